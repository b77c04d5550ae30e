/** The alt texts of prints, in English, beside what each drawing says that it shows. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sourceLocale } from '@elevate/languages';
import { expect, it } from 'vitest';
import { builtPages, pageAt } from '../support/builtSite.ts';

const sources = join(import.meta.dirname, '../../packages/artwork/sources');

/** What each drawing shows, by its name and view. */
const shown = new Map(
  globSync('*.svg', { cwd: sources }).map((file) => [
    file.replace('.svg', ''),
    /<desc[^>]*>([^<]+)/.exec(readFileSync(join(sources, file), 'utf8'))?.[1] ?? '',
  ]),
);

/** Words that say when or where, not what. */
const notSubjects =
  'the|and|above|among|before|behind|below|beside|between|from|front|into|onto|over|under|with|their|them|that|each|many|open|wide|small|morning|evening|dusk|dawn|sunrise|light|left|right|down|back|high';

const subjects = (text: string) =>
  new Set(
    text
      .toLowerCase()
      .split(/[^\p{L}]+/u)
      .filter((word) => word.length > 2 && !new RegExp(`^(?:${notSubjects})$`).test(word))
      .map((word) => word.replace(/s$/, '')),
  );

it('every English alt text shares two subjects with what its print shows', () => {
  const wrong = new Set<string>();
  let compared = 0;
  for (const { address, locale } of builtPages) {
    if (locale !== sourceLocale) continue;
    for (const image of pageAt(address).querySelectorAll('img')) {
      const alt = image.getAttribute('alt') ?? '';
      const [, name = ''] =
        /^\/pictures\/(.+-\w+)\.\w+\.svg$/.exec(image.getAttribute('src') ?? '') ?? [];
      if (alt === '' || name === '') continue;
      compared += 1;
      const shows = shown.get(name) ?? '';
      const named = subjects(shows);
      if ([...subjects(alt)].filter((subject) => named.has(subject)).length < 2) {
        wrong.add(`'${alt}' on ${address}: sources/${name}.svg shows '${shows}'`);
      }
    }
  }
  expect(compared).toBeGreaterThan(30);
  expect([...wrong]).toEqual([]);
});
