import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { locales, localizedPath } from '../packages/languages/src/index.ts';
import { addressedRoutes, addressesOf } from '../site/src/routes/routes.ts';

const root = join(import.meta.dirname, '..');

/** Every address of a page in every language, and the feeds. */
const currentAddresses = (): string[] =>
  [...addressedRoutes.flatMap(addressesOf), '/blog/feed.xml'].flatMap((path) =>
    locales.map((locale) => localizedPath(path, locale)),
  );

/**
 * Adds the site's addresses to the list of those that were ever published, which the deployer commits.
 * Others link to them, so that tests/site/addresses.test.ts fails where one does not answer any more.
 */
export function addPublishedAddresses(): void {
  const file = join(root, 'site/publishedAddresses.json');
  const published = JSON.parse(readFileSync(file, 'utf8')) as string[];
  const all = [...new Set([...published, ...currentAddresses()])].toSorted();
  writeFileSync(file, `${JSON.stringify(all, undefined, 2)}\n`);
}
