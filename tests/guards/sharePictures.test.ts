import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { formatter } from '@lingui/format-po';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { PictureId } from '../../packages/artwork/src/index.ts';
import manifest from '../../packages/artwork/src/manifest.json' with { type: 'json' };
import { type Locale, locales, sourceLocale } from '../../packages/languages/src/index.ts';
import { routeAt } from '../../site/src/routes/routes.ts';
import { sharedPages, sharePictureFile, sharePictureSize } from '../../site/src/sharePictures.ts';

const site = join(import.meta.dirname, '../../site');

interface CardRecord {
  picture: PictureId;
  version: string;
  title: Record<Locale, string>;
}
const record = JSON.parse(readFileSync(join(site, 'sharePictures.json'), 'utf8')) as Record<
  string,
  CardRecord
>;

/** Every sentence of a page, in the source language and in another one. */
async function sentencesOf(folder: string, locale: Locale) {
  const file = join(site, 'src/pages', folder, 'locales', `${locale}.po`);
  const context = { locale, sourceLocale, filename: file };
  const catalog = await formatter({ lineNumbers: false }).parse(
    readFileSync(file, 'utf8'),
    context,
  );
  return Object.values(catalog ?? {})
    .filter(({ obsolete }) => !obsolete)
    .map(({ message = '', translation }) => [message, translation || message]);
}

it('`npm run share-pictures` has made a picture for every page and language, and no other', () => {
  const pages = [...sharedPages.keys()];
  expect(Object.keys(record).toSorted()).toEqual(pages.toSorted());
  const files = pages.flatMap((name) =>
    locales.map((locale) => sharePictureFile(name, locale).replace('/share/', '')),
  );
  expect(readdirSync(join(site, 'public/share')).toSorted()).toEqual(files.toSorted());
});

const recorded = [...sharedPages].filter(([name]) => name in record);

describe.each(recorded)(
  'the share picture of %s that `npm run share-pictures` made',
  (name, { address, picture: ownPicture }) => {
    const { picture, version, title } = record[name] as CardRecord;

    it.each(locales.slice(1))(
      "shows the page's title in the source language and in %s",
      async (locale) => {
        const sentences = await sentencesOf(routeAt(address).name, locale);
        expect(sentences).toContainEqual([title[sourceLocale], title[locale]]);
      },
    );

    it('shows the current version of its picture', () => {
      expect(picture).toBe(ownPicture);
      expect(version).toBe(manifest[picture].version);
    });

    it.each(locales)(
      'has the size that networks require, and at most 90 kB (%s)',
      async (locale) => {
        const path = join(site, 'public', sharePictureFile(name, locale));
        expect(await sharp(path).metadata()).toMatchObject({ format: 'jpeg', ...sharePictureSize });
        expect(statSync(path).size).toBeLessThanOrEqual(90_000);
      },
    );
  },
);
