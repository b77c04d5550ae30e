import { expect, it } from 'vitest';
import { errorCode } from './log.ts';

it.each([
  [Object.assign(new Error('550 <anna@example.org> unknown'), { code: 'EENVELOPE' }), 'EENVELOPE'],
  [new TypeError('anna@example.org'), 'TypeError'],
  ['anna@example.org', 'unknown'],
  [null, 'unknown'],
])('an error is logged by its code', (error, code) => {
  expect(errorCode(error)).toBe(code);
});
