import { expect, it } from 'vitest';
import { monthNames } from './formats.ts';

it.each([
  ['en', 'January February March April May June July August September October November December'],
  ['de', 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember'],
] as const)('names the months in %s', (locale, names) => {
  expect(monthNames(locale).join(' ')).toBe(names);
});
