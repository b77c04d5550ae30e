/**
 * Makes the site's pictures: `npm run pictures -- hero-dawn yoga-retreats`, or all of them without names.
 * Takes a picture's photograph, or else renders its scene, then writes its files and its entry in the
 * manifest of @elevate/artwork. The files are committed; no install, build or test runs this.
 *
 * `--preview` renders at a third of the size and `--camera portrait` only one view, both without writing
 * files. `--encode-only` encodes what was rendered before.
 */
import { mkdir, readdir } from 'node:fs/promises';
import { join, parse } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { type ViewName, viewNames } from '@elevate/artwork/files';
import { publish } from './encoding/publish.ts';
import { folders, masterFile } from './folders.ts';
import { photographedPictures } from './photographs.ts';
import { render } from './renderer/render.ts';

const { values: options, positionals: named } = parseArgs({
  allowPositionals: true,
  options: {
    preview: { type: 'boolean', default: false },
    camera: { type: 'string' },
    'encode-only': { type: 'boolean', default: false },
  },
});
const photographed = await photographedPictures();
const drawn = (await readdir(folders.scenes)).map((file) => parse(file).name);
const known = [...new Set([...drawn, ...photographed])].toSorted();
const unknown = named.find((name) => !known.includes(name));
if (unknown !== undefined) {
  throw new Error(
    `There is no picture '${unknown}'. For a new one, add ${join(folders.photographs, unknown)}.jpg. ` +
      `The pictures are: ${known.join(', ')}`,
  );
}
const views = viewNames.filter((view) => !options.camera || options.camera === view);
if (views.length === 0) throw new Error(`--camera is one of: ${viewNames.join(', ')}`);

const previews = join(folders.masters, 'preview');
await mkdir(previews, { recursive: true });
const renderedFile = (name: string, view: ViewName) =>
  options.preview ? join(previews, `${name}-${view}.png`) : masterFile(name, view);

async function renderViews(name: string) {
  for (const view of views) {
    const start = performance.now();
    const file = renderedFile(name, view);
    await render({
      scene: pathToFileURL(join(folders.scenes, `${name}.ts`)).href,
      view,
      size: options.preview ? 1 / 3 : 1,
      to: file,
    });
    console.log(`${file} ${((performance.now() - start) / 1000).toFixed(0)} s`);
  }
}

for (const name of named.length > 0 ? named : known) {
  if (!options['encode-only'] && !photographed.includes(name)) await renderViews(name);
  if (options.preview || options.camera) continue;
  for (const { file, bytes, quality } of await publish(name)) {
    console.log(`${file} ${(bytes / 1000).toFixed(1)} kB at quality ${quality}`);
  }
}
