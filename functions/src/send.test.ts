import { beforeEach, describe, expect, it, vi } from 'vitest';
import { setUp } from '../testing/environment.ts';
import { type Answer, call } from '../testing/request.ts';
import { startTaskQueue } from '../testing/taskQueue.ts';
import { callsPerClient, mailsPerMailbox } from './limits.ts';
import { log } from './log.ts';
import { referenceOf } from './reference.ts';
import { sendContactEmail, sendNewsletterEmail } from './send.ts';
import { smokeMark } from './smoke.ts';

setUp();
const queue = await startTaskQueue();
/** Each test has another visitor and another day, because limits count by address, client and time. */
let visitors = 0;
let enquiry: { name: string; email: string; message: string; locale: string };

beforeEach(() => {
  visitors += 1;
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 0, 2 * visitors, 12) });
  enquiry = { name: 'Anna', email: `anna-${visitors}@example.org`, message: 'Hello', locale: 'de' };
});

const enquire = (data: object = {}, client = `192.0.2.${visitors}`): Promise<Answer> =>
  call(sendContactEmail, { ...enquiry, ...data }, client);
const subscribe = (data: object = {}, client = `192.0.2.${visitors}`): Promise<Answer> =>
  call(sendNewsletterEmail, { email: enquiry.email, ...data }, client);

const accepted = { status: 200, body: { result: { accepted: true } } };
const referenceIn = ({ body }: Answer) =>
  (body as { result: { reference?: string } }).result.reference;
const later = (minutes: number) => vi.setSystemTime(Date.now() + minutes * 60_000);

const both = ['enquiry-for-team', 'enquiry-acknowledgement'];
const toVisitor = () =>
  queue
    .mails()
    .filter((mail) => ['enquiry-acknowledgement', 'subscription-confirmation'].includes(mail));

describe('an enquiry', () => {
  it('is queued for the team first, then for the visitor, as one thread', async () => {
    expect(await enquire({ took: 2000 })).toMatchObject(accepted);
    const [toTeam, acknowledgement] = queue.tasks;
    expect(toTeam?.data).toEqual({
      mail: 'enquiry-for-team',
      enquiry: { ...enquiry, phone: '' },
      receivedAt: Date.now(),
    });
    expect(acknowledgement?.data).toEqual({
      mail: 'enquiry-acknowledgement',
      to: enquiry.email,
      locale: 'de',
      receivedAt: Date.now(),
      thread: toTeam?.name,
    });
    expect(queue.tasks).toHaveLength(2);
  });

  it.each([[{}], [{ submissionId: crypto.randomUUID() }]])(
    'is the same with the same id and the same fields (%j)',
    async (id) => {
      await enquire(id);
      expect(await enquire({ ...id, name: ' Anna\n' })).toMatchObject(accepted);
      later(31);
      expect(await enquire(id)).toMatchObject(accepted);
      expect(queue.mails()).toEqual(both);
    },
  );

  it.each([
    [{ name: 'Berta' }],
    [{ email: 'berta@example.org' }],
    [{ phone: '030 1234' }],
    [{ message: 'Hello again' }],
    [{ about: 'rajasthan-tour' }],
    [{ about: ['rajasthan-tour', 'ayurveda'] }],
    [{ brief: { nights: '8-13' } }],
    [{ submissionId: crypto.randomUUID() }],
  ])('is another with another field or another id (%j)', async (change) => {
    const submissionId = crypto.randomUUID();
    await enquire({ submissionId });
    await enquire({ submissionId, ...change });
    const sent = queue.tasks.flatMap(({ data }) =>
      data.mail === 'enquiry-for-team' ? [data.enquiry] : [],
    );
    const first = { ...enquiry, phone: '', submissionId };
    expect(sent).toEqual([first, { ...first, ...change }]);
    expect(toVisitor()).toHaveLength(2);
  });

  it('has one reference, however often it is sent, and another once the brief is corrected', async () => {
    const submissionId = crypto.randomUUID();
    const first = referenceIn(await enquire({ submissionId }));
    expect(first).toBe(referenceOf(queue.tasks[0]?.name ?? ''));
    expect(referenceIn(await enquire({ submissionId }))).toBe(first);
    later(11);
    expect(referenceIn(await enquire({ submissionId, brief: { nights: 'moon' } }))).toBe(first);
    expect(referenceIn(await enquire({ submissionId, brief: { nights: '8-13' } }))).not.toBe(first);
    expect(referenceIn(await enquire({ trap: 'Acme' }))).toMatch(/^EYJ-/);
  });

  it("is counted once, unless it may be a bot's or is a smoke enquiry", async () => {
    const brief = { month: '2026-06', nights: '8-13' };
    await enquire({ about: 'ayurveda', brief });
    await enquire({ about: 'ayurveda', brief });
    later(11);
    await enquire({ about: 'ayurveda', brief });
    await enquire({ trap: 'Acme' });
    const submissionId = crypto.randomUUID();
    await enquire({ submissionId, smoke: smokeMark(submissionId, 'key') });
    const counted = vi.mocked(log.enquiryCounted).mock.calls;
    expect(counted).toMatchObject([[{ about: 'ayurveda', locale: 'de' }]]);
  });

  it('names its journeys and its brief to the team and to the visitor', async () => {
    const brief = { nights: '8-13', reply: 'phone', timeZone: 'Asia/Kolkata' };
    await enquire({ about: ['rajasthan-tour', 'moon', 'ayurveda'], brief });
    const about = ['rajasthan-tour', 'ayurveda'];
    const [toTeam, acknowledgement] = queue.tasks;
    expect(toTeam?.data).toMatchObject({ enquiry: { about, brief } });
    expect(acknowledgement?.data).toMatchObject({ about, brief });
  });

  it.each<[object, string[]]>([
    [{ trap: 'Acme' }, ['trap']],
    [{ took: 1999 }, ['fast']],
    [{ trap: 'Acme', took: 300 }, ['trap', 'fast']],
  ])("that looks like a bot's (%j) is marked, and not acknowledged", async (signals, marks) => {
    const unacknowledged = { result: { accepted: true, isUnacknowledged: true } };
    for (const _repetition of [1, 2]) {
      expect(await enquire(signals)).toMatchObject({ status: 200, body: unacknowledged });
    }
    expect(queue.tasks.map(({ data }) => data)).toEqual([
      {
        mail: 'enquiry-for-team',
        enquiry: { ...enquiry, phone: '' },
        receivedAt: Date.now(),
        marks,
      },
    ]);
  });
});

const marked = () => queue.tasks.map(({ data }) => 'smoke' in data && data.smoke);
const loggedAsSmoke = () => vi.mocked(log.mailQueued).mock.calls.map(([, , , smoke]) => smoke);

describe('a smoke enquiry', () => {
  const submissionId = crypto.randomUUID();

  it('is one if it has the mark of its submission', async () => {
    await enquire({ submissionId, smoke: smokeMark(submissionId, 'key') });
    expect(marked()).toEqual([true, true]);
    expect(loggedAsSmoke()).toEqual([true, true]);
  });

  it.each([
    ['no mark', {}],
    ['a mark made with another key', { smoke: smokeMark(submissionId, 'another key') }],
    ['no submission', { submissionId: undefined, smoke: smokeMark(submissionId, 'key') }],
    ['a mark of another form', { smoke: { toString: 1 } }],
    ['a mark of the same length', { smoke: 'ß'.repeat(64) }],
  ])('is an ordinary enquiry with %s', async (_what, data) => {
    expect(await enquire({ submissionId, ...data })).toMatchObject(accepted);
    expect(queue.mails()).toEqual(both);
    expect(marked()).toEqual([false, false]);
    expect(loggedAsSmoke()).toEqual([false, false]);
  });
});

describe('a subscription', () => {
  it('is queued for the visitor alone, who is asked to confirm it', async () => {
    expect(await subscribe({ took: 200 })).toMatchObject(accepted);
    expect(queue.tasks.map(({ data }) => data)).toEqual([
      {
        mail: 'subscription-confirmation',
        to: enquiry.email,
        locale: 'en',
        requestedAt: Date.now(),
      },
    ]);
  });

  it('with the honeypot filled in is queued for the team alone, marked', async () => {
    expect(await subscribe({ trap: 'Acme' })).toMatchObject(accepted);
    expect(queue.tasks.map(({ data }) => data)).toEqual([
      {
        mail: 'subscription-for-team',
        subscription: { email: enquiry.email },
        receivedAt: Date.now(),
        marks: ['trap'],
      },
    ]);
  });
});

it('wrong data is refused with every issue in order, the first as the message', async () => {
  const issues = [
    { field: 'name', code: 'name-required', message: 'Name is required' },
    { field: 'email', code: 'email-invalid', message: 'Please enter a valid email address' },
    { field: 'message', code: 'text-expected', message: 'Please enter text' },
  ];
  expect(await enquire({ name: '', email: 'anna', message: 7 })).toMatchObject({
    status: 400,
    body: {
      error: { status: 'INVALID_ARGUMENT', message: 'Name is required', details: { issues } },
    },
  });
  expect(queue.tasks).toEqual([]);
});

describe('if the queue fails', () => {
  it.each(both)('after it took the %s, the mail is queued once', async (lost) => {
    queue.answer = ({ data }) => (data.mail === lost ? 'lost' : undefined);
    expect(await enquire()).toMatchObject(accepted);
    expect(queue.mails()).toEqual(both);
  });

  it.each([
    ['enquiry', enquire],
    ['subscription', subscribe],
  ])('the %s is refused', async (_form, send) => {
    queue.answer = ({ data }) => (data.mail === 'enquiry-acknowledgement' ? undefined : 500);
    const message = "We couldn't accept this just now. Please try again in a minute.";
    expect(await send()).toMatchObject({
      status: 503,
      body: { error: { status: 'UNAVAILABLE', message } },
    });
    expect(queue.mails()).toEqual([]);
  });

  it("for the visitor's mail, the enquiry is accepted, and a repetition queues the mail", async () => {
    queue.answer = ({ data }) => (data.mail === 'enquiry-acknowledgement' ? 500 : undefined);
    for (let attempt = 0; attempt < mailsPerMailbox; attempt += 1) {
      expect((await enquire()).body).toMatchObject({ result: { isUnacknowledged: true } });
    }
    expect(log.mailNotQueued).toHaveBeenCalledTimes(mailsPerMailbox);
    queue.answer = () => undefined;
    expect(await enquire()).toMatchObject(accepted);
    expect(await enquire()).toMatchObject(accepted);
    expect(queue.mails()).toEqual(both);
  });
});

describe('an address gets', () => {
  it('one request to confirm in half an hour, also after one to another spelling', async () => {
    const tagged = enquiry.email.replace('@', '+nosuch@');
    for (const email of [tagged, enquiry.email, enquiry.email, tagged]) {
      await subscribe({ email, submissionId: crypto.randomUUID() });
      later(5);
    }
    const addresses = queue.tasks.flatMap(({ data }) => ('to' in data ? [data.to] : []));
    expect(addresses).toEqual([tagged, enquiry.email]);
    // Also while the first still waits in the queue.
    later(30);
    await subscribe();
    expect(toVisitor()).toHaveLength(3);
  });

  it.each([
    ['acknowledgements', enquire, 200, { result: { isUnacknowledged: true } }],
    [
      'requests to confirm',
      subscribe,
      400,
      { error: { details: { issues: [{ code: 'email-enough-today' }] } } },
    ],
  ])(
    'a few %s in a day, also at the same time, and the rest is said',
    async (_mails, send, status, body) => {
      const tagged = (tag: number) => {
        const email = enquiry.email.replace('@', `+${tag}@`);
        return send({ email, message: `${tag}` }, `203.0.113.${tag}`);
      };
      // Each twice, as a browser repeats a call whose answer is slow.
      const pairs = await Promise.all(
        Array.from({ length: 20 }, (_, tag) => Promise.all([tagged(tag), tagged(tag)])),
      );
      for (const [one, other] of pairs) expect(other).toEqual(one);
      expect(toVisitor()).toHaveLength(mailsPerMailbox);
      expect(await tagged(20)).toMatchObject({ status, body });
      later(24 * 60 + 1);
      expect(await tagged(20)).toMatchObject(accepted);
      expect(toVisitor()).toHaveLength(mailsPerMailbox + 1);
    },
  );
});

const sendNumber = (index: number, client: string) =>
  enquire({ message: `Message ${index}` }, client);

describe('too many enquiries', () => {
  it('from one client are refused, and those of others are not', async () => {
    for (let index = 0; index < callsPerClient; index += 1) {
      expect(await sendNumber(index, '2001:db8:1:2::1, 10.0.0.1')).toMatchObject(accepted);
    }
    const next = () => sendNumber(100, '2001:db8:1:2:ffff::2, 10.0.0.1');
    expect(await next()).toMatchObject({
      status: 429,
      headers: { 'retry-after': '600' },
      body: {
        error: {
          status: 'RESOURCE_EXHAUSTED',
          message: 'Too many requests. Please try again in 10 minutes, or email us.',
          details: { retryAfterSeconds: 600 },
        },
      },
    });
    expect(await next()).toMatchObject({ status: 429 });
    expect(log.callsLimited).toHaveBeenCalledExactlyOnceWith('enquiry', 'client');
    expect(await sendNumber(callsPerClient, '2001:db8:1:3::1, 10.0.0.1')).toMatchObject(accepted);
    expect(await subscribe({}, '2001:db8:1:2::1, 10.0.0.1')).toMatchObject(accepted);
    // The client's own, where the others came from a caller who forged its address.
    expect(await sendNumber(callsPerClient + 1, '2001:db8:1:2::1, 10.0.0.2')).toMatchObject(
      accepted,
    );
    later(9);
    expect(await next()).toMatchObject({
      body: { error: { message: expect.stringContaining('in 1 minute,') as string } },
    });
    later(1.1);
    expect(await next()).toMatchObject(accepted);
  });

  it('do not include those with wrong fields, nor repeated ones', async () => {
    expect(await enquire()).toMatchObject(accepted);
    for (let index = 0; index < callsPerClient; index += 1) {
      expect(await enquire({ name: '' })).toMatchObject({ status: 400 });
      expect(await enquire()).toMatchObject(accepted);
    }
    expect(await enquire({ message: 'Another' })).toMatchObject(accepted);
  });
});

it('repeated subscriptions do not count', async () => {
  for (const data of [{}, { trap: 'Acme' }]) {
    for (let index = 0; index <= callsPerClient; index += 1) {
      expect(await subscribe(data)).toMatchObject(accepted);
    }
  }
  // A bot's does not suppress the request to confirm, and is not suppressed by it.
  expect(queue.mails()).toEqual(['subscription-confirmation', 'subscription-for-team']);
});
