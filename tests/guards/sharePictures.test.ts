import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { manifest } from '../../packages/artwork/src/manifest.ts';
import { locales } from '../../packages/languages/src/index.ts';
import { sharedPages, sharePictureFile, sharePictureSize } from '../../site/src/sharePictures.ts';

const site = join(import.meta.dirname, '../../site');

interface MadeOf {
  picture: keyof typeof manifest;
  version: string;
}
/** Titles are compared with the pages in tests/site/metadata.test.ts. */
const record = JSON.parse(readFileSync(join(site, 'sharePictures.json'), 'utf8')) as Record<
  string,
  MadeOf
>;

it('every page has share pictures, and there are no others (npm run share-pictures)', () => {
  const pages = [...sharedPages.keys()];
  expect(Object.keys(record).toSorted()).toEqual(pages.toSorted());
  const files = pages.flatMap((name) =>
    locales.map((locale) => sharePictureFile(name, locale).replace('/share/', '')),
  );
  expect(readdirSync(join(site, 'public/share')).toSorted()).toEqual(files.toSorted());
});

describe.each([...sharedPages])(
  'the share picture of %s is up to date',
  (name, { picture: ownPicture }) => {
    it('shows the current picture of the page', () => {
      const { picture, version } = record[name] as MadeOf;
      expect(picture).toBe(ownPicture);
      expect(version).toBe(manifest[picture].version);
    });

    it.each(locales)(
      'has the size that networks ask for, within the budget (%s)',
      async (locale) => {
        const path = join(site, 'public', sharePictureFile(name, locale));
        expect(existsSync(path)).toBe(true);
        expect(await sharp(path).metadata()).toMatchObject({ format: 'jpeg', ...sharePictureSize });
        expect(statSync(path).size).toBeLessThanOrEqual(90_000);
      },
    );
  },
);
