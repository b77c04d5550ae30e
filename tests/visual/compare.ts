import pixelmatch from 'pixelmatch';
import sharp from 'sharp';

export interface Difference {
  /** Says in one line what differs, how much and where. */
  message: string;
  /** A PNG: equal pixels are pale, different ones red. */
  picture: Buffer;
}

/** No tolerance, and no exception for what looks like anti-aliasing: a shifted hairline does too. */
const strict = { threshold: 0, includeAA: true };

const channels = 4;

/** A picture on a transparent canvas of at least its size, four bytes a pixel. */
async function decode(png: Buffer, width: number, height: number): Promise<Buffer> {
  const own = await sharp(png).metadata();
  return sharp(png)
    .ensureAlpha()
    .extend({
      right: width - own.width,
      bottom: height - own.height,
      background: 'transparent',
    })
    .raw()
    .toBuffer();
}

/** The box around all pixels that differ. */
async function boxOf(before: Buffer, after: Buffer, width: number, height: number) {
  const mask = Buffer.alloc(before.length);
  pixelmatch(before, after, mask, width, height, { ...strict, diffMask: true });
  const { info } = await sharp(mask, { raw: { width, height, channels } })
    .trim({ background: 'transparent', lineArt: true })
    .toBuffer({ resolveWithObject: true });
  const { trimOffsetLeft = 0, trimOffsetTop = 0 } = info;
  return `${info.width} × ${info.height} px at ${-trimOffsetLeft}, ${-trimOffsetTop}`;
}

/**
 * Compares two screenshots.
 * @returns undefined if every pixel is the same
 */
export async function compare(before: Buffer, after: Buffer): Promise<Difference | undefined> {
  if (before.equals(after)) return undefined;
  const [one, other] = await Promise.all([sharp(before).metadata(), sharp(after).metadata()]);
  const width = Math.max(one.width, other.width);
  const height = Math.max(one.height, other.height);
  const [first, second] = await Promise.all([
    decode(before, width, height),
    decode(after, width, height),
  ]);
  const result = Buffer.alloc(first.length);
  const count = pixelmatch(first, second, result, width, height, strict);
  if (count === 0) return undefined;
  const isSameSize = one.width === other.width && one.height === other.height;
  const sizes = `${one.width} × ${one.height} became ${other.width} × ${other.height} px; `;
  const differing = count === 1 ? '1 pixel differs' : `${count} pixels differ`;
  const box = await boxOf(first, second, width, height);
  return {
    message: `${isSameSize ? '' : sizes}${differing}, within ${box}`,
    picture: await sharp(result, { raw: { width, height, channels } }).png().toBuffer(),
  };
}
