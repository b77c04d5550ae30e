import { type Locale, locales } from '@elevate/languages';
import { preloadedFonts } from '@elevate/ui/fonts';
import type { Messages } from '@lingui/core';
import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { App } from './App.tsx';
import { Catalogs } from './language/catalogs.ts';
import { germanAddress } from './routes/addresses.ts';
import { loadPage } from './routes/loadPage.ts';
import { PageLoader } from './routes/PageLoader.ts';
import {
  addressedRoutes,
  addressesOf,
  mailedRoutes,
  notFoundRoute,
  type SiteRoute,
} from './routes/routes.ts';
import type { Site } from './SiteContext.ts';
import { siteFiles } from './siteFiles.ts';

const messages = import.meta.glob<Messages>(
  ['./shell/locales/*.json', './pages/*/locales/*.json'],
  { import: 'messages', eager: true },
);

const messagesOf = (scope: string, locale: Locale): Messages => {
  const folder = scope === 'shell' ? './shell' : `./pages/${scope}`;
  const found = messages[`${folder}/locales/${locale}.json`];
  if (!found) throw new Error(`No compiled catalog of ${scope} in ${locale}: run lingui compile`);
  return found;
};

/** A page to prerender, and where Hosting looks for it (docs/architecture.md). */
export interface Target {
  route: SiteRoute;
  /** The address the page is rendered at; the not-found page stands at none of its own. */
  address: string;
  locale: Locale;
  /** Files under the public folder, without .html. */
  files: string[];
}

/** Whether a page says all before its scripts run: those behind a mail's link show what the link holds. */
export const isComplete = ({ route }: Target): boolean => !mailedRoutes.includes(route);

/** The addresses a route is prerendered at. */
function prerenderedAddresses(route: SiteRoute): string[] {
  const { known, unknown } = addressesOf(route);
  return unknown ? [...known, unknown] : known;
}

const fileOf = (path: string) => (path === '/' ? 'index' : path.slice(1));

/**
 * Every file of the site: English at the route table's addresses, as the default and for browsers
 * that ask for it; German there for browsers that ask for German, and in the tree under /de.
 */
export const targets: Target[] = [
  ...addressedRoutes.flatMap((route) =>
    prerenderedAddresses(route).flatMap((path): Target[] => [
      {
        route,
        address: path,
        locale: 'en',
        files: [fileOf(path), `localized/en/${fileOf(path)}`],
      },
      { route, address: path, locale: 'de', files: [`localized/de/${fileOf(path)}`] },
      { route, address: germanAddress(path), locale: 'de', files: [`de/${fileOf(path)}`] },
    ]),
  ),
  ...locales.map(
    (locale): Target => ({
      route: notFoundRoute,
      address: '/404',
      locale,
      files: locale === 'en' ? ['404', 'localized/en/404'] : ['localized/de/404'],
    }),
  ),
];

export interface PrerenderedPage {
  /** The app's HTML. */
  body: string;
  /** What React hoists in front of it: title, meta and link elements. */
  head: string;
  /** The words that the page was made of, by scope, for the browser to start with. */
  catalogs: Record<string, Messages>;
}

export { preloadedFonts };

/** The files beside the pages, by path under the public folder. */
export const files = siteFiles((locale) => {
  const catalogs = new Catalogs(async () => ({}));
  catalogs.add('shell', locale, messagesOf('shell', locale));
  return catalogs.i18n(locale);
});

/** Renders one target to HTML. */
export async function renderTarget({ route, address, locale }: Target): Promise<PrerenderedPage> {
  const seeds = {
    shell: messagesOf('shell', locale),
    [route.name]: messagesOf(route.name, locale),
  };
  const catalogs = new Catalogs(async (scope) => messagesOf(scope, locale));
  for (const [scope, words] of Object.entries(seeds)) catalogs.add(scope, locale, words);
  const site: Site = { catalogs, pages: new PageLoader(catalogs, loadPage), drafts: {} };
  await site.pages.load(route, locale);

  const { prelude } = await prerender(
    <StrictMode>
      <StaticRouter location={address}>
        <App site={site} locale={locale} />
      </StaticRouter>
    </StrictMode>,
    {
      // One piece of HTML: without it a large page comes out as a fallback and an inline script.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => {
        throw error;
      },
    },
  );
  const html = await new Response(prelude).text();
  const hoisted = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)*/.exec(html)?.[0] ?? '';
  return { head: hoisted, body: html.slice(hoisted.length), catalogs: seeds };
}
