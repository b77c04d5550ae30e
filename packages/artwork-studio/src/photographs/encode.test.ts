import { expect, it } from 'vitest';
import { highestWithin } from './encode.ts';

/** An encoder whose files have 100 bytes for each point of quality, with a log of what it made. */
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
])('finds the highest quality within %i bytes', async (budget, quality) => {
  expect(await highestWithin(encoder().encode, [35, 62], budget)).toEqual({
    quality,
    bytes: Buffer.alloc(quality * 100),
  });
});

it('encodes once when the highest quality is within the budget', async () => {
  const { encode, tried } = encoder();
  expect((await highestWithin(encode, [35, 62], 6200)).quality).toBe(62);
  expect(tried).toEqual([62]);
});

it('throws when the lowest quality exceeds the budget', async () => {
  await expect(highestWithin(encoder().encode, [35, 62], 3499)).rejects.toThrow(
    '3500 bytes at quality 35, the lowest; 3499 are allowed',
  );
});
