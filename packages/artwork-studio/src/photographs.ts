import { readdir } from 'node:fs/promises';
import { join, parse } from 'node:path';
import type { ViewName } from '@elevate/artwork/files';
import sharp, { type Sharp } from 'sharp';
import { folders } from './folders.ts';

const upright = '-portrait';

/** The photographs, by file name without its extension. @throws when a file is misnamed */
async function photographs(): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (const file of await readdir(folders.photographs)) {
    if (file === 'README.md' || file.startsWith('.')) continue;
    const path = join(folders.photographs, file);
    const { name } = parse(file);
    if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name))
      throw new Error(`Rename ${path}: use lower-case letters, digits and hyphens only`);
    const other = found.get(name);
    if (other !== undefined)
      throw new Error(`Remove ${other} or ${path}: one name, two photographs`);
    found.set(name, path);
  }
  return found;
}

/** The names of the pictures that are photographs. */
export const photographedPictures = async (): Promise<string[]> =>
  [...(await photographs()).keys()].filter((name) => !name.endsWith(upright));

/**
 * The path of the photograph for one view of a picture: its own for the upright view, if there is one.
 * @throws when there is none
 */
export async function photographOf(name: string, view: ViewName): Promise<string> {
  const all = await photographs();
  const path = (view === 'portrait' ? all.get(name + upright) : undefined) ?? all.get(name);
  if (path === undefined) throw new Error(`There is no ${join(folders.photographs, name)}.jpg`);
  return path;
}

/** Crops a photograph to a size, around what draws the eye, and drops the camera's metadata. */
export async function cropPhotograph(path: string, width: number, height: number): Promise<Sharp> {
  const metadata = await sharp(path)
    .metadata()
    .catch((cause: Error) => {
      throw new Error(`Save ${path} as JPEG, PNG, WebP or TIFF: ${cause.message}`, { cause });
    });
  const { autoOrient } = metadata;
  if (autoOrient.width < width || autoOrient.height < height)
    throw new Error(
      `${path} is ${autoOrient.width} x ${autoOrient.height} px; use one of at least ${width} x ${height} px`,
    );
  const { data, info } = await sharp(path)
    .autoOrient()
    .resize({ width, height, fit: 'cover', position: sharp.strategy.attention })
    .flatten({ background: 'white' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return sharp(data, { raw: info });
}
