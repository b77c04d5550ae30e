import { expect, it } from 'vitest';
import { palette } from '../tokens/index.ts';
import { contrast, measuredPairs } from './contrast.ts';

it('measures as WCAG says', () => {
  expect(contrast('#ffffff', '#000000')).toBeCloseTo(21, 5);
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  // The lightest grey that text may have on white, and the first that is too light.
  expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  expect(contrast(palette.ivory, palette.ivory)).toBe(1);
});

it.each(measuredPairs.map((pair) => [pair.front, pair.ground, pair] as const))(
  '%s may stand on %s',
  (_front, _ground, pair) => {
    expect(pair).toMatchObject({ level: expect.stringMatching(/^A/) });
  },
);
