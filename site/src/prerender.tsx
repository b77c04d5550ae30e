import { preloadedFonts } from '@elevate/brand/fonts';
import { type Locale, locales, localizedPath } from '@elevate/languages';
import { type Messages, setupI18n } from '@lingui/core';
import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { App } from './App.tsx';
import { Catalogs, catalogIn, shell } from './parts/catalogs.ts';
import { importPart } from './parts/importPart.ts';
import { PartLoader } from './parts/PartLoader.ts';
import {
  addressedRoutes,
  mailedRoutes,
  notFoundAddress,
  notFoundRoute,
  prerenderedAddress,
  type SiteRoute,
} from './routes/routes.ts';
import type { Site } from './SiteContext.ts';
import { siteFiles } from './siteFiles.ts';

const messages = import.meta.glob<Messages>(
  ['./shell/locales/*.json', './pages/*/locales/*.json'],
  { import: 'messages', eager: true },
);

const messagesOf = (scope: string, locale: Locale): Messages =>
  catalogIn(messages, '.', scope, locale);

/** A page to prerender, and the files in which Hosting looks for it (docs/architecture.md). */
export interface Target {
  route: SiteRoute;
  /** The address the page is rendered at, which names its language. */
  address: string;
  locale: Locale;
  /** Files below the public folder, without .html. */
  files: string[];
}

/** Whether a page loads its scripts at once, because it shows what a mailed link holds. */
export const needsScripts = ({ route }: Target): boolean => mailedRoutes.includes(route);

const fileOf = (path: string) => (path === '/' ? 'index' : path.slice(1));

/** A page in every language: at its address, and under /localized for Hosting's i18n rewrites. */
const targetsAt = (route: SiteRoute, path: string): Target[] =>
  locales.map((locale) => {
    const address = localizedPath(path, locale);
    return {
      route,
      address,
      locale,
      files: [fileOf(address), `localized/${locale}/${fileOf(path)}`],
    };
  });

/** Every page of the site as a file. */
export const targets: Target[] = [
  ...addressedRoutes.flatMap((route) => targetsAt(route, prerenderedAddress(route))),
  ...targetsAt(notFoundRoute, notFoundAddress),
];

export { preloadedFonts };

/** The files beside the pages, by path below the public folder. */
export const files = siteFiles((locale) =>
  setupI18n({ locale, messages: { [locale]: messagesOf(shell, locale) } }),
);

const rootStart = '<div id="root">';
const rootEnd = '</div>';

/**
 * React writes hoisted elements (title, meta, link) before the root element. Splits the HTML there.
 * @throws when the root element is not found exactly once.
 */
function splitAtRoot(html: string) {
  const [head, body, ...rest] = html.split(rootStart);
  if (head === undefined || body === undefined || rest.length > 0 || !body.endsWith(rootEnd)) {
    throw new Error(`The prerendered HTML does not hold ${rootStart} exactly once`);
  }
  return { head, body: body.slice(0, -rootEnd.length) };
}

/** Renders one target to HTML. @throws an error that names the address and the language. */
export async function renderTarget(target: Target) {
  try {
    return await render(target);
  } catch (cause) {
    throw new Error(`The page at ${target.address} (${target.locale}) cannot be rendered`, {
      cause,
    });
  }
}

async function render({ route, address, locale }: Target) {
  const catalogs = new Catalogs(async (scope) => messagesOf(scope, locale));
  const partLoader = new PartLoader({ catalogs, importPart, reloadOnChunkError: async () => {} });
  const site: Site = { catalogs, partLoader, drafts: {}, removePrerenderedHead: () => {} };
  await partLoader.load(route.name, locale);

  const errors: unknown[] = [];
  const { prelude } = await prerender(
    <div id="root">
      <StrictMode>
        <StaticRouter location={address}>
          <App site={site} />
        </StaticRouter>
      </StrictMode>
    </div>,
    {
      // One piece of HTML: without it a large page becomes a fallback and an inline script.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      // Not thrown here, outside the promise, where nothing could catch it.
      onError: (error) => {
        errors.push(error);
      },
    },
  );
  if (errors.length > 0) throw errors[0];
  return splitAtRoot(await new Response(prelude).text());
}
