import { describe, expect, it } from 'vitest';
import { type BotSignals, marksOf, parseEnquiry, parseSubscription } from './index.ts';

const good = { name: 'Anna Vogt', email: 'anna@example.org', phone: '', message: 'Hello' };

it.each<[BotSignals, string[]]>([
  [{}, []],
  [{ took: 2000 }, []],
  [{ took: 90_000 }, []],
  [{ took: 1999 }, ['fast']],
  [{ took: 0 }, ['fast']],
  [{ trap: 'Acme' }, ['trap']],
  [{ trap: ' ' }, ['trap']],
  [{ trap: 'Acme', took: 100 }, ['trap', 'fast']],
])('%j is marked %j', (signals, marks) => {
  expect(marksOf(signals)).toEqual(marks);
});

const read = (data: unknown) => parseEnquiry(data, { bounds: [], now: 0 });

describe('in a payload', () => {
  it('well-formed signals are kept', () => {
    expect(read({ ...good, trap: 'Acme', took: 1500 }).value).toEqual({
      ...good,
      trap: 'Acme',
      took: 1500,
    });
    expect(parseSubscription({ email: good.email, took: 0 }).value).toEqual({
      email: good.email,
      took: 0,
    });
  });

  it.each<[object]>([
    [{ trap: '' }],
    [{ trap: 7 }],
    [{ trap: ['Acme'] }],
    [{ took: '1500' }],
    [{ took: -1 }],
    [{ took: 1.5 }],
    [{ took: Number.NaN }],
    [{ took: Number.POSITIVE_INFINITY }],
    [{ took: null }],
  ])('%j is dropped, and never a reason to refuse', (extra) => {
    expect(read({ ...good, ...extra }).value).toEqual(good);
  });
});
