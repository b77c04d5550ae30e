import { expect, it } from 'vitest';
import { retry } from './retry.ts';

const isFinal = (error: unknown) => error instanceof Error && error.message === 'revoked';

/** Fails as often as told, and notes what is waited for. */
function failing(times: number, message = 'no network') {
  const waits: number[] = [];
  let calls = 0;
  const work = async () => {
    calls += 1;
    if (calls <= times) throw new Error(message);
    return calls;
  };
  const result = retry(work, isFinal, async (milliseconds) => {
    waits.push(milliseconds);
  });
  return { result, waits };
}

it('waits for nothing where nothing fails', async () => {
  const { result, waits } = failing(0);
  expect(await result).toBe(1);
  expect(waits).toEqual([]);
});

it('waits 200 ms first, then twice as long each time (docs/product.md, section 9)', async () => {
  const { result, waits } = failing(3);
  expect(await result).toBe(4);
  expect(waits).toEqual([200, 400, 800]);
});

it('gives up with the last error after five repetitions', async () => {
  const { result, waits } = failing(6);
  await expect(result).rejects.toThrow('no network');
  expect(waits).toEqual([200, 400, 800, 1600, 3200]);
});

it('does not repeat what will be the same next time', async () => {
  const { result, waits } = failing(1, 'revoked');
  await expect(result).rejects.toThrow('revoked');
  expect(waits).toEqual([]);
});
