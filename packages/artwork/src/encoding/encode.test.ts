import { expect, it } from 'vitest';
import { highestWithin } from './encode.ts';

/** Files of 100 bytes a point of quality; notes which were made. */
const encoder = () => {
  const tried: number[] = [];
  const encode = async (quality: number) => {
    tried.push(quality);
    return Buffer.alloc(quality * 100);
  };
  return { tried, encode };
};

it.each([
  [3500, 35],
  [3599, 35],
  [4870, 48],
  [6199, 61],
])('takes the highest quality that keeps to %i bytes', async (budget, quality) => {
  expect(await highestWithin(encoder().encode, [35, 62], budget)).toEqual({
    quality,
    bytes: Buffer.alloc(quality * 100),
  });
});

it('looks no further when the highest does', async () => {
  const { encode, tried } = encoder();
  expect((await highestWithin(encode, [35, 62], 6200)).quality).toBe(62);
  expect(tried).toEqual([62]);
});

it('fails when the lowest does not', async () => {
  await expect(highestWithin(encoder().encode, [35, 62], 3499)).rejects.toThrow(
    '3500 bytes at quality 35, the lowest, where 3499 are allowed',
  );
});
