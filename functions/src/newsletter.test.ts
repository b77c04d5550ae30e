import { beforeEach, describe, expect, it, vi } from 'vitest';
import { settings, setUp } from '../testing/environment.ts';
import { ask, call } from '../testing/request.ts';
import { startTaskQueue } from '../testing/taskQueue.ts';
import { callsPerClient, mailsPerMailbox } from './limits.ts';
import { confirmSubscription, unsubscribe } from './newsletter.ts';
import { day } from './time.ts';
import { makeToken, type TokenPurpose } from './token.ts';

const { SITE_ORIGIN: origin, TOKEN_KEY: key } = settings;
const minute = 60 * 1000;
const hour = 60 * minute;
const start = Date.UTC(2026, 0, 1, 12);

setUp();
const queue = await startTaskQueue();
/** Each test has another subscriber, because limits count by address and by client. */
let subscribers = 0;
const email = () => `anna-${subscribers}@example.org`;
const idOf = (number: number) => number.toString(16).padStart(64, '0');
const id = () => idOf(subscribers);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: start });
  subscribers += 1;
});

const token = (purpose: TokenPurpose, locale: 'en' | 'de' = 'de', thread = id()) =>
  makeToken(
    purpose,
    { id: thread, email: email(), locale, requestedAt: start - hour },
    key,
    Date.now(),
  );
const later = (milliseconds: number) => vi.setSystemTime(Date.now() + milliseconds);
const client = () => `192.0.2.${subscribers}`;
const confirm = (data: unknown) => call(confirmSubscription, data, client());

const accepted = { status: 200, body: { result: { accepted: true } } };

describe('confirming', () => {
  const both = ['subscription-for-team', 'subscription-welcome'];

  it('tells the team with proof, and welcomes the subscriber', async () => {
    const link = { token: await token('confirm') };
    later(2 * hour);
    expect(await confirm(link)).toMatchObject(accepted);
    expect(queue.tasks.map(({ data }) => data)).toEqual([
      {
        mail: 'subscription-for-team',
        subscription: { email: email(), locale: 'de' },
        receivedAt: start - hour,
        confirmedAt: start + 2 * hour,
        thread: id(),
      },
      {
        mail: 'subscription-welcome',
        to: email(),
        locale: 'de',
        thread: id(),
        confirmedAt: start + 2 * hour,
      },
    ]);
  });

  it('again, also at the same time, is one pair of mails', async () => {
    const link = { token: await token('confirm') };
    // Just before the end of a slot, which is every half minute.
    later(29_000);
    for (const answer of await Promise.all([confirm(link), confirm(link)])) {
      expect(answer).toMatchObject(accepted);
    }
    later(2000);
    expect(await confirm(link)).toMatchObject(accepted);
    expect(queue.mails().toSorted()).toEqual(both);
  });

  it('again, an hour later, is a second pair, within the daily limit', async () => {
    const link = { token: await token('confirm') };
    for (let press = 0; press < mailsPerMailbox + 2; press += 1) {
      expect(await confirm(link)).toMatchObject(accepted);
      later(hour);
    }
    const counts = both.map((name) => queue.mails().filter((mail) => mail === name).length);
    expect(counts).toEqual([mailsPerMailbox + 2, mailsPerMailbox]);
  });

  it('again does not count against any limit, and queues nothing', async () => {
    const link = { token: await token('confirm') };
    expect(await confirm(link)).toMatchObject(accepted);
    queue.forgetNames();
    for (let press = 0; press < callsPerClient + 5; press += 1) {
      expect(await confirm(link)).toMatchObject(accepted);
    }
    expect(queue.mails()).toEqual(both);
    const other = { token: await token('confirm', 'de', idOf(1000)) };
    expect(await confirm(other)).toMatchObject(accepted);
  });

  it.each(both)('again queues the %s that could not be queued before', async (failing) => {
    const link = { token: await token('confirm') };
    queue.answer = ({ data }) => (data.mail === failing ? 500 : undefined);
    expect(await confirm(link)).toMatchObject({ status: 503 });
    queue.answer = () => undefined;
    expect(await confirm(link)).toMatchObject(accepted);
    expect(queue.mails()).toEqual(both);
  });

  it.each([
    ['an expired token', 'token-expired', 7 * day + 1000, () => token('confirm')],
    ['a token for something else', 'token-invalid', 0, () => token('unsubscribe')],
  ])('with %s is refused', async (_case, reason, pause, make) => {
    const link = { token: await make() };
    later(pause);
    expect(await confirm(link)).toMatchObject({
      status: 400,
      body: {
        error: {
          status: 'INVALID_ARGUMENT',
          message: expect.stringContaining('subscribe again') as string,
          details: { reason },
        },
      },
    });
    expect(queue.tasks).toEqual([]);
  });
});

const request = ({ body, ...question }: Parameters<typeof ask>[1]) =>
  ask(unsubscribe, {
    ...question,
    body: new URLSearchParams(body as Record<string, string>),
    headers: { 'x-forwarded-for': client() },
  });

describe('unsubscribing', () => {
  const oneClick = { 'List-Unsubscribe': 'One-Click' };

  it('by one click in a mail program (RFC 8058) asks the team to remove the address', async () => {
    const query = { token: await token('unsubscribe') };
    expect(await request({ query, body: oneClick })).toMatchObject(accepted);
    expect(queue.tasks.map(({ data }) => data)).toEqual([
      {
        mail: 'unsubscribe-for-team',
        email: email(),
        locale: 'de',
        receivedAt: start,
        thread: id(),
      },
    ]);
  });

  it('by the button of our page does the same, once, and again does not count', async () => {
    const body = { token: await token('unsubscribe'), ...oneClick };
    expect(await request({ body })).toMatchObject(accepted);
    queue.forgetNames();
    for (let press = 0; press < callsPerClient + 5; press += 1) {
      expect(await request({ body })).toMatchObject(accepted);
    }
    expect(queue.mails()).toEqual(['unsubscribe-for-team']);
    const other = { token: await token('unsubscribe', 'de', idOf(1001)) };
    expect(await request({ body: other })).toMatchObject(accepted);
  });

  it('and confirming work in turn, also while the queue knows the names', async () => {
    const link = { token: await token('confirm') };
    const body = { token: await token('unsubscribe') };
    for (const _round of [1, 2]) {
      expect(await confirm(link)).toMatchObject(accepted);
      later(minute);
      expect(await request({ body })).toMatchObject(accepted);
      later(minute);
    }
    const told = queue.mails().filter((mail) => mail.endsWith('for-team'));
    const round = ['subscription-for-team', 'unsubscribe-for-team'];
    expect(told).toEqual([...round, ...round]);
  });

  it.each(['GET', 'HEAD'])('does not happen when a link is opened (%s)', async (method) => {
    for (const [locale, folder] of [
      ['en', ''],
      ['de', '/de'],
    ] as const) {
      const opened = await token('unsubscribe', locale);
      expect(await request({ method, query: { token: opened } })).toMatchObject({
        status: 303,
        headers: {
          location: `${origin}${folder}/newsletter/unsubscribe#${opened}`,
          'cache-control': 'no-store',
        },
      });
    }
    expect(queue.tasks).toEqual([]);
  });

  it.each(['x', 'a\r\nSet-Cookie: b', '//evil.example', ['a'], { a: 1 }])(
    'does not redirect with an invalid token (%j)',
    async (other) => {
      expect(await request({ method: 'GET', query: { token: other } })).toMatchObject({
        status: 303,
        headers: { location: `${origin}/newsletter/unsubscribe` },
      });
    },
  );

  it('that cannot be queued is not accepted', async () => {
    queue.answer = () => 500;
    const query = { token: await token('unsubscribe') };
    expect(await request({ query, body: oneClick })).toMatchObject({ status: 503 });
  });

  it.each([
    ['POST', 400],
    ['PUT', 405],
  ])('by a %s without a token is answered %i', async (method, status) => {
    expect(await request({ method, body: {} })).toMatchObject({ status });
    expect(queue.tasks).toEqual([]);
  });
});
