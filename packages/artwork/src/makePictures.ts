/**
 * Makes the site's pictures: `npm run pictures -- hero-dawn yoga-retreats`, or all without names. Renders
 * a picture's scene, unless there is a photograph in its place, then writes its files and its entry in the
 * manifest. Not part of install, build or tests: the finished files are committed.
 *
 * `--preview` renders in a third of the size, to look at; `--camera portrait` one of the two views, with no
 * files made; `--encode-only` makes the files of what was rendered before.
 */
import { mkdir, readdir } from 'node:fs/promises';
import { join, parse } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { isPhotographed, publish } from './encoding/index.ts';
import { render } from './renderer/render.ts';
import { cameraNames } from './renderer/scene.ts';

const scenes = join(import.meta.dirname, 'scenes');
const masters = join(import.meta.dirname, '../../../.cache/artwork');

const { values: options, positionals: named } = parseArgs({
  allowPositionals: true,
  options: {
    preview: { type: 'boolean', default: false },
    camera: { type: 'string' },
    'encode-only': { type: 'boolean', default: false },
  },
});
const known = (await readdir(scenes)).map((file) => parse(file).name);
const unknown = named.filter((name) => !known.includes(name));
if (unknown.length > 0)
  throw new Error(`No scene ${unknown.join(', ')}; there are ${known.join(', ')}`);
const cameras = cameraNames.filter((name) => !options.camera || options.camera === name);
if (cameras.length === 0) throw new Error(`The cameras are ${cameraNames.join(' and ')}`);

const folder = options.preview ? join(masters, 'preview') : masters;
await mkdir(folder, { recursive: true });
const master = (name: string, camera: string) => join(folder, `${name}-${camera}.png`);

async function renderViews(name: string) {
  for (const camera of cameras) {
    const start = performance.now();
    await render({
      scene: pathToFileURL(join(scenes, `${name}.ts`)).href,
      camera,
      size: options.preview ? 1 / 3 : 1,
      to: master(name, camera),
    });
    console.log(`${master(name, camera)} ${((performance.now() - start) / 1000).toFixed(0)} s`);
  }
}

for (const name of named.length > 0 ? named : known) {
  if (!options['encode-only'] && !(await isPhotographed(name))) await renderViews(name);
  if (options.preview || options.camera) continue;
  const files = await publish(name, {
    landscape: master(name, 'landscape'),
    portrait: master(name, 'portrait'),
  });
  for (const { file, bytes, quality } of files) {
    console.log(`${file} ${(bytes / 1000).toFixed(1)} kB at quality ${quality}`);
  }
}
