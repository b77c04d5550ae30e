import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join, parse } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type PrintEntry, type PrintView, printFileName, printViews } from '@elevate/artwork/files';
import { folders } from '../folders.ts';
import type { Box, Scene } from './scene.ts';
import { Sheet } from './sheet.ts';

interface PrintFile {
  /** Below `folders.files`. */
  file: string;
  view: PrintView;
  svg: string;
}

interface Print {
  name: string;
  entry: PrintEntry;
  files: PrintFile[];
  subjects: readonly Box[];
}

/** The names of all prints. */
export const printNames = async (): Promise<string[]> =>
  (await readdir(folders.scenes)).map((file) => parse(file).name).toSorted();

/** Draws every view of a scene. */
export async function draw(name: string): Promise<Print> {
  const module = pathToFileURL(join(folders.scenes, `${name}.ts`)).href;
  const { default: scene } = (await import(/* @vite-ignore */ module)) as { default: Scene };
  const views = Object.keys(scene.views) as PrintView[];
  const drawn = views.map((view) => {
    const sheet = new Sheet({
      ...printViews[view],
      seed: scene.seed,
      ...(scene.ground && { ground: scene.ground }),
    });
    scene.views[view]?.(sheet);
    if (scene.ground) sheet.grain(scene.grain);
    return { view, svg: sheet.toString() };
  });
  const digest = createHash('sha256');
  for (const { svg } of drawn) digest.update(svg);
  const version = digest.digest('hex').slice(0, 6);
  return {
    name,
    entry: {
      colour: scene.ground ?? 'none',
      ...(scene.isDeep && { isDeep: true }),
      version,
      views,
    },
    subjects: scene.subjects ?? [],
    files: drawn.map(({ view, svg }) => ({ file: printFileName(name, view, version), view, svg })),
  };
}
