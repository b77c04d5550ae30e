import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fetchCatalog } from './fetchCatalog.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('asks again after a failure', async () => {
  const fetched = vi.fn<typeof fetch>().mockRejectedValueOnce(new TypeError('Failed to fetch'));
  vi.stubGlobal(
    'fetch',
    fetched.mockImplementation(async () => Response.json({ messages: {} })),
  );
  const catalog = fetchCatalog('shell', 'en');
  await vi.runAllTimersAsync();
  expect(await catalog).toEqual({});
});

it('rejects after 20 seconds if no answer comes', async () => {
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  const start = Date.now();
  const failure = fetchCatalog('shell', 'en').catch((error: unknown) => error);
  await vi.runAllTimersAsync();
  expect(await failure).toMatchObject({ name: 'TimeoutError' });
  expect(Date.now() - start).toBe(20_000);
});
