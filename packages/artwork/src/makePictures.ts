/**
 * Renders the site's pictures: `npm run pictures -- hero-dawn yoga-retreats`, or all without names.
 * `--preview` gives a small one to look at, `--camera portrait` one of the two cameras. Not part of
 * install, build or tests: the finished files are committed.
 */
import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { render } from './renderer/render.ts';
import { cameraNames } from './renderer/scene.ts';

const scenes = join(import.meta.dirname, 'scenes');
const masters = join(import.meta.dirname, '../../../.cache/artwork');

const { values: options, positionals: named } = parseArgs({
  allowPositionals: true,
  options: {
    preview: { type: 'boolean', default: false },
    camera: { type: 'string' },
  },
});
const known = (await readdir(scenes)).map((file) => file.replace('.ts', ''));
const unknown = named.filter((name) => !known.includes(name));
if (unknown.length > 0)
  throw new Error(`No scene ${unknown.join(', ')}; there are ${known.join(', ')}`);
const cameras = cameraNames.filter((name) => !options.camera || options.camera === name);

const folder = options.preview ? join(masters, 'preview') : masters;
await mkdir(folder, { recursive: true });
for (const name of named.length > 0 ? named : known) {
  for (const camera of cameras) {
    const start = performance.now();
    const to = join(folder, `${name}-${camera}.png`);
    await render({
      scene: pathToFileURL(join(scenes, `${name}.ts`)).href,
      camera,
      size: options.preview ? 1 / 3 : 1,
      to,
    });
    console.log(`${to} ${((performance.now() - start) / 1000).toFixed(0)} s`);
  }
}
