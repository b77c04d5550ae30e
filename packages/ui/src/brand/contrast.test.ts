import { expect, it } from 'vitest';
import { contrast } from './contrast.ts';

it('computes the contrast ratio of WCAG', () => {
  expect(contrast('#ffffff', '#000000')).toBeCloseTo(21, 5);
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  // The lightest grey that passes for text on white, and the next one, which fails.
  expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  expect(contrast('#fbf5ea', '#fbf5ea')).toBe(1);
  expect(() => contrast('#fff', '#ffffff')).toThrow("'#fff' is not a colour");
});
