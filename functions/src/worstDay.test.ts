import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { callLimits, deliveryLimits } from './limits.ts';
import { callsPerInstance, queueLimits } from './settings.ts';
import { mostQueued, prices, worstDay } from './worstDay.ts';

// What a deploy has where the operator sets nothing.
const defaultOf = (setting: typeof callsPerInstance) => JSON.stringify(setting.options?.default);

beforeAll(() => {
  vi.stubEnv('CALLS_PER_INSTANCE', defaultOf(callsPerInstance));
  vi.stubEnv('QUEUE_MAX_DISPATCHES_PER_SECOND', defaultOf(queueLimits.maxDispatchesPerSecond));
});
afterAll(() => void vi.unstubAllEnvs());

describe('a flood', () => {
  it('queues less than the queue sends off, so that no enquiry waits behind it for long', () => {
    expect(mostQueued().tasks).toBeLessThan(queueLimits.maxDispatchesPerSecond.value());
  });

  it('finds its place at the mail server, at two seconds a mail', () => {
    const places = Number(defaultOf(queueLimits.maxConcurrentDispatches));
    expect(mostQueued().attempts * 2).toBeLessThan(places);
  });

  it('is reckoned with every address refusing its mails as often as they are tried', () => {
    const calls = (2 * 60) / 600;
    const marked = 4;
    expect(mostQueued().attempts).toBeCloseTo(calls * (1 + 6 + 6 + 1 + 6 + 1 + marked));
    expect(mostQueued().tasks).toBeCloseTo(calls * (9 + 7 + 8 + 2 + marked * 2));
  });

  it('sends no more mails in a day than this, and costs no more', () => {
    const { mails, dollars, total } = worstDay();
    const calls = 2 * 60 * 6 * 24;
    expect(Math.round(mails)).toBe(calls * (2 + 1 + 2 + 1 + 4));
    expect(Math.round(mails)).toBe(172_800);
    expect(
      Object.fromEntries(Object.entries(dollars).map(([name, sum]) => [name, Math.round(sum)])),
    ).toEqual({
      instances: 30,
      requests: 276,
      transfer: 104,
      logs: 418,
      queue: 0,
      mails: 173,
    });
    expect(Math.round(total)).toBe(1002);
    const guide = readFileSync(join(import.meta.dirname, '../../docs/operations/costs.md'), 'utf8');
    expect(guide).toContain('1,002 dollars and 172,800 mails');
  });

  it('is held by the queue where the calls do not hold it', () => {
    vi.stubEnv('CALLS_PER_INSTANCE', '1000000');
    expect(worstDay().mails).toBe(8 * 24 * 60 * 60);
    vi.stubEnv('CALLS_PER_INSTANCE', defaultOf(callsPerInstance));
  });
});

it('an instance of one vCPU and 256 MiB is what is reckoned with', () => {
  // Cloud Run gives a whole vCPU wherever concurrency is above one.
  expect(callLimits.concurrency).toBeGreaterThan(1);
  expect([callLimits.memory, deliveryLimits.memory]).toEqual(['256MiB', '256MiB']);
  expect(prices.request * 1e6).toBeCloseTo(0.4);
});
