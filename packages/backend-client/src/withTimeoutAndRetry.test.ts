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

it('does not repeat a failure that is not retryable', async () => {
  const { ranAt, work } = failing(1);
  const options = { attempts: 4, firstDelay: 250, isRetryable: () => false };
  expect(await settled(withTimeoutAndRetry(work, options))).toEqual(new Error('failure 1'));
  expect(ranAt).toEqual([0]);
});

it('rejects at the timeout, also with work that ignores its signal', async () => {
  const signals: AbortSignal[] = [];
  const work = (signal: AbortSignal) => {
    signals.push(signal);
    return new Promise(() => {});
  };
  const start = Date.now();
  const options = { attempts: 2, firstDelay: 1000, timeout: 20_000 };
  expect(await settled(withTimeoutAndRetry(work, options))).toMatchObject({ name: 'TimeoutError' });
  expect(Date.now() - start).toBe(20_000);
  expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
});

it('starts no attempt after the timeout', async () => {
  const { ranAt, work } = failing(2);
  const options = { attempts: 2, firstDelay: 1000, timeout: 500 };
  expect(await settled(withTimeoutAndRetry(work, options))).toMatchObject({ name: 'TimeoutError' });
  expect(ranAt).toEqual([0]);
});
