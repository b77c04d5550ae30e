import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import {
  fileName,
  formats,
  type Manifest,
  type PrintManifest,
  printFileName,
  viewNames,
  widths,
} from './files.ts';
import manifest from './manifest.json' with { type: 'json' };
import prints from './prints.json' with { type: 'json' };

it('the folder holds every file of each picture and each print, and nothing else', () => {
  const pictureFiles = Object.entries(manifest as Manifest).flatMap(([name, { version }]) =>
    viewNames.flatMap((view) =>
      widths[view].flatMap((width) =>
        formats.map((format) => fileName({ name, version, view, width, format })),
      ),
    ),
  );
  const printFiles = Object.entries(prints as PrintManifest).flatMap(([name, { version, views }]) =>
    views.map((view) => printFileName(name, view, version)),
  );
  const expected = [...pictureFiles, ...printFiles];
  const actual = readdirSync(join(import.meta.dirname, '../files'));
  expect(actual.toSorted()).toEqual(expected.toSorted());
});
