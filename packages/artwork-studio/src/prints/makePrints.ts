/**
 * Draws the site's block prints: `npm run prints`. Writes their files and prints.json, and removes older files.
 * The files are committed and are the same on every run; no install or build runs this.
 */
import { readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { folders, manifests } from '../folders.ts';
import { draw, printNames } from './prints.ts';
import { budgets } from './scene.ts';

const prints = await Promise.all((await printNames()).map(draw));
for (const file of await readdir(folders.files)) {
  if (file.endsWith('.svg')) await rm(join(folders.files, file));
}
for (const { file, view, svg } of prints.flatMap(({ files }) => files)) {
  await writeFile(join(folders.files, file), svg);
  console.log(`${file} ${brotliCompressSync(svg).length} of ${budgets[view]} bytes`);
}
const write = (path: string, byName: Record<string, unknown>) =>
  writeFile(path, `${JSON.stringify(byName, undefined, 2)}\n`);
await write(manifests.prints, Object.fromEntries(prints.map(({ name, entry }) => [name, entry])));
await write(
  manifests.subjects,
  Object.fromEntries(
    prints.flatMap(({ name, subjects }) => (subjects.length === 0 ? [] : [[name, subjects]])),
  ),
);
