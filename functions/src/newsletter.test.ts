import * as fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ask } from '../testing/request.ts';
import { startTaskQueue, type TestQueue } from '../testing/taskQueue.ts';
import { log } from './log.ts';
import { confirmSubscription, unsubscribe } from './newsletter.ts';
import { makeToken, type TokenPurpose } from './token.ts';

const key = 'k'.repeat(64);
const origin = 'https://www.elevate.example';
const hour = 60 * 60 * 1000;
const day = 24 * hour;
const start = Date.UTC(2026, 0, 1, 12);

let queue: TestQueue;
/** Another subscriber in each test, since limits are counted by client. */
let subscribers = 0;
const email = () => `anna-${subscribers}@example.org`;
const id = () => subscribers.toString(16).padStart(64, '0');

beforeAll(async () => {
  vi.stubEnv('FUNCTIONS_REGION', 'europe-west3');
  vi.stubEnv('SUBMISSION_KEY', 'key');
  vi.stubEnv('TOKEN_KEY', key);
  vi.stubEnv('SITE_ORIGIN', origin);
  vi.stubEnv('CALLS_PER_INSTANCE', '10000');
  queue = await startTaskQueue();
});
beforeEach(() => {
  for (const line of Object.keys(log) as (keyof typeof log)[]) {
    vi.spyOn(log, line).mockReset().mockReturnValue();
  }
  vi.useFakeTimers({ toFake: ['Date'], now: start });
  queue.clear();
  subscribers += 1;
});
afterAll(async () => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  await queue.stop();
});

const token = (purpose: TokenPurpose, locale: 'en' | 'de' = 'de') =>
  makeToken(
    purpose,
    { id: id(), email: email(), locale, requestedAt: start - hour },
    key,
    Date.now(),
  );
const later = (milliseconds: number) => {
  vi.setSystemTime(Date.now() + milliseconds);
  queue.forget(Date.now());
};
const headers = () => ({ 'x-forwarded-for': `192.0.2.${subscribers}` });

const confirm = (data: unknown) =>
  confirmSubscription.run({
    data,
    acceptsStreaming: false,
    rawRequest: { headers: headers() },
  } as unknown as Parameters<typeof confirmSubscription.run>[0]);

const mails = () => queue.mails().filter((mail) => mail !== 'marker');

describe('confirming', () => {
  const accepted = { accepted: true };
  const repeated = { accepted: true, isRepeated: true };
  const both = ['subscription-for-team', 'subscription-welcome'];

  it('tells the team with proof, and welcomes the subscriber', async () => {
    const pressed = { token: await token('confirm') };
    later(2 * hour);
    expect(await confirm(pressed)).toEqual(accepted);
    expect(queue.tasks.map(({ data }) => data)).toEqual([
      {
        mail: 'subscription-for-team',
        subscription: { email: email(), locale: 'de' },
        receivedAt: start - hour,
        confirmedAt: start + 2 * hour,
        thread: id(),
      },
      { mail: 'subscription-welcome', to: email(), locale: 'de', thread: id() },
      { mail: 'marker' },
    ]);
    expect(queue.tasks.at(-1)?.due).toBe(start + 7 * day);
  });

  it.each([0, 30_000, hour, 3 * day, 7 * day - 1000])(
    'once, whenever it is pressed again (%i ms later)',
    async (time) => {
      const pressed = { token: await token('confirm') };
      expect(await confirm(pressed)).toEqual(accepted);
      later(time);
      expect(await confirm(pressed)).toEqual(repeated);
      expect(await confirm(pressed)).toEqual(repeated);
      expect(mails()).toEqual(both);
    },
  );

  it('once, where it is pressed in two places at the same time', async () => {
    const pressed = { token: await token('confirm') };
    for (const answer of await Promise.all([confirm(pressed), confirm(pressed)])) {
      expect(answer).toMatchObject(accepted);
    }
    expect(mails().toSorted()).toEqual(both);
    later(2 * hour);
    expect(await confirm(pressed)).toEqual(repeated);
    expect(mails()).toHaveLength(2);
  });

  it('what a press could not queue, the next one does', async () => {
    const pressed = { token: await token('confirm') };
    for (const mail of both) {
      queue.answer = ({ data }) => (data.mail === mail ? 500 : undefined);
      await expect(confirm(pressed)).rejects.toMatchObject({ code: 'unavailable' });
    }
    queue.answer = () => undefined;
    expect(await confirm(pressed)).toEqual(accepted);
    expect(mails()).toEqual(both);
  });

  it.each(['subscription-for-team', 'subscription-welcome', 'marker'])(
    'keeps every mail where the queue takes the %s, and its answer is lost',
    async (lost) => {
      const pressed = { token: await token('confirm') };
      queue.answer = ({ data }) => (data.mail === lost ? 'lost' : undefined);
      expect(await confirm(pressed)).toEqual(accepted);
      expect(queue.mails()).toEqual([...both, 'marker']);
    },
  );

  it('is known for good, though the first press could not leave its seal', async () => {
    const pressed = { token: await token('confirm') };
    queue.answer = ({ data }) => (data.mail === 'marker' ? 500 : undefined);
    expect(await confirm(pressed)).toEqual(accepted);
    expect(log.markerNotQueued).toHaveBeenCalledOnce();
    queue.answer = () => undefined;
    expect(await confirm(pressed)).toEqual(repeated);
    later(2 * hour);
    expect(await confirm(pressed)).toEqual(repeated);
    expect(mails()).toEqual(both);
  });

  it('twice rather than never, where nobody can look for the seal', async () => {
    const pressed = { token: await token('confirm') };
    queue.answerLook = () => 403;
    expect(await confirm(pressed)).toEqual(accepted);
    later(2 * hour);
    expect(await confirm(pressed)).toEqual(accepted);
    expect(mails()).toEqual([...both, ...both]);
    expect(log.sealNotRead).toHaveBeenCalledWith(
      'newsletter-confirm',
      queue.tasks.at(2)?.name,
      'HTTP 403',
    );
  });

  it('looks for its seal at Cloud Tasks, as the account that it runs as', async () => {
    const pressed = { token: await token('confirm') };
    await confirm(pressed);
    const seal = queue.tasks.at(-1)?.name;
    const emulator = process.env['CLOUD_TASKS_EMULATOR_HOST'];
    vi.stubEnv('CLOUD_TASKS_EMULATOR_HOST', undefined);
    const ask = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('{}'));
    try {
      expect(await confirm(pressed)).toEqual(repeated);
      expect(ask).toHaveBeenCalledExactlyOnceWith(
        `https://cloudtasks.googleapis.com/v2/projects/demo-elevate/locations/europe-west3/queues/mail-deliver/tasks/${seal}`,
        expect.objectContaining({ headers: { Authorization: 'Bearer emulated' } }),
      );
    } finally {
      ask.mockRestore();
      vi.stubEnv('CLOUD_TASKS_EMULATOR_HOST', emulator);
    }
  });

  it.each([
    [
      'too old',
      'token-expired',
      async () => {
        const old = await token('confirm');
        later(7 * day + 1000);
        return old;
      },
    ],
    ['for something else', 'token-invalid', () => token('unsubscribe')],
    ['cut short', 'token-invalid', async () => (await token('confirm')).slice(0, -3)],
    ['missing', 'token-invalid', async () => undefined],
    ['no text', 'token-invalid', async () => ({ length: 1 })],
  ])('a token that is %s is told so', async (_case, reason, make) => {
    await expect(confirm({ token: await make() })).rejects.toMatchObject({
      code: 'invalid-argument',
      details: { reason },
      message: expect.stringContaining('subscribe again') as string,
    });
    expect(queue.tasks).toEqual([]);
  });

  it('whatever comes, it is refused as a token, and nothing is queued', async () => {
    await fc.assert(
      fc.asyncProperty(fc.anything(), async (data) => {
        await expect(confirm(data)).rejects.toMatchObject({ code: 'invalid-argument' });
        await expect(confirm({ token: data })).rejects.toMatchObject({ code: 'invalid-argument' });
      }),
    );
    expect(queue.tasks).toEqual([]);
  });
});

const request = (asked: Parameters<typeof ask>[1]) =>
  ask(unsubscribe, { ...asked, headers: { ...headers(), ...asked.headers } });

describe('unsubscribing', () => {
  const oneClick = { 'List-Unsubscribe': 'One-Click' };

  it('by one click in a mail program (RFC 8058) asks the team to remove the address', async () => {
    const query = { token: await token('unsubscribe') };
    expect(await request({ query, body: oneClick })).toMatchObject({
      status: 200,
      body: { result: { accepted: true } },
    });
    expect(queue.tasks[0]?.data).toEqual({
      mail: 'unsubscribe-for-team',
      email: email(),
      locale: 'de',
      receivedAt: start,
      thread: id(),
    });
  });

  it('by the button of our page too', async () => {
    const body = { token: await token('unsubscribe'), ...oneClick };
    expect((await request({ body })).status).toBe(200);
    expect(queue.mails()).toEqual(['unsubscribe-for-team', 'marker']);
  });

  it('twice is once', async () => {
    const query = { token: await token('unsubscribe') };
    await request({ query, body: oneClick });
    expect((await request({ query, body: oneClick })).status).toBe(200);
    expect(queue.mails()).toEqual(['unsubscribe-for-team', 'marker']);
  });

  it.each(['GET', 'HEAD'])('never happens by opening a link (%s)', async (method) => {
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
    'a link with another token (%j) leads to the page without it',
    async (other) => {
      expect(await request({ method: 'GET', query: { token: other } })).toMatchObject({
        status: 303,
        headers: { location: `${origin}/newsletter/unsubscribe` },
      });
    },
  );

  it.each(['PUT', 'DELETE', 'PATCH', 'OPTIONS'])('%s is not for it', async (method) => {
    const query = { token: await token('unsubscribe') };
    expect(await request({ method, query })).toMatchObject({ status: 405 });
    expect(queue.tasks).toEqual([]);
  });

  it('that cannot be queued says so, so that a mail program can say so too', async () => {
    queue.answer = () => 500;
    const query = { token: await token('unsubscribe') };
    expect(await request({ query, body: oneClick })).toMatchObject({ status: 503 });
  });

  it('whatever comes, it is refused, and nothing is queued', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom('POST', 'GET', 'HEAD', 'PUT', 'X'),
        fc.anything(),
        fc.dictionary(fc.string(), fc.anything()),
        async (method, body, query) => {
          const { status } = await request({ method, body, query });
          expect(status).toBe(method === 'POST' ? 400 : status === 405 ? 405 : 303);
        },
      ),
    );
    expect(queue.tasks).toEqual([]);
  });
});
