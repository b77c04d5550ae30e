/** The built site, for tests that need neither a browser nor the emulators. `npm run build` makes it. */
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type HTMLElement, parse } from 'node-html-parser';
import { locales, localizedPath } from '../../packages/languages/src/index.ts';
import { portOf, startHosting as startSuperstatic } from '../../scripts/bench/server.ts';
import { addressesOf, routes } from '../../site/src/routes/routes.ts';
import { root } from './repository.ts';

/** A file of the public folder. */
export function readBuilt(file: string): string {
  const path = join(root, 'site/dist', file);
  if (!existsSync(path)) throw new Error(`There is no site/dist/${file}: run npm run build first`);
  return readFileSync(path, 'utf8');
}

const parsed = new Map<string, HTMLElement>();

/** The page in a file of the public folder, without `.html`. */
export function readPage(file: string): HTMLElement {
  const known = parsed.get(file);
  if (known) return known;
  const page = parse(readBuilt(`${file}.html`));
  parsed.set(file, page);
  return page;
}

/** Every listed page in every language, by its path in the route table and by the language's own address. */
export const builtPages = routes.flatMap((route) =>
  addressesOf(route).flatMap((path) =>
    locales.map((locale) => ({
      route,
      path,
      locale,
      address: localizedPath(path, locale),
      /** Where the page is made, for the names of tests. */
      folder: `site/src/pages/${route.name}`,
    })),
  ),
);

/** The page at an address of the site. */
export const pageAt = (address: string): HTMLElement =>
  readPage(address === '/' ? 'index' : address.slice(1));

/** The JSON-LD blocks of a page. */
export const structuredData = (page: HTMLElement): Record<string, unknown>[] =>
  page
    .querySelectorAll('script[type="application/ld+json"]')
    .map(({ rawText }) => JSON.parse(rawText) as Record<string, unknown>);

/** Serves the built site as Firebase Hosting does: superstatic with firebase.json, as in its emulator. */
export async function startHosting() {
  const server = await startSuperstatic();
  return {
    get: (address: string, headers: Record<string, string> = {}) =>
      fetch(`http://127.0.0.1:${portOf(server)}${address}`, { headers, redirect: 'manual' }),
    stop: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
