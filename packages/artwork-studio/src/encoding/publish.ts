import { createHash } from 'node:crypto';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  fileName,
  formats,
  type Manifest,
  type PictureEntry,
  viewNames,
  widths,
} from '@elevate/artwork/files';
import type { Sharp } from 'sharp';
import { folders, manifestFile } from '../folders.ts';
import { type Encoded, encode } from './encode.ts';
import { viewOf } from './views.ts';

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

/** Sets a picture's entry in the manifest, which stays sorted by name. */
async function writeEntry(name: string, entry: PictureEntry): Promise<void> {
  const manifest = JSON.parse(await readFile(manifestFile, 'utf8')) as Manifest;
  const entries = Object.entries({ ...manifest, [name]: entry });
  const sorted = Object.fromEntries(entries.toSorted(([a], [b]) => (a < b ? -1 : 1)));
  await writeFile(manifestFile, `${JSON.stringify(sorted, undefined, 2)}\n`);
}

export interface PublishedFile {
  file: string;
  bytes: number;
  quality: number;
}

/**
 * Writes a picture's files and its entry in the manifest, and removes its older files.
 * @throws before anything is written, when a file exceeds its budget
 */
export async function publish(name: string): Promise<PublishedFile[]> {
  const views = {
    landscape: await viewOf(name, 'landscape'),
    portrait: await viewOf(name, 'portrait'),
  };
  const encoded = [];
  for (const view of viewNames) {
    for (const width of widths[view]) {
      for (const format of formats) {
        const file = await encode(views[view], width, format).catch((cause: Error) => {
          throw new Error(
            `The picture ${name}, ${view}, ${width} px, ${format}: ${cause.message}`,
            {
              cause,
            },
          );
        });
        encoded.push({ ...file, view, width, format });
      }
    }
  }
  const version = digestOf(encoded);
  const files = encoded.map(({ bytes, quality, ...key }) => ({
    file: fileName({ name, version, ...key }),
    bytes,
    quality,
  }));

  for (const { file, bytes } of files) await writeFile(join(folders.files, file), bytes);
  await writeEntry(name, {
    version,
    colour: await meanColour(views.landscape),
    landscape: await sizeOf(views.landscape),
    portrait: await sizeOf(views.portrait),
  });
  const own = new RegExp(`^${name}(-portrait)?-\\d+\\.`);
  for (const file of await readdir(folders.files)) {
    if (own.test(file) && !file.includes(`.${version}.`)) await rm(join(folders.files, file));
  }
  return files.map(({ file, bytes, quality }) => ({ file, bytes: bytes.length, quality }));
}
