import { readdir } from 'node:fs/promises';
import { join, parse } from 'node:path';
import { pathToFileURL } from 'node:url';
import { folders } from '../folders.ts';
import { Sheet } from './press.ts';
import { type Scene, type View, views } from './scene.ts';

export interface Print {
  /** Below `folders.prints`. */
  file: string;
  view: View;
  svg: string;
}

/** The names of all prints. */
export const printNames = async (): Promise<string[]> =>
  (await readdir(folders.printScenes)).map((file) => parse(file).name).toSorted();

/** Draws every view of a scene. */
export async function draw(name: string): Promise<Print[]> {
  const module = pathToFileURL(join(folders.printScenes, `${name}.ts`)).href;
  const { default: scene } = (await import(/* @vite-ignore */ module)) as { default: Scene };
  return (Object.keys(scene.views) as View[]).map((view) => {
    const { width, height } = views[view];
    const sheet = new Sheet({ width, height, seed: scene.seed, ground: scene.ground });
    scene.views[view]?.(sheet);
    return { file: `${name}-${view}.svg`, view, svg: sheet.toString() };
  });
}
