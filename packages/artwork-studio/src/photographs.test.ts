import { readFileSync } from 'node:fs';
import type { Manifest } from '@elevate/artwork/files';
import { expect, it } from 'vitest';
import { manifestFile } from './folders.ts';
import { photographedPictures } from './photographs.ts';

const published = Object.keys(JSON.parse(readFileSync(manifestFile, 'utf8')) as Manifest);

it('`npm run pictures` has published every photograph, and nothing else', async () => {
  expect(published.toSorted()).toEqual((await photographedPictures()).toSorted());
});
