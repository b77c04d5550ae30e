import { readdir } from 'node:fs/promises';
import { join, parse } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { type CameraName, heroSizes, pageSizes } from '../renderer/scene.ts';

const photographs = join(import.meta.dirname, '../../photographs');

/** Where a picture is taken from: PNGs as the renderer leaves them, in full size. */
export type Masters = Readonly<Record<CameraName, string>>;

const sizesOf = (name: string) => (name.startsWith('hero-') ? heroSizes : pageSizes);

/** The operator's photograph in place of a picture, whatever its ending. */
async function photographOf(name: string, camera: CameraName): Promise<string | undefined> {
  const stem = camera === 'portrait' ? `${name}-portrait` : name;
  const file = (await readdir(photographs)).find((entry) => parse(entry).name === stem);
  return file && join(photographs, file);
}

/** Whether a picture is a photograph and needs no rendering. */
export const isPhotographed = async (name: string): Promise<boolean> =>
  (await photographOf(name, 'landscape')) !== undefined;

async function rendered(path: string, width: number, height: number): Promise<Sharp> {
  const master = sharp(path).removeAlpha();
  const actual = await master.metadata();
  if (actual.width !== width || actual.height !== height)
    throw new Error(`${path} is ${actual.width} x ${actual.height}, not ${width} x ${height}`);
  return master;
}

/** Cuts a photograph to shape, around what draws the eye, and drops what a camera notes with it. */
async function cropped(path: string, width: number, height: number): Promise<Sharp> {
  const { autoOrient } = await sharp(path).metadata();
  if (autoOrient.width < width || autoOrient.height < height)
    throw new Error(
      `${path} is ${autoOrient.width} x ${autoOrient.height}, and ${width} x ${height} are cut from it`,
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

/** One of a picture's two views in full size: from the operator's photograph, else from its master. */
export async function viewOf(name: string, camera: CameraName, masters: Masters): Promise<Sharp> {
  const [width, height] = sizesOf(name)[camera];
  const photograph = (await photographOf(name, camera)) ?? (await photographOf(name, 'landscape'));
  return photograph ? cropped(photograph, width, height) : rendered(masters[camera], width, height);
}
