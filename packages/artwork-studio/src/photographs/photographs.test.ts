import { readFileSync } from 'node:fs';
import type { PhotographManifest } from '@elevate/artwork/files';
import { expect, it } from 'vitest';
import { manifests } from '../folders.ts';
import { photographs } from './photographs.ts';

it('`npm run photographs` has published every photograph, and nothing else', async () => {
  const published = JSON.parse(readFileSync(manifests.photographs, 'utf8')) as PhotographManifest;
  expect(Object.keys(published).toSorted()).toEqual([...(await photographs()).keys()].toSorted());
});
