import sharp from 'sharp';
import { expect, it } from 'vitest';
import { encodePhotograph, meanColour } from './photograph.ts';

const picture = (width: number, height: number, sigma = 0) => {
  const noise = { type: 'gaussian', mean: 0, sigma } as const;
  const create = {
    width,
    height,
    channels: 3,
    background: '#8a5a2b',
    ...(sigma && { noise }),
  } as const;
  return sharp({ create }).png().toBuffer();
};

it('encodes a photograph at its width, within its budget', async () => {
  const source = await picture(1600, 1200);
  expect(await meanColour(source)).toBe('#8a5a2b');
  for (const format of ['avif', 'webp'] as const) {
    const bytes = await encodePhotograph(source, 480, format);
    expect(bytes.length).toBeLessThanOrEqual(10_000);
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 480, height: 300 });
  }
});

it('refuses one that is too small, and one that is too detailed', async () => {
  await expect(encodePhotograph(await picture(1279, 800), 480, 'webp')).rejects.toThrow('smaller');
  const grain = await picture(1280, 800, 80);
  await expect(encodePhotograph(grain, 480, 'webp')).rejects.toThrow('10000 bytes at 480 px');
});
