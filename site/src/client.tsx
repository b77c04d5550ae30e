import '@elevate/brand/styles.css';
import { addressLocale, routePath } from '@elevate/languages';
import { StrictMode, startTransition } from 'react';
import type { RootOptions } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './App.tsx';
import { addEarlyInput } from './addEarlyInput.ts';
import { keepForBack, restoredDrafts } from './drafts.ts';
import { noteFailure } from './failures.ts';
import { nextTask } from './nextTask.ts';
import { Catalogs } from './parts/catalogs.ts';
import { fetchCatalog } from './parts/fetchCatalog.ts';
import { importPart } from './parts/importPart.ts';
import { PartLoader, PartUnavailableError } from './parts/PartLoader.ts';
import { clearHandedOver, handedOverDrafts, reloadOnChunkError } from './reload.ts';
import { routeAt } from './routes/routes.ts';
import type { Site } from './SiteContext.ts';
import { MissedBack } from './shell/MissedBack.tsx';
import { prerenderedHead } from './shell/prerenderedHead.ts';

const { documentElement } = document;

function createSite(): Site {
  const catalogs = new Catalogs(fetchCatalog);
  const drafts = { ...restoredDrafts(), ...handedOverDrafts() };
  keepForBack(drafts);
  const partLoader = new PartLoader({
    catalogs,
    importPart,
    reloadOnChunkError: async (page, locale) => {
      await reloadOnChunkError({ drafts }, page, locale);
      if (import.meta.env.VITE_FAILURE_REPORTS) noteFailure('page', new PartUnavailableError(page));
    },
  });
  const head = prerenderedHead();
  const removePrerenderedHead = () => {
    for (const element of head) element.remove();
  };
  return { catalogs, partLoader, drafts, removePrerenderedHead };
}

const reporting: RootOptions | undefined = import.meta.env.VITE_FAILURE_REPORTS
  ? {
      onCaughtError: (error) => {
        // React's default.
        console.error(error);
        // Reported when it could not be recovered.
        if (!(error instanceof PartUnavailableError)) noteFailure('render', error);
      },
    }
  : undefined;

/**
 * Hydrates the page, or renders it where the HTML was made for another address.
 * @throws when its code or words do not arrive; the prerendered page is then left as it is.
 */
export async function start(root: HTMLElement): Promise<void> {
  const site = createSite();
  await nextTask();
  // Loaded with this module, and evaluated here.
  const { createRoot, hydrateRoot } = await import('react-dom/client');
  await nextTask();
  let pathname: string;
  do {
    ({ pathname } = location);
    await site.partLoader.load(routeAt(routePath(pathname)).name, addressLocale(pathname));
    // Else Back has led to another address in the meantime.
  } while (pathname !== location.pathname);
  clearHandedOver();

  const app = (
    <StrictMode>
      <BrowserRouter>
        <MissedBack>
          <App site={site} />
        </MissedBack>
      </BrowserRouter>
    </StrictMode>
  );
  const isAsPrerendered =
    documentElement.dataset['address'] === pathname &&
    // Else the browser has translated the page.
    documentElement.lang === addressLocale(pathname) &&
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
