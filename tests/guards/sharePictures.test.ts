import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { pictures } from '../../packages/artwork/src/pictures.ts';
import { locales } from '../../packages/languages/src/index.ts';
import { drawingOf, sharePictureLook } from '../../scripts/sharePictureLook.ts';
import { sharedPages, sharePictureFile, sharePictureSize } from '../../site/src/sharePictures.ts';
import { read, root } from '../support/repository.ts';

const folder = join(root, 'site/public');

/** Titles are compared with the pages in tests/site/metadata.test.ts. */
const record = JSON.parse(read('site/sharePictures.json')) as Record<
  string,
  { picture: string; look: string }
>;

it('every page has share pictures, and there are no others (npm run share-pictures)', () => {
  const pages = [...sharedPages.keys()];
  const files = pages.flatMap((name) =>
    locales.map((locale) => sharePictureFile(name, locale).replace('/share/', '')),
  );
  const made = readdirSync(join(folder, 'share'));
  const remedy = 'run `npm run share-pictures`';
  expect(
    files.filter((file) => !made.includes(file)),
    `share pictures are missing: ${remedy}`,
  ).toEqual([]);
  expect(made.toSorted(), `there are other share pictures: ${remedy}`).toEqual(files.toSorted());
  expect(Object.keys(record).toSorted(), remedy).toEqual(pages.toSorted());
});

/** A missing picture fails the test above only. */
const madeIn = (name: string) =>
  locales.filter((locale) => existsSync(join(folder, sharePictureFile(name, locale))));

describe.each([...sharedPages])('the share picture of %s', (name, { picture }) => {
  it('shows the current picture of the page, in the current look (npm run share-pictures)', () => {
    expect(record[name]).toMatchObject({
      picture: drawingOf(pictures[picture].src),
      look: sharePictureLook,
    });
  });

  it.each(madeIn(name))(
    'has the size that networks require, and at most 90 kB (%s)',
    async (locale) => {
      const path = join(folder, sharePictureFile(name, locale));
      expect(await sharp(path).metadata()).toMatchObject({ format: 'jpeg', ...sharePictureSize });
      expect(statSync(path).size).toBeLessThanOrEqual(90_000);
    },
  );
});
