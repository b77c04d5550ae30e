import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { formatter } from '@lingui/format-po';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { manifest } from '../../packages/artwork/src/manifest.ts';
import { locales } from '../../packages/languages/src/index.ts';
import { pageAddresses } from '../../site/src/routes/pageNames.ts';
import { routeAt } from '../../site/src/routes/routes.ts';
import { sharePictureFile, sharePictureSize } from '../../site/src/shell/sharePicture.ts';

const site = join(import.meta.dirname, '../../site');

interface MadeOf {
  picture: keyof typeof manifest;
  version: string;
  title: { en: string; de: string };
}
const record = JSON.parse(readFileSync(join(site, 'sharePictures.json'), 'utf8')) as Record<
  string,
  MadeOf
>;

/** The German of every sentence of a page. */
async function wordsOf(folder: string) {
  const file = join(site, 'src/pages', folder, 'locales/de.po');
  const context = { locale: 'de', sourceLocale: 'en', filename: file };
  const catalog = await formatter({ lineNumbers: false }).parse(
    readFileSync(file, 'utf8'),
    context,
  );
  return Object.values(catalog ?? {})
    .filter(({ obsolete }) => !obsolete)
    .map(({ message, translation }) => ({ en: message, de: translation }));
}

it('`npm run share-pictures` has made one for every page, and no other', () => {
  const pages = [...pageAddresses.keys()];
  expect(Object.keys(record).toSorted()).toEqual(pages.toSorted());
  const files = pages.flatMap((name) =>
    locales.map((locale) => sharePictureFile(name, locale).replace('/share/', '')),
  );
  expect(readdirSync(join(site, 'public/share')).toSorted()).toEqual(files.toSorted());
});

describe.each([...pageAddresses])(
  '`npm run share-pictures` has made that of %s anew',
  (name, address) => {
    it('with the title of now', async () => {
      expect(await wordsOf(routeAt(address).name)).toContainEqual(record[name]?.title);
    });

    it('with the picture of now', () => {
      const { picture, version } = record[name] as MadeOf;
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
