import { describe, expect, it } from 'vitest';
import { errorCode, withholdUnparsedBodies } from './log.ts';

const parsing = (body: string): unknown => {
  try {
    return JSON.parse(body);
  } catch (error) {
    return error;
  }
};

/** What is written of values that are given to a filtered console. */
function filtered(...values: unknown[]) {
  const written: unknown[][] = [];
  const console = { error: (...line: unknown[]) => void written.push(line) };
  withholdUnparsedBodies(console);
  console.error(...values);
  return written;
}

describe('withholdUnparsedBodies', () => {
  it.each(['{"data": Anna}', 'Anna Vogt', '{"data":{"name":"Anna"', "{'name': 'Anna'}"])(
    'keeps the body %j out of the log',
    (body) => {
      const error = parsing(body) as SyntaxError;
      expect(JSON.stringify(filtered(error))).not.toContain('Anna');
      expect(JSON.stringify(filtered(error.stack))).not.toContain('Anna');
    },
  );

  it('lets every other line through as it is', () => {
    const error = new Error('boom');
    expect(filtered('a line', error)).toEqual([['a line', error]]);
  });
});

it.each([
  [Object.assign(new Error('550 <anna@example.org> unknown'), { code: 'EENVELOPE' }), 'EENVELOPE'],
  [new TypeError('anna@example.org'), 'TypeError'],
  ['anna@example.org', 'unknown'],
  [null, 'unknown'],
])('of an error only its code is logged', (error, code) => {
  expect(errorCode(error)).toBe(code);
});
