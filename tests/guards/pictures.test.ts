import { readdirSync, statSync } from 'node:fs';
import { join, parse } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { budgets } from '../../packages/artwork/src/encoding/encode.ts';
import { fileName, formats, type Manifest, widths } from '../../packages/artwork/src/files.ts';
import { manifest } from '../../packages/artwork/src/manifest.ts';

const artwork = join(import.meta.dirname, '../../packages/artwork');
const folder = join(artwork, 'files');
const cameras = ['landscape', 'portrait'] as const;

const filesOf = (name: string) => {
  const entry = (manifest as Manifest)[name];
  if (!entry) throw new Error(`${name} is not in the manifest`);
  const { version } = entry;
  return cameras.flatMap((camera) =>
    widths[camera].flatMap((width) =>
      formats.map((format) => ({
        file: fileName({ name, version, camera, width, format }),
        format,
        width,
        height: Math.round((width * entry[camera].height) / entry[camera].width),
      })),
    ),
  );
};
const names = Object.keys(manifest);

it.each(names)('every file of %s is what it says, within its budget', async (name) => {
  const expected = filesOf(name);
  const actual = await Promise.all(
    expected.map(async ({ file }) => {
      const { width, height, format, compression } = await sharp(join(folder, file)).metadata();
      return { file, format: compression === 'av1' ? 'avif' : format, width, height };
    }),
  );
  expect(actual).toEqual(expected);
  const tooHeavy = expected.filter(
    ({ file, width }) => statSync(join(folder, file)).size > budgets[width],
  );
  expect(tooHeavy).toEqual([]);
});

it('no picture lacks a view, and no file is left over', () => {
  const expected = names.flatMap(filesOf).map(({ file }) => file);
  expect(readdirSync(folder).toSorted()).toEqual(expected.toSorted());
});

it('every photograph bears the name of a picture', () => {
  const known = new Set(names.flatMap((name) => [name, `${name}-portrait`]));
  const unknown = readdirSync(join(artwork, 'photographs')).filter(
    (file) => file !== 'README.md' && !known.has(parse(file).name),
  );
  expect(unknown).toEqual([]);
});
