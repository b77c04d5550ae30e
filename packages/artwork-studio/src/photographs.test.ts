import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'node:path';
import type { Manifest } from '@elevate/artwork/files';
import { expect, it } from 'vitest';
import { folders, manifestFile } from './folders.ts';
import { photographedPictures } from './photographs.ts';

const published = Object.keys(JSON.parse(readFileSync(manifestFile, 'utf8')) as Manifest);

it('`npm run pictures` has published every photograph and scene, and nothing without either', async () => {
  const scenes = readdirSync(folders.scenes).map((file) => parse(file).name);
  const sources = new Set([...scenes, ...(await photographedPictures())]);
  expect(published.toSorted()).toEqual([...sources].toSorted());
});
