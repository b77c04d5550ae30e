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

it('`npm run share-pictures` has made one for every page, and no other', () => {
  const pages = [...sharedPages.keys()];
  expect(Object.keys(record).toSorted()).toEqual(pages.toSorted());
  const files = pages.flatMap((name) =>
    locales.map((locale) => sharePictureFile(name, locale).replace('/share/', '')),
  );
  expect(readdirSync(join(site, 'public/share')).toSorted()).toEqual(files.toSorted());
});

describe.each([...sharedPages])(
  '`npm run share-pictures` has made that of %s anew',
  (name, { picture: ownPicture }) => {
    it('with the picture of now', () => {
      const { picture, version } = record[name] as MadeOf;
      expect(picture).toBe(ownPicture);
      expect(version).toBe(manifest[picture].version);
    });

    it.each(locales)('as large as the networks ask for, and light (%s)', async (locale) => {
      const path = join(site, 'public', sharePictureFile(name, locale));
      expect(existsSync(path)).toBe(true);
      expect(await sharp(path).metadata()).toMatchObject({ format: 'jpeg', ...sharePictureSize });
      expect(statSync(path).size).toBeLessThanOrEqual(90_000);
    });
  },
);
