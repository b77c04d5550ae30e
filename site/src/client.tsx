import type { Locale } from '@elevate/languages';
import type { Messages } from '@lingui/core';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './App.tsx';
import { addEarlyInput } from './drafts.ts';
import { Catalogs } from './language/catalogs.ts';
import { asLocale, detectLocale, isGermanAddress, names } from './language/detect.ts';
import { fetchCatalog } from './language/fetchCatalog.ts';
import { rememberLocale } from './language/remember.ts';
import { tableAddress } from './routes/addresses.ts';
import { takeDrafts } from './routes/loadAnew.ts';
import { loadPage } from './routes/loadPage.ts';
import { PageLoader } from './routes/PageLoader.ts';
import { routeAt, type SiteRoute } from './routes/routes.ts';
import type { Site } from './SiteContext.ts';
import { holdEvents } from './shell/holdEvents.ts';
import { prerenderedHead } from './shell/prerenderedHead.ts';
import { showWithoutScripts } from './shell/showWithoutScripts.ts';

const { documentElement } = document;

/** Settles the language before anything is shown: what is detected is remembered (docs/decisions/0004). */
function settleLocale(): Locale {
  const locale = detectLocale(location);
  if (!isGermanAddress(location.pathname)) {
    rememberLocale(locale);
  } else if (locale === 'en') {
    // A `lng` in the query wins over the address: /de/about?lng=en leads to /about.
    rememberLocale(locale);
    const search = new URLSearchParams(location.search);
    search.delete(names.query);
    const query = search.size > 0 ? `?${search}` : '';
    history.replaceState(
      history.state,
      '',
      tableAddress(location.pathname) + query + location.hash,
    );
  }
  return locale;
}

/** The words that the prerendered HTML brings along, by scope. */
function seedCatalogs(catalogs: Catalogs, locale: Locale | undefined): void {
  const seed = document.getElementById('catalogs')?.textContent;
  if (!seed || !locale) return;
  for (const [scope, messages] of Object.entries(JSON.parse(seed) as Record<string, Messages>)) {
    catalogs.add(scope, locale, messages);
  }
}

const attempts = 5;
const firstDelay = 1000;

/** Loads the page one has come to, after a lost connection again, the delay doubling from 1 s. */
async function loadFirstPage(site: Site, route: SiteRoute, locale: Locale): Promise<boolean> {
  for (let attempt = 0; attempt < attempts; attempt++) {
    try {
      await site.pages.load(route, locale);
      return true;
    } catch {
      site.pages.forgetFailures();
      await new Promise((resolve) => {
        setTimeout(resolve, firstDelay * 2 ** attempt);
      });
    }
  }
  return false;
}

async function start(root: HTMLElement) {
  // Not `lang`, which becomes another where the browser translates the page.
  const htmlLocale = asLocale(documentElement.dataset['locale']);
  const htmlAddress = documentElement.dataset['address'];
  const locale = settleLocale();

  const catalogs = new Catalogs(fetchCatalog);
  seedCatalogs(catalogs, htmlLocale);
  const site: Site = { catalogs, pages: new PageLoader(catalogs, loadPage), drafts: takeDrafts() };
  const route = routeAt(tableAddress(location.pathname));
  const isPrerendered = htmlAddress !== undefined;
  const isLoaded = await loadFirstPage(site, route, locale);
  // A prerendered page can be read, and its links and its menu work, without us: better than an error.
  if (!isLoaded && isPrerendered) {
    showWithoutScripts(document);
    document.dispatchEvent(new Event('lost'));
    return;
  }

  const app = (
    <StrictMode>
      <BrowserRouter>
        <App site={site} locale={locale} />
      </BrowserRouter>
    </StrictMode>
  );
  holdEvents(root);
  const isAsPrerendered =
    htmlAddress === location.pathname &&
    htmlLocale === locale &&
    documentElement.lang === locale &&
    Object.keys(site.drafts).length === 0;
  if (isAsPrerendered) {
    // In slices: a transition gives way to whatever a visitor does meanwhile.
    startTransition(() => {
      hydrateRoot(root, app);
    });
  } else {
    addEarlyInput(site.drafts, root);
    for (const element of prerenderedHead()) element.remove();
    createRoot(root).render(app);
  }
}

const root = document.getElementById('root');
if (root) {
  void start(root).finally(() =>
    requestAnimationFrame(() => delete documentElement.dataset['hold']),
  );
}
