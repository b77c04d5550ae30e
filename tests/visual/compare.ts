import sharp from 'sharp';

export interface Difference {
  /** Says in a line what differs, how much and where. */
  message: string;
  /** A PNG: what is alike is pale, what differs is dark, with a frame around all of it. */
  picture: Buffer;
}

interface Pixels {
  /** Four bytes each, row by row. */
  data: Buffer;
  width: number;
  height: number;
}

/** The rectangle that holds all pixels that differ, its ends included. */
interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const paint = { difference: [190, 0, 80, 255], frame: [0, 90, 255, 255] } as const;
/** How far the frame stands from what it shows, and how strong its line is, in px. */
const frame = { distance: 6, line: 2 };

async function decode(png: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** By how much the most different channel differs; a pixel that only one of the two has differs by all. */
function stepAt(before: Pixels, after: Pixels, x: number, y: number): number {
  if (x >= before.width || x >= after.width || y >= before.height || y >= after.height) return 255;
  const one = (y * before.width + x) * 4;
  const other = (y * after.width + x) * 4;
  let step = 0;
  for (let channel = 0; channel < 4; channel += 1) {
    const difference = Math.abs(
      (before.data[one + channel] as number) - (after.data[other + channel] as number),
    );
    if (difference > step) step = difference;
  }
  return step;
}

/** What is alike, paled, so that what differs stands out. */
function paleAt({ data, width, height }: Pixels, x: number, y: number) {
  if (x >= width || y >= height) return [255, 255, 255, 255];
  const at = (y * width + x) * 4;
  const light = (data.readUInt8(at) + data.readUInt8(at + 1) + data.readUInt8(at + 2)) / 3;
  const pale = Math.round(255 - (255 - light) / 4);
  return [pale, pale, pale, 255];
}

/** Draws a frame around a box, so that a single pixel is found on a long page. */
function drawFrame({ data, width, height }: Pixels, box: Box): void {
  const outer = frame.distance + frame.line;
  const isWithin = (x: number, y: number, by: number) =>
    x >= box.left - by && x <= box.right + by && y >= box.top - by && y <= box.bottom + by;
  for (
    let y = Math.max(0, box.top - outer);
    y <= Math.min(height - 1, box.bottom + outer);
    y += 1
  ) {
    for (
      let x = Math.max(0, box.left - outer);
      x <= Math.min(width - 1, box.right + outer);
      x += 1
    ) {
      if (!isWithin(x, y, frame.distance)) data.set(paint.frame, (y * width + x) * 4);
    }
  }
}

const differing = (pixels: number) =>
  pixels === 1 ? '1 pixel differs' : `${pixels} pixels differ`;

/**
 * Compares two screenshots, every channel of every pixel. Not with Playwright's own comparison, nor
 * pixelmatch: they pass over what looks like anti-aliasing, and a shifted hairline does.
 * @returns undefined where they are the same
 */
export async function compare(before: Buffer, after: Buffer): Promise<Difference | undefined> {
  if (before.equals(after)) return undefined;
  const [one, other] = await Promise.all([decode(before), decode(after)]);
  const width = Math.max(one.width, other.width);
  const height = Math.max(one.height, other.height);
  const result: Pixels = { data: Buffer.alloc(width * height * 4), width, height };
  const box: Box = { left: width, top: height, right: -1, bottom: -1 };
  let pixels = 0;
  let most = 0;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const step = stepAt(one, other, x, y);
      result.data.set(step > 0 ? paint.difference : paleAt(other, x, y), (y * width + x) * 4);
      if (step === 0) continue;
      pixels += 1;
      most = Math.max(most, step);
      box.left = Math.min(box.left, x);
      box.top = Math.min(box.top, y);
      box.right = Math.max(box.right, x);
      box.bottom = Math.max(box.bottom, y);
    }
  }
  if (pixels === 0) return undefined;
  drawFrame(result, box);
  const isSameSize = one.width === other.width && one.height === other.height;
  const sizes = `${one.width} × ${one.height} became ${other.width} × ${other.height}`;
  const place = `${box.right - box.left + 1} × ${box.bottom - box.top + 1} px at ${box.left}, ${box.top}`;
  return {
    message: isSameSize
      ? `${differing(pixels)}, by ${most} of 255 at most, within ${place}`
      : `${sizes} px; ${differing(pixels)}, within ${place}`,
    picture: await sharp(result.data, { raw: { width, height, channels: 4 } })
      .png()
      .toBuffer(),
  };
}
