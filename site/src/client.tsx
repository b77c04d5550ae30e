import { asLocale, type Locale, routePath } from '@elevate/languages';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot, type RootOptions } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './App.tsx';
import { addEarlyInput } from './drafts.ts';
import { noteFailure } from './failures.ts';
import { addressIn } from './language/addressIn.ts';
import { Catalogs } from './language/catalogs.ts';
import { detectLocale } from './language/detect.ts';
import { fetchCatalog } from './language/fetchCatalog.ts';
import { recoverByReload, takeDrafts } from './reload.ts';
import { importPage } from './routes/importPage.ts';
import { RouteLoader, RouteUnavailableError } from './routes/RouteLoader.ts';
import { routeAt } from './routes/routes.ts';
import type { Site } from './SiteContext.ts';
import { prerenderedHead } from './shell/prerenderedHead.ts';

const { documentElement } = document;

/**
 * Corrects the address: a `lng` in the query wins over the prefix (/de/about?lng=en leads to /about), and
 * repeated slashes become one.
 */
function correctAddress(locale: Locale): void {
  const { pathname, search, hash } = addressIn(locale, location);
  if (pathname === location.pathname) return;
  history.replaceState(history.state, '', pathname + search + hash);
}

function createSite(): Site {
  const catalogs = new Catalogs(fetchCatalog);
  const drafts = takeDrafts();
  const routeLoader = new RouteLoader({
    loadWords: (scope, locale) => catalogs.ensure(scope, locale),
    importPage,
    recover: async (route, locale) => {
      await recoverByReload({ drafts }, route, locale);
      if (import.meta.env.VITE_FAILURE_REPORTS) {
        noteFailure('page', new RouteUnavailableError(route.name));
      }
    },
  });
  const head = prerenderedHead();
  const removePrerenderedHead = () => {
    for (const element of head) element.remove();
  };
  return { catalogs, routeLoader, drafts, removePrerenderedHead };
}

const reporting: RootOptions | undefined = import.meta.env.VITE_FAILURE_REPORTS
  ? {
      onCaughtError: (error) => {
        // React's default.
        console.error(error);
        // Reported when it could not be recovered.
        if (!(error instanceof RouteUnavailableError)) noteFailure('render', error);
      },
    }
  : undefined;

/**
 * Hydrates the page, or renders it where the HTML has another language or address.
 * @throws when its code or words do not arrive; the prerendered page is then left as it is.
 */
export async function start(root: HTMLElement): Promise<void> {
  const { dataset } = documentElement;
  // Not `lang`: it changes when the browser translates the page.
  const htmlLocale = asLocale(dataset['locale']);
  const locale = detectLocale(location);
  correctAddress(locale);

  const site = createSite();
  await site.routeLoader.loadRoute(routeAt(routePath(location.pathname)), locale);

  const app = (
    <StrictMode>
      <BrowserRouter>
        <App site={site} locale={locale} />
      </BrowserRouter>
    </StrictMode>
  );
  const isAsPrerendered =
    dataset['address'] === location.pathname &&
    htmlLocale === locale &&
    documentElement.lang === locale &&
    Object.keys(site.drafts).length === 0;
  if (isAsPrerendered) {
    // A transition hydrates in slices, between which the browser answers the visitor.
    startTransition(() => {
      hydrateRoot(root, app, reporting);
    });
  } else {
    addEarlyInput(site.drafts, root);
    site.removePrerenderedHead();
    createRoot(root, reporting).render(app);
  }
}
