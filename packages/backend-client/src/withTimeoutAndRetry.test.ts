import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { withTimeoutAndRetry } from './withTimeoutAndRetry.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Work that fails a number of times, and the times in ms at which it ran. */
function failing(times: number) {
  const start = Date.now();
  const ranAt: number[] = [];
  const work = async () => {
    ranAt.push(Date.now() - start);
    if (ranAt.length <= times) throw new Error(`failure ${ranAt.length}`);
    return 'done';
  };
  return { ranAt, work };
}

/** Runs all timers until the promise has settled. */
async function settled<T>(promise: Promise<T>): Promise<T | Error> {
  const result = promise.catch((error: unknown) => error as Error);
  await vi.runAllTimersAsync();
  return result;
}

it('doubles the delay before each attempt, and rejects with the last error', async () => {
  const { ranAt, work } = failing(4);
  const result = await settled(withTimeoutAndRetry(work, { attempts: 4, firstDelay: 250 }));
  expect(result).toEqual(new Error('failure 4'));
  expect(ranAt).toEqual([0, 250, 750, 1750]);
});

it('starts no attempt after the timeout', async () => {
  const { ranAt, work } = failing(2);
  const options = { attempts: 2, firstDelay: 1000, timeout: 500 };
  expect(await settled(withTimeoutAndRetry(work, options))).toMatchObject({ name: 'TimeoutError' });
  expect(ranAt).toEqual([0]);
});
