import { createHash } from 'node:crypto';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Sharp } from 'sharp';
import { fileName, formats, type PictureEntry, widths } from '../files.ts';
import { cameraNames } from '../renderer/scene.ts';
import { type Encoded, encode } from './encode.ts';
import { writeEntry } from './manifest.ts';
import { type Masters, viewOf } from './views.ts';

/** What the site serves at /pictures. */
const folder = join(import.meta.dirname, '../../files');

const hex = (value: number) => Math.round(value).toString(16).padStart(2, '0');

async function meanColour(view: Sharp): Promise<string> {
  const { channels } = await view.stats();
  return `#${channels.map(({ mean }) => hex(mean)).join('')}`;
}

async function sizeOf(view: Sharp): Promise<PictureEntry['landscape']> {
  const { width, height } = await view.metadata();
  return { width, height };
}

const digestOf = (files: readonly Encoded[]) => {
  const digest = createHash('sha256');
  for (const { bytes } of files) digest.update(bytes);
  return digest.digest('hex').slice(0, 8);
};

export interface PublishedFile {
  file: string;
  bytes: number;
  quality: number;
}

/**
 * Makes a picture's files, which take the place of its older ones, and its entry in the manifest.
 * @throws when a file does not keep to its budget; then all stays as it was.
 */
export async function publish(name: string, masters: Masters): Promise<PublishedFile[]> {
  const views = {
    landscape: await viewOf(name, 'landscape', masters),
    portrait: await viewOf(name, 'portrait', masters),
  };
  const encoded = [];
  for (const camera of cameraNames) {
    for (const width of widths[camera]) {
      for (const format of formats) {
        const file = await encode(views[camera], width, format).catch((cause: Error) => {
          throw new Error(`${name}, ${camera}, ${width} px, ${format}: ${cause.message}`, {
            cause,
          });
        });
        encoded.push({ ...file, camera, width, format });
      }
    }
  }
  const version = digestOf(encoded);
  const files = encoded.map(({ bytes, quality, ...key }) => ({
    file: fileName({ name, version, ...key }),
    bytes,
    quality,
  }));

  await mkdir(folder, { recursive: true });
  for (const { file, bytes } of files) await writeFile(join(folder, file), bytes);
  await writeEntry(name, {
    version,
    colour: await meanColour(views.landscape),
    landscape: await sizeOf(views.landscape),
    portrait: await sizeOf(views.portrait),
  });
  const own = new RegExp(`^${name}(-portrait)?-\\d+\\.`);
  for (const file of await readdir(folder)) {
    if (own.test(file) && !file.includes(`.${version}.`)) await rm(join(folder, file));
  }
  return files.map(({ file, bytes, quality }) => ({ file, bytes: bytes.length, quality }));
}
