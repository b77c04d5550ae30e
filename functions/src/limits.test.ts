import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { limits } from '@elevate/enquiry';
import { describe, expect, it, vi } from 'vitest';
import { deliverFlood, deliverMail, deliverToVisitor } from './deliver.ts';
import { admit, bodyLimit, clientOf, senderOf } from './limits.ts';

it('the longest enquiry fits into a body several times', () => {
  const characters = Object.values(limits).reduce((sum, length) => sum + length, 0);
  expect(bodyLimit).toBeGreaterThan(3 * '\\u0041'.length * characters);
});

it('the rates of the queues are their daily caps, also below one mail in a second', () => {
  const rates = [deliverMail, deliverFlood, deliverToVisitor].map(
    ({ __endpoint }) => __endpoint.taskQueueTrigger?.rateLimits?.maxDispatchesPerSecond,
  );
  expect(rates).toEqual([4, 0.5, 0.1]);
});

it('the sender is the last forwarded address', () => {
  const forwarded = { 'x-forwarded-for': '192.0.2.7, 198.51.100.1, 2001:db8:1:2::6' };
  expect(senderOf({ headers: forwarded })).toBe('2001:db8:1');
  expect(senderOf({ headers: {} })).toBeUndefined();
});

it('the counts keep no header', () => {
  vi.stubEnv('CALLS_PER_INSTANCE', '10000');
  setFlagsFromString('--expose-gc');
  const collectGarbage = runInNewContext('gc') as () => void;
  const [calls, length] = [1000, 14_000];
  const callOnce = (number: number) => {
    const address = String(number).padStart(60, 'x');
    const header = Buffer.from(`${address}${'y'.repeat(length)}, ${address}`).toString();
    admit('enquiry', { headers: { 'x-forwarded-for': header } });
  };
  collectGarbage();
  const before = process.memoryUsage().heapUsed;
  for (let number = 0; number < calls; number += 1) callOnce(number);
  collectGarbage();
  expect(process.memoryUsage().heapUsed - before).toBeLessThan((calls * length) / 2);
});

describe('the caller', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['192.0.2.7, 10.0.0.1', '192.0.2.7'],
    [' 192.0.2.7 ,10.0.0.1', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:db8:1:2::6', '2001:db8:1:2'],
    ['2001:DB8::1', '2001:db8:0:0'],
    ['2001:db8::2:0:0:0:1', '2001:db8:0:2'],
    ['2001:0db8:0000:0000:0001::', '2001:db8:0:0'],
    ['::ffff:192.0.2.7', '0:0:0:0:0:ffff:c000:207'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
    ['x'.repeat(5000), 'x'.repeat(64)],
    ['', undefined],
    ['127.0.0.1', undefined],
    ['::1', undefined],
  ])('is the first forwarded address (case %#)', (forwarded, client) => {
    expect(clientOf({ headers: { 'x-forwarded-for': forwarded } })).toBe(client);
  });
});
