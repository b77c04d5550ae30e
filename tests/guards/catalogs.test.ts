import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatter } from '@lingui/format-po';
import { expect, it } from 'vitest';

const site = join(import.meta.dirname, '../../site/src');

const catalogs = readdirSync(site, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('locales/de.po'),
);

it('a sentence has one German on all of the site', async () => {
  // One language is one set of words: a page's German would replace the shell's once it is visited.
  expect(catalogs.length).toBeGreaterThan(1);
  const known = new Map<string, { translation: string; file: string }>();
  const conflicts: string[] = [];
  for (const file of catalogs) {
    const words = await formatter({ lineNumbers: false }).parse(
      readFileSync(join(site, file), 'utf8'),
      {
        locale: 'de',
        sourceLocale: 'en',
        filename: file,
      },
    );
    for (const [id, { translation = '', message, obsolete }] of Object.entries(words ?? {})) {
      if (obsolete) continue;
      const earlier = known.get(id);
      if (earlier && earlier.translation !== translation) {
        conflicts.push(
          `${message ?? id}: '${earlier.translation}' in ${earlier.file}, '${translation}' in ${file}`,
        );
      }
      known.set(id, { translation, file });
    }
  }
  expect(conflicts).toEqual([]);
});
