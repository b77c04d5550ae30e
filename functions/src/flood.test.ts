import { beforeEach, describe, expect, it, vi } from 'vitest';
import { settings, setUp } from '../testing/environment.ts';
import { type Answer, ask, call } from '../testing/request.ts';
import { callLimits, callsInFlood, callsPerClient } from './limits.ts';
import { log } from './log.ts';
import { type MailTask, queueNames } from './mailTask.ts';
import { confirmSubscription, unsubscribe } from './newsletter.ts';
import { sendContactEmail, sendNewsletterEmail } from './send.ts';
import { mailsPerDay } from './settings.ts';
import { makeToken, type TokenPurpose } from './token.ts';

const clients = 100;
const inFlight = 8;
/** The address that Google's front end sees when a call comes through Hosting. */
const hosting = '198.51.100.1';
const visitor = { name: 'Anna', email: 'anna@example.org', message: 'Hello' };
const visitorAddress = `192.0.2.1, ${hosting}`;

const queue = vi.hoisted(() => ({ tasks: [] as { queue: string; data: MailTask }[] }));

// Not the queue that the other tests use: thousands of requests take it long.
vi.mock('firebase-admin/functions', () => ({
  getFunctions: () => ({
    taskQueue: (name: string) => ({
      enqueue: async (data: MailTask) => {
        queue.tasks.push({ queue: name.split('/').at(-1) ?? '', data });
      },
    }),
  }),
}));

let tests = 0;

setUp({ CALLS_PER_INSTANCE: '60' });
beforeEach(() => {
  tests += 1;
  // Another day, because calls are counted by time.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 0, 2 * tests, 12) });
  queue.tasks.length = 0;
});

/** Makes the calls of all clients, in turn, some at the same time. @returns the HTTP statuses */
async function flood(
  send: (client: number, number: number) => Promise<Answer>,
  callsEach = callsPerClient,
  from = clients,
): Promise<number[]> {
  const statuses: number[] = [];
  let next = 0;
  const sendOn = async () => {
    for (let index = next++; index < from * callsEach; index = next++) {
      const { status } = await send(index % from, Math.floor(index / from));
      statuses.push(status);
    }
  };
  await Promise.all(Array.from({ length: inFlight }, sendOn));
  return statuses;
}

const enquire = (client: number, number: number, from: string) => {
  const email = `${client}@flood.example`;
  return call(sendContactEmail, { ...visitor, email, message: `${number}` }, from);
};
const addressOf = (number: number) => `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`;
const inQueue = (name: string) => queue.tasks.filter((task) => task.queue === name);

describe('while clients send enquiries', () => {
  it.each<[string, (client: number, number: number) => string, boolean, number?, number?]>([
    ['100 through Hosting', (client) => `${addressOf(client)}, ${hosting}`, true],
    [
      'two through Hosting',
      (client) => `${addressOf(client)}, ${hosting}`,
      false,
      callsPerClient,
      2,
    ],
    [
      'one past Hosting, with a forged address each',
      (client, number) => `${addressOf(number * clients + client)}, 203.0.113.1`,
      false,
      40,
    ],
    ['3,000 from everywhere', (client, number) => addressOf(number * clients + client), true],
  ])(
    '%s, a visitor is not refused, and waits less than 15 minutes',
    async (_way, from, isMarked, callsEach = callsPerClient, count = clients) => {
      const statuses = await flood(
        (client, number) => enquire(client, number, from(client, number)),
        callsEach,
        count,
      );
      expect(new Set(statuses)).toEqual(new Set([200]));
      const acknowledged = inQueue(queueNames.visitor).length;
      // A person may write twice.
      for (const message of ['Hello', 'One more thing']) {
        const { status } = await call(sendContactEmail, { ...visitor, message }, visitorAddress);
        expect(status).toBe(200);
      }
      const ahead = inQueue(queueNames.team);
      for (const { data } of ahead.slice(-2)) {
        expect(data).toMatchObject({ enquiry: { email: visitor.email } });
        expect('marks' in data).toBe(isMarked);
      }
      expect(inQueue(queueNames.visitor).length - acknowledged).toBe(isMarked ? 0 : 2);
      // Each instance may have let through as many, but not more than were sent.
      const tasks = Math.min(count * callsEach, ahead.length * callLimits.maxInstances);
      expect(tasks / (mailsPerDay.team / 24)).toBeLessThan(15 / 60);
      expect(inQueue(queueNames.flood).length + ahead.length).toBe(count * callsEach + 2);
    },
  );

  it('what a client sends beyond its share waits in the queue of the flood', async () => {
    await flood((client, number) => enquire(client, number, `${addressOf(client)}, ${hosting}`));
    expect(inQueue(queueNames.team)).toHaveLength(callsInFlood * clients);
    for (const { data } of inQueue(queueNames.flood)) {
      expect(data).toMatchObject({ mail: 'enquiry-for-team', marks: ['flood'] });
    }
    expect(log.callsLimited).toHaveBeenCalledExactlyOnceWith('enquiry', 'instance');
    const next = { ...visitor, message: 'One more' };
    // The client's own, where the others came from a caller who forged its address.
    await call(sendContactEmail, next, `${addressOf(0)}, 198.51.100.2`);
    expect(queue.tasks.at(-2)?.queue).toBe(queueNames.team);
    expect(queue.tasks.at(-1)?.queue).toBe(queueNames.visitor);
  });
});

it(`while ${clients} clients subscribe, a visitor is asked to confirm, and the team gets notices of the rest`, async () => {
  const callsEach = callsInFlood + 1;
  await flood(
    (client, number) =>
      call(
        sendNewsletterEmail,
        { email: `${client}-${number}@flood.example` },
        `${addressOf(client)}, ${hosting}`,
      ),
    callsEach,
  );
  const { email } = visitor;
  expect((await call(sendNewsletterEmail, { email }, visitorAddress)).status).toBe(200);
  expect(inQueue(queueNames.visitor).at(-1)?.data).toMatchObject({ to: email });
  expect(inQueue(queueNames.visitor)).toHaveLength(callsInFlood * clients + 1);
  expect(inQueue(queueNames.flood)).toHaveLength(clients);
  for (const { data } of inQueue(queueNames.flood)) {
    expect(data).toMatchObject({ mail: 'subscription-for-team', marks: ['flood'] });
  }
});

it.each<[string, TokenPurpose, (token: string, client: string) => Promise<Answer>]>([
  ['confirm', 'confirm', (token, client) => call(confirmSubscription, { token }, client)],
  [
    'unsubscribe',
    'unsubscribe',
    (token, client) =>
      ask(unsubscribe, {
        body: new URLSearchParams({ token }),
        headers: { 'x-forwarded-for': client },
      }),
  ],
])('while a token is repeated, others still %s', async (_what, purpose, press) => {
  const tokenOf = (id: string) =>
    makeToken(
      purpose,
      { id, email: `${id}@example.org`, locale: 'en' },
      settings.TOKEN_KEY,
      Date.now(),
    );
  const repeated = await tokenOf('repeated');
  const statuses = await flood((client) => press(repeated, addressOf(client)), 2);
  expect(new Set(statuses)).toEqual(new Set([200]));
  expect((await press(await tokenOf('other'), visitorAddress)).status).toBe(200);
  expect(queue.tasks.at(-1)?.data).toMatchObject(
    purpose === 'confirm' ? { mail: 'subscription-welcome' } : { mail: 'unsubscribe-for-team' },
  );
  // One machine, with a token and a forged address each.
  queue.tasks.length = 0;
  for (let number = 0; number < 300; number += 1) {
    await press(await tokenOf(`${number}`), `${addressOf(1000 + number)}, 203.0.113.1`);
  }
  expect(inQueue(queueNames.team)).toHaveLength(250);
  expect(inQueue(queueNames.flood)).toHaveLength(50);
});
