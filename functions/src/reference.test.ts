import { expect, it } from 'vitest';
import { referenceOf } from './reference.ts';

const ids = Array.from({ length: 2000 }, (_, index) => index.toString(16).padStart(64, '0'));

it('has the prefix and six characters of which none looks like another', () => {
  for (const id of ids) expect(referenceOf(id)).toMatch(/^EYJ-[2346789CDFGHJKMPQRTVWXY]{6}$/);
});

it('is the same for the same task, and another for another', () => {
  expect(referenceOf('task')).toBe(referenceOf('task'));
  expect(new Set(ids.map(referenceOf)).size).toBe(ids.length);
});
