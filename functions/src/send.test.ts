import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startTaskQueue, type TestQueue } from '../testing/taskQueue.ts';
import { callsPerClient, mailsPerAddress } from './limits.ts';
import { log } from './log.ts';
import { sendContactEmail, sendNewsletterEmail } from './send.ts';

let queue: TestQueue;
/** Another visitor in each test, since limits are counted by address and by client. */
let visitors = 0;
let enquiry: { name: string; email: string; message: string; locale: string };

beforeAll(async () => {
  vi.stubEnv('FUNCTIONS_REGION', 'europe-west3');
  vi.stubEnv('SUBMISSION_KEY', 'key');
  vi.stubEnv('CALLS_PER_INSTANCE', '10000');
  queue = await startTaskQueue();
});
beforeEach(() => {
  for (const line of Object.keys(log) as (keyof typeof log)[]) {
    vi.spyOn(log, line).mockReset().mockReturnValue();
  }
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 0, 1, 12) });
  queue.clear();
  visitors += 1;
  enquiry = {
    name: 'Anna',
    email: `anna-${visitors}@example.org`,
    message: 'Hello',
    locale: 'de',
  };
});
afterAll(async () => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  await queue.stop();
});

type Call = typeof sendContactEmail;
const run = (call: Call, data: unknown, client = `192.0.2.${visitors}`) =>
  call.run({
    data,
    acceptsStreaming: false,
    rawRequest: { headers: { 'x-forwarded-for': client } },
  } as unknown as Parameters<Call['run']>[0]);

const accepted = { accepted: true };
const later = (minutes: number) => vi.setSystemTime(Date.now() + minutes * 60_000);

describe('an enquiry', () => {
  it('is queued for the team first, then for the visitor, as one thread', async () => {
    expect(await run(sendContactEmail, enquiry)).toEqual(accepted);
    expect(queue.mails()).toEqual([
      'enquiry-for-team',
      'marker',
      'enquiry-acknowledgement',
      'marker',
    ]);
    const [toTeam, , toVisitor] = queue.tasks;
    expect(toTeam?.data).toEqual({
      mail: 'enquiry-for-team',
      enquiry: { ...enquiry, phone: '' },
      receivedAt: Date.now(),
    });
    expect(toVisitor?.data).toEqual({
      mail: 'enquiry-acknowledgement',
      to: enquiry.email,
      locale: 'de',
      receivedAt: Date.now(),
      thread: toTeam?.name,
    });
  });

  it('with a submissionId needs no marker for the team', async () => {
    await run(sendContactEmail, { ...enquiry, submissionId: crypto.randomUUID() });
    expect(queue.mails()).toEqual(['enquiry-for-team', 'enquiry-acknowledgement', 'marker']);
  });

  it.each<[object, string[]]>([
    [{ trap: 'Acme' }, ['trap']],
    [{ took: 300 }, ['fast']],
    [{ trap: 'Acme', took: 300 }, ['trap', 'fast']],
  ])("that looks like a bot's (%j) is for the team alone, and says so", async (signals, marks) => {
    expect(await run(sendContactEmail, { ...enquiry, ...signals })).toEqual(accepted);
    expect(queue.mails()).toEqual(['enquiry-for-team', 'marker']);
    expect(queue.tasks[0]?.data).toEqual({
      mail: 'enquiry-for-team',
      enquiry: { ...enquiry, phone: '' },
      receivedAt: Date.now(),
      marks,
    });
  });
});

describe('a subscription', () => {
  it('is queued for the visitor alone, who is asked to confirm it', async () => {
    const { email } = enquiry;
    expect(await run(sendNewsletterEmail, { email })).toEqual(accepted);
    expect(queue.mails()).toEqual(['subscription-confirmation', 'marker']);
    expect(queue.tasks[0]?.data).toEqual({
      mail: 'subscription-confirmation',
      to: email,
      locale: 'en',
      requestedAt: Date.now(),
    });
  });

  it('with a trap filled in is for the team alone, and says so', async () => {
    const { email } = enquiry;
    expect(await run(sendNewsletterEmail, { email, trap: 'Acme' })).toEqual(accepted);
    expect(queue.mails()).toEqual(['subscription-for-team', 'marker']);
    expect(queue.tasks[0]?.data).toEqual({
      mail: 'subscription-for-team',
      subscription: { email },
      receivedAt: Date.now(),
      marks: ['trap'],
    });
  });

  it('that was quick is confirmed like any other', async () => {
    await run(sendNewsletterEmail, { email: enquiry.email, took: 200 });
    expect(queue.mails()).toEqual(['subscription-confirmation', 'marker']);
  });

  it('that cannot be queued is not answered with success', async () => {
    queue.answer = () => 500;
    const answer = run(sendNewsletterEmail, { email: enquiry.email });
    await expect(answer).rejects.toMatchObject({ code: 'unavailable' });
  });
});

describe('when the queue takes what it does not answer for', () => {
  it.each(['enquiry-for-team', 'enquiry-acknowledgement', 'marker'])(
    'the %s, the enquiry is accepted, and both mails are queued once',
    async (lost) => {
      queue.answer = ({ data }) => (data.mail === lost ? 'lost' : undefined);
      expect(await run(sendContactEmail, enquiry)).toEqual(accepted);
      expect(queue.mails().filter((mail) => mail !== 'marker')).toEqual([
        'enquiry-for-team',
        'enquiry-acknowledgement',
      ]);
    },
  );
});

describe('when the queue refuses', () => {
  it.each([403, 404, 500])(
    "the team's mail (%i), the visitor is asked to try again",
    async (status) => {
      queue.answer = ({ data }) => (data.mail === 'enquiry-for-team' ? status : undefined);
      await expect(run(sendContactEmail, enquiry)).rejects.toMatchObject({
        code: 'unavailable',
        message: 'We could not take this just now. Please try again in a minute.',
      });
      expect(queue.mails()).toEqual([]);
    },
  );

  it("the visitor's mail, the enquiry is safe all the same", async () => {
    queue.answer = ({ data }) => (data.mail === 'enquiry-acknowledgement' ? 500 : undefined);
    expect(await run(sendContactEmail, enquiry)).toEqual(accepted);
    expect(queue.mails()).toEqual(['enquiry-for-team', 'marker']);
    expect(log.mailNotQueued).toHaveBeenCalledOnce();
  });

  it('a marker, the mails are queued all the same', async () => {
    queue.answer = ({ data }) => (data.mail === 'marker' ? 500 : undefined);
    expect(await run(sendContactEmail, enquiry)).toEqual(accepted);
    expect(queue.mails()).toEqual(['enquiry-for-team', 'enquiry-acknowledgement']);
    expect(log.markerNotQueued).toHaveBeenCalledTimes(2);
  });

  it('names it has seen, a repetition makes up for what failed the first time', async () => {
    queue.answer = ({ data }) => (data.mail === 'enquiry-acknowledgement' ? 500 : undefined);
    await run(sendContactEmail, enquiry);
    queue.answer = () => undefined;
    expect(await run(sendContactEmail, enquiry)).toEqual(accepted);
    expect(await run(sendContactEmail, enquiry)).toEqual(accepted);
    expect(queue.mails()).toEqual([
      'enquiry-for-team',
      'marker',
      'enquiry-acknowledgement',
      'marker',
    ]);
  });
});

const toVisitor = () =>
  queue
    .mails()
    .filter((mail) => ['enquiry-acknowledgement', 'subscription-confirmation'].includes(mail));

describe('a form is no cannon', () => {
  it.each([
    ['sendContactEmail', sendContactEmail],
    ['sendNewsletterEmail', sendNewsletterEmail],
  ])('an address gets one mail in half an hour, whoever asks (%s)', async (_name, call) => {
    const [name = '', domain] = enquiry.email.split('@');
    const spellings = [enquiry.email, enquiry.email.toUpperCase(), `${name}+1@${domain}`];
    for (const [index, email] of spellings.entries()) {
      const change = { email, message: `${index}`, submissionId: crypto.randomUUID() };
      await run(call, { ...enquiry, ...change }, `198.51.100.${index}`);
    }
    later(29);
    await run(call, { ...enquiry, message: 'Another' }, '203.0.113.1');
    expect(toVisitor()).toHaveLength(1);
    const toTeam = queue.mails().filter((mail) => mail === 'enquiry-for-team');
    expect(toTeam).toHaveLength(call === sendContactEmail ? 4 : 0);
    later(31);
    await run(call, { ...enquiry, message: 'One more' }, '203.0.113.2');
    expect(toVisitor()).toHaveLength(2);
    const asked = queue.tasks.flatMap(({ data }) => ('to' in data ? [data.to] : []));
    expect(asked).toEqual([enquiry.email, enquiry.email]);
  });

  it('and a few in a day', async () => {
    for (let hour = 0; hour < 20; hour += 1) {
      const email = enquiry.email.replace('@', `+${hour}@`);
      await run(sendContactEmail, { ...enquiry, email, message: `${hour}` }, `203.0.113.${hour}`);
      later(61);
      queue.forget(Date.now());
    }
    expect(toVisitor()).toHaveLength(mailsPerAddress);
    expect(queue.mails().filter((mail) => mail === 'enquiry-for-team')).toHaveLength(20);
    later(24 * 60);
    await run(sendContactEmail, { ...enquiry, message: 'The day after' });
    expect(toVisitor()).toHaveLength(mailsPerAddress + 1);
  });
});

const send = (index: number, client: string) =>
  run(sendContactEmail, { ...enquiry, message: `Message ${index}` }, client);

describe('too many at once', () => {
  it('from one client are asked to wait, and others are not', async () => {
    for (let index = 0; index < callsPerClient; index += 1) {
      expect(await send(index, '2001:db8:1:2::1')).toEqual(accepted);
    }
    const refusal = send(callsPerClient, '2001:db8:1:2:ffff::2, 10.0.0.1');
    await expect(refusal).rejects.toMatchObject({
      code: 'resource-exhausted',
      message:
        'Too many messages at once. Please try again in 10 minutes, or write to us by email.',
      details: { retryAfterSeconds: 600 },
    });
    expect(await send(callsPerClient, '2001:db8:1:3::1')).toEqual(accepted);
    expect(await run(sendNewsletterEmail, enquiry, '2001:db8:1:2::1')).toEqual(accepted);
    later(9);
    await expect(send(callsPerClient + 1, '2001:db8:1:2::1')).rejects.toMatchObject({
      message: expect.stringContaining('in 1 minute,') as string,
    });
    later(1.1);
    expect(await send(callsPerClient + 1, '2001:db8:1:2::1')).toEqual(accepted);
  });

  it('under ever new addresses too, where no enquiry is refused for it but marked', async () => {
    vi.stubEnv('CALLS_PER_INSTANCE', '7');
    for (let index = 0; index < 12; index += 1) {
      const email = `flood-${index}@example.org`;
      const answer = await run(sendContactEmail, { ...enquiry, email }, `10.1.${index}.1`);
      expect(answer).toEqual(accepted);
    }
    const marks = queue.tasks.flatMap(({ data }) =>
      data.mail === 'enquiry-for-team' ? [data.marks] : [],
    );
    expect(marks).toEqual([
      ...Array.from({ length: 7 }, () => undefined),
      ...Array.from({ length: 5 }, () => ['flood']),
    ]);
    expect(toVisitor()).toHaveLength(7);
    expect(log.mailWithheld).toHaveBeenLastCalledWith('send-contact-email', 'visitor', 'flood');
    expect(await run(sendNewsletterEmail, enquiry)).toEqual(accepted);
  });

  it('end at five times as many, save what was taken before', async () => {
    vi.stubEnv('CALLS_PER_INSTANCE', '3');
    for (let index = 0; index < 15; index += 1) {
      expect(await send(index, `10.2.${index}.1`)).toEqual(accepted);
    }
    const queued = queue.tasks.length;
    await expect(send(15, '10.2.15.1')).rejects.toMatchObject({ code: 'resource-exhausted' });
    // With an acknowledgement, and marked: both are done with.
    vi.mocked(log.mailQueuedBefore).mockClear();
    for (const index of [0, 14]) expect(await send(index, '10.2.16.1')).toEqual(accepted);
    expect(queue.tasks).toHaveLength(queued);
    expect(log.mailQueuedBefore).toHaveBeenCalledTimes(2);
    vi.stubEnv('CALLS_PER_INSTANCE', '10000');
  });

  it('what is refused anyway costs nobody anything', async () => {
    for (let index = 0; index < callsPerClient + 5; index += 1) {
      const refusal = run(sendContactEmail, { ...enquiry, name: '' });
      await expect(refusal).rejects.toMatchObject({ code: 'invalid-argument' });
    }
    expect(await run(sendContactEmail, enquiry)).toEqual(accepted);
  });

  it('no log line says who', async () => {
    await Promise.allSettled(
      Array.from({ length: callsPerClient + 1 }, (_, index) => send(index, '192.0.2.250')),
    );
    expect(log.callsLimited).toHaveBeenCalledWith('enquiry', 'client');
  });
});
