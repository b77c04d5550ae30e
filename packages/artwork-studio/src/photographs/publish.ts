import { createHash } from 'node:crypto';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  type PhotographEntry,
  type PhotographManifest,
  photographFileName,
  photographFormats,
  photographWidths,
} from '@elevate/artwork/files';
import type { Sharp } from 'sharp';
import { folders, manifests } from '../folders.ts';
import { encode } from './encode.ts';
import { readPhotograph } from './photographs.ts';

const hex = (value: number) => Math.round(value).toString(16).padStart(2, '0');

async function meanColour(image: Sharp): Promise<string> {
  const { channels } = await image.stats();
  return `#${channels.map(({ mean }) => hex(mean)).join('')}`;
}

/** Sets a photograph's entry in the manifest, which stays sorted by name. */
async function writeEntry(name: string, entry: PhotographEntry): Promise<void> {
  const manifest = JSON.parse(await readFile(manifests.photographs, 'utf8')) as PhotographManifest;
  const entries = Object.entries({ ...manifest, [name]: entry });
  const sorted = Object.fromEntries(entries.toSorted(([a], [b]) => (a < b ? -1 : 1)));
  await writeFile(manifests.photographs, `${JSON.stringify(sorted, undefined, 2)}\n`);
}

interface PublishedFile {
  file: string;
  bytes: number;
  quality: number;
}

/**
 * Writes a photograph's files and its entry in the manifest, and removes its older files.
 * @throws before anything is written, when a file exceeds its budget
 */
export async function publish(name: string, path: string): Promise<PublishedFile[]> {
  const image = await readPhotograph(path);
  const encoded = [];
  for (const width of photographWidths) {
    for (const format of photographFormats) {
      const file = await encode(image, width, format).catch((cause: Error) => {
        throw new Error(`${path}, ${width} px, ${format}: ${cause.message}`, { cause });
      });
      encoded.push({ ...file, width, format });
    }
  }
  const digest = createHash('sha256');
  for (const { bytes } of encoded) digest.update(bytes);
  const version = digest.digest('hex').slice(0, 8);
  const files = encoded.map(({ bytes, quality, width, format }) => ({
    file: photographFileName({ name, version, width, format }),
    bytes,
    quality,
  }));

  for (const { file, bytes } of files) await writeFile(join(folders.files, file), bytes);
  await writeEntry(name, { colour: await meanColour(image), version });
  const own = new RegExp(`^${name}-\\d+\\.`);
  for (const file of await readdir(folders.files)) {
    if (own.test(file) && !file.includes(`.${version}.`)) await rm(join(folders.files, file));
  }
  return files.map(({ file, bytes, quality }) => ({ file, bytes: bytes.length, quality }));
}
