import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { fileName, formats, type Manifest, viewNames, widths } from './files.ts';
import manifest from './manifest.json' with { type: 'json' };

it('the folder holds every view, width and format of each picture, and nothing else', () => {
  const expected = Object.entries(manifest satisfies Manifest).flatMap(([name, { version }]) =>
    viewNames.flatMap((view) =>
      widths[view].flatMap((width) =>
        formats.map((format) => fileName({ name, version, view, width, format })),
      ),
    ),
  );
  const actual = readdirSync(join(import.meta.dirname, '../files'));
  expect(actual.toSorted()).toEqual(expected.toSorted());
});
