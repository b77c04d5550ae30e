import { describe, expect, it } from 'vitest';
import { callsPerClient, clientOf, deliveryLimits } from './limits.ts';
import { callsPerInstance, queueLimits } from './settings.ts';

// What a deploy has where the operator sets nothing.
const defaultOf = (setting: typeof callsPerInstance) => Number(setting.options?.default);

it('a client alone leaves an instance room for others', () => {
  expect(callsPerClient).toBeLessThan(defaultOf(callsPerInstance));
});

it('every mail on its way has its place at an instance', () => {
  const places = deliveryLimits.concurrency * deliveryLimits.maxInstances;
  expect(defaultOf(queueLimits.maxConcurrentDispatches)).toBeLessThan(places);
});

describe('who calls', () => {
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
  ])('is told by the first address forwarded (case %#)', (forwarded, client) => {
    expect(clientOf({ headers: { 'x-forwarded-for': forwarded } })).toBe(client);
  });

  it('nobody knows where nothing was forwarded', () => {
    expect(clientOf({ headers: {} })).toBeUndefined();
  });
});
