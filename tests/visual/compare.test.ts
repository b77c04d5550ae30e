import sharp from 'sharp';
import { expect, it } from 'vitest';
import { compare } from './compare.ts';

interface Shape {
  left: number;
  top: number;
  width: number;
  height: number;
  /** A shade of grey. */
  grey: number;
}

/** A white picture with grey rectangles. */
const draw = (shapes: readonly Shape[], height = 60): Promise<Buffer> =>
  sharp({ create: { width: 100, height, channels: 3, background: 'white' } })
    .composite(
      shapes.map(({ left, top, grey, ...size }) => ({
        input: { create: { ...size, channels: 3, background: { r: grey, g: grey, b: grey } } },
        left,
        top,
      })),
    )
    .png()
    .toBuffer();

const box = { left: 10, top: 10, width: 20, height: 20, grey: 100 };
const pixel = { left: 30, top: 15, width: 1, height: 1, grey: 187 };
const hairline = { left: 40, top: 40, width: 50, height: 1, grey: 136 };

const base = await draw([box, pixel, hairline]);

it.each([
  [
    'one step of one colour',
    [{ ...box, grey: 101 }, pixel, hairline],
    '400 pixels differ, within 20 × 20 px at 10, 10',
  ],
  [
    'one pixel at an edge, which comparisons often take for anti-aliasing',
    [box, { ...pixel, grey: 204 }, hairline],
    '1 pixel differs, within 1 × 1 px at 30, 15',
  ],
  [
    'a hairline that moves by a pixel',
    [box, pixel, { ...hairline, top: 41 }],
    '100 pixels differ, within 50 × 2 px at 40, 40',
  ],
])('finds %s', async (_difference, shapes, message) => {
  expect((await compare(base, await draw(shapes)))?.message).toBe(message);
});

it('finds a picture that is one pixel higher', async () => {
  const higher = await draw([box, pixel, hairline], 61);
  expect((await compare(base, higher))?.message).toBe(
    '100 × 60 became 100 × 61 px; 100 pixels differ, within 100 × 1 px at 0, 60',
  );
});

it('finds nothing in two encodings of the same pixels', async () => {
  const other = await sharp(base).png({ compressionLevel: 0 }).toBuffer();
  expect(other.equals(base)).toBe(false);
  expect(await compare(base, other)).toBeUndefined();
});
