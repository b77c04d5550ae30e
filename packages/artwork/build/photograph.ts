import sharp, { type Sharp } from 'sharp';
import { type PhotographFormat, type PhotographWidth, photographSize } from '../src/files.ts';

/** The most bytes a file may have, in either format. */
const budgets: Record<PhotographWidth, number> = { 480: 10_000, 768: 18_000, 1280: 35_000 };

/** From more than anybody sees down to where artefacts show. */
const qualities: Record<PhotographFormat, readonly number[]> = {
  avif: [62, 56, 50, 44, 38, 32],
  webp: [80, 72, 64, 56, 46, 36],
};

/** Cropped around what draws the eye, without the camera's metadata. */
async function cropped(source: Buffer): Promise<Sharp> {
  const { width, height } = photographSize;
  const { autoOrient } = await sharp(source).metadata();
  if (autoOrient.width < width || autoOrient.height < height) {
    throw new Error(`it is smaller than ${width} x ${height} px`);
  }
  const { data, info } = await sharp(source)
    .autoOrient()
    .resize({ width, height, position: sharp.strategy.attention })
    .flatten({ background: 'white' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return sharp(data, { raw: info });
}

export async function meanColour(source: Buffer): Promise<string> {
  const { channels } = await (await cropped(source)).stats();
  return `#${channels.map(({ mean }) => Math.round(mean).toString(16).padStart(2, '0')).join('')}`;
}

/** @throws when a photograph is too small, or has too much detail for its budget */
export async function encodePhotograph(
  source: Buffer,
  width: PhotographWidth,
  format: PhotographFormat,
): Promise<Buffer> {
  const image = await cropped(source);
  for (const quality of qualities[format]) {
    const bytes = await image.clone().resize({ width }).toFormat(format, { quality }).toBuffer();
    if (bytes.length <= budgets[width]) return bytes;
  }
  throw new Error(`it has too much detail for ${budgets[width]} bytes at ${width} px: blur it`);
}
