/**
 * Draws the site's block prints: `npm run prints -- yoga-retreats ayurveda`, or all of them without names. The files
 * are committed and are the same on every run; no install or build runs this.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { folders } from '../folders.ts';
import { draw, printNames } from './prints.ts';
import { views } from './scene.ts';

const named = process.argv.slice(2);
const known = await printNames();
const unknown = named.find((name) => !known.includes(name));
if (unknown !== undefined) {
  throw new Error(`There is no print '${unknown}'. The prints are: ${known.join(', ')}`);
}

await mkdir(folders.prints, { recursive: true });
for (const name of named.length > 0 ? named : known) {
  for (const { file, view, svg } of await draw(name)) {
    await writeFile(join(folders.prints, file), svg);
    console.log(`${file} ${brotliCompressSync(svg).length} of ${views[view].bytes} bytes`);
  }
}
