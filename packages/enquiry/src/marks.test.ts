import { expect, it } from 'vitest';
import { type BotSignals, marksOf } from './index.ts';

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
