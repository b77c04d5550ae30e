import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import {
  type PhotographManifest,
  type PrintManifest,
  photographFileName,
  photographFormats,
  photographWidths,
  printFileName,
} from './files.ts';
import photographs from './photographs.json' with { type: 'json' };
import prints from './prints.json' with { type: 'json' };

it('the folder holds every file of each print and each photograph, and nothing else', () => {
  const printFiles = Object.entries(prints as PrintManifest).flatMap(([name, { version, views }]) =>
    views.map((view) => printFileName(name, view, version)),
  );
  const photographFiles = Object.entries(photographs as PhotographManifest).flatMap(
    ([name, { version }]) =>
      photographWidths.flatMap((width) =>
        photographFormats.map((format) => photographFileName({ name, version, width, format })),
      ),
  );
  const expected = [...printFiles, ...photographFiles];
  const actual = readdirSync(join(import.meta.dirname, '../files'));
  expect(actual.toSorted()).toEqual(expected.toSorted());
});
