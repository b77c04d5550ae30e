import type { PhotographFormat, PhotographWidth } from '@elevate/artwork/files';
import sharp, { type Sharp } from 'sharp';

/** The most bytes a file may have, in either format. */
const budgets: Record<PhotographWidth, number> = {
  480: 10_000,
  768: 18_000,
  1280: 35_000,
};

/** Below the lowest quality artefacts show; above the highest nobody sees a gain. */
const qualities: Record<PhotographFormat, readonly [lowest: number, highest: number]> = {
  avif: [35, 62],
  webp: [30, 80],
};

const encoders: Record<PhotographFormat, (image: Sharp, quality: number) => Sharp> = {
  avif: (image, quality) => image.avif({ quality, effort: 3, chromaSubsampling: '4:2:0' }),
  webp: (image, quality) => image.webp({ quality, effort: 4, smartSubsample: true }),
};

interface Encoded {
  bytes: Buffer;
  quality: number;
}

/**
 * Finds the highest quality whose file is within a budget.
 * @throws RangeError when even the lowest quality exceeds it
 */
export async function highestWithin(
  encode: (quality: number) => Promise<Buffer>,
  [lowest, highest]: readonly [number, number],
  budget: number,
): Promise<Encoded> {
  let best: Encoded | undefined;
  let [low, high] = [lowest, highest];
  let quality = highest; // enough for most files
  while (low <= high) {
    const bytes = await encode(quality);
    if (bytes.length <= budget) {
      best = { bytes, quality };
      low = quality + 1;
    } else if (quality === lowest) {
      throw new RangeError(
        `${bytes.length} bytes at quality ${quality}, the lowest; ${budget} are allowed`,
      );
    } else {
      high = quality - 1;
    }
    quality = Math.floor((low + high) / 2);
  }
  if (!best) throw new RangeError(`There is no quality from ${lowest} to ${highest}`);
  return best;
}

/** Blurs in px for a photograph with too much detail for its budget, least first; 0 for none. */
const softenings = [0, 0.6, 0.9, 1.3, 1.8];

/**
 * Encodes one file of a photograph, blurred as little as its budget allows.
 * @throws RangeError when even the strongest blur exceeds the budget
 */
export async function encode(
  photograph: Sharp,
  width: PhotographWidth,
  format: PhotographFormat,
): Promise<Encoded> {
  let failure: unknown;
  for (const blur of softenings) {
    const pixels = await photograph
      .clone()
      .resize({ width })
      .raw()
      .toBuffer({ resolveWithObject: true });
    const image = sharp(pixels.data, { raw: pixels.info });
    const soft = blur === 0 ? image : image.blur(blur);
    try {
      return await highestWithin(
        (quality) => encoders[format](soft.clone(), quality).toBuffer(),
        qualities[format],
        budgets[width],
      );
    } catch (cause) {
      failure = cause;
    }
  }
  throw failure;
}
