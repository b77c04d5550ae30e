import { readdir } from 'node:fs/promises';
import { join, parse } from 'node:path';
import { photographSize } from '@elevate/artwork/files';
import sharp, { type Sharp } from 'sharp';
import { folders } from '../folders.ts';

/** The paths of the photographs, by their names. @throws when a file is misnamed */
export async function photographs(): Promise<Map<string, string>> {
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

/** A photograph in full size, cropped around what draws the eye, without the camera's metadata. */
export async function readPhotograph(path: string): Promise<Sharp> {
  const metadata = await sharp(path)
    .metadata()
    .catch((cause: Error) => {
      throw new Error(`Save ${path} as JPEG, PNG, WebP or TIFF: ${cause.message}`, { cause });
    });
  const { autoOrient } = metadata;
  const { width, height } = photographSize;
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
