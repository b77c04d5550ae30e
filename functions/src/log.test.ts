import { afterEach, describe, expect, it, vi } from 'vitest';
import { errorCode, log, withholdUnreadBodies } from './log.ts';

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
  withholdUnreadBodies(console);
  console.error(...values);
  return written;
}

describe('withholdUnreadBodies', () => {
  const refused = vi.spyOn(log, 'bodyRefused').mockReturnValue();
  afterEach(() => void refused.mockClear());

  it.each(['{"data": Anna}', 'Anna Vogt', '{"data":{"name":"Anna"', "{'name': 'Anna'}"])(
    'keeps the body %j out of the log',
    (body) => {
      const error = parsing(body) as SyntaxError;
      expect([...filtered(error), ...filtered(error.stack)]).toEqual([]);
      expect(refused.mock.calls).toEqual([['unreadable'], ['unreadable']]);
    },
  );

  it('makes no error of a visitor who hangs up', () => {
    const stack =
      'BadRequestError: request aborted\n    at onAborted (/workspace/node_modules/raw-body/index.js:245:10)';
    expect(filtered(stack)).toEqual([]);
    expect(refused).toHaveBeenCalledExactlyOnceWith('unreadable');
  });

  it('lets every other line through as it is', () => {
    const error = new Error('boom');
    expect(filtered('a line', error)).toEqual([['a line', error]]);
    expect(refused).not.toHaveBeenCalled();
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
