import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fetchCatalog } from './fetchCatalog.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('rejects after 20 seconds if no answer comes', async () => {
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  const start = Date.now();
  const failure = fetchCatalog('shell', 'en').catch((error: unknown) => error);
  await vi.runAllTimersAsync();
  expect(await failure).toMatchObject({ name: 'TimeoutError' });
  expect(Date.now() - start).toBe(20_000);
});
