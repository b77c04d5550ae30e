import { confirmationDays } from '@elevate/enquiry';
import { simpleParser } from 'mailparser';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { settings, setUp } from '../testing/environment.ts';
import { type Answer, type MailServer, startMailServer } from '../testing/mailServer.ts';
import { startTaskQueue } from '../testing/taskQueue.ts';
import { deliverMail } from './deliver.ts';
import { log } from './log.ts';
import type { MailTask } from './mailTask.ts';
import { referenceOf } from './reference.ts';
import { DeliveryError, type OutgoingMail, sendMail, sendTimeout } from './smtp.ts';
import { day } from './time.ts';
import { openToken, withCode } from './token.ts';

// smtp.test.ts tests it with a real server, and so does 'content that the server refuses' below.
vi.mock('./smtp.ts', async (original) => ({
  ...(await original<typeof import('./smtp.ts')>()),
  sendMail: vi.fn<typeof sendMail>(),
}));

const team = settings.TEAM_EMAIL;
const visitor = 'anna@example.org';
const origin = settings.SITE_ORIGIN;
const key = settings.TOKEN_KEY;
const thread = 'f'.repeat(64);
const start = Date.UTC(2026, 0, 1, 12);

setUp();
const queue = await startTaskQueue();
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: start });
  fail();
});

const recipient = new DeliveryError('EENVELOPE 550 RCPT', 'recipient');
const content = new DeliveryError('EMESSAGE 554 DATA', 'content');
const forNow = new DeliveryError('EENVELOPE 450 RCPT', 'recipient, for now');
const relaying = new DeliveryError('EENVELOPE 554 RCPT', 'ours');
const ours = new DeliveryError('EAUTH 535 AUTH');

/** A line of the log about an attempt. */
const line = (mail: string, task: string, attempt: number, code: string) => ({
  mail,
  task,
  attempt,
  code,
  queue: 'mail-deliver',
});

let sent: OutgoingMail[];
/** Makes the next attempts fail, one error each. */
function fail(...errors: DeliveryError[]): void {
  sent = [];
  vi.mocked(sendMail)
    .mockReset()
    .mockImplementation(async (mail) => {
      const error = errors.shift();
      if (error) throw error;
      sent.push(mail);
    });
}

const attempt = async (data: MailTask, number = 1, id = 'task'): Promise<void> =>
  deliverMail.run({ data, id, retryCount: number - 1 } as Parameters<typeof deliverMail.run>[0]);

/** Attempts a task ten times at most, then those that it queued and that are due. @returns attempts */
async function runQueue(task: MailTask): Promise<Record<string, number>> {
  const attempts: Record<string, number> = {};
  const waiting = [{ data: task, name: 'task', due: undefined as number | undefined }];
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const { data, name, due = 0 } = next;
    if (due > Date.now()) continue;
    const known = queue.tasks.length;
    for (let number = 1; number <= 10; number += 1) {
      attempts[name] = number;
      const isDone = await attempt(data, number, name).then(
        () => true,
        () => false,
      );
      if (isDone) break;
    }
    waiting.push(...queue.tasks.slice(known));
  }
  return attempts;
}

const asked = { to: visitor, locale: 'de' } as const;
const subscription = { email: visitor, locale: 'en' } as const;
const tasks = {
  enquiry: {
    mail: 'enquiry-for-team',
    enquiry: { ...subscription, name: 'Anna', phone: '', message: 'Hello' },
    receivedAt: 0,
  },
  subscription: {
    mail: 'subscription-for-team',
    subscription,
    receivedAt: 0,
    confirmedAt: 60_000,
    thread,
  },
  'unconfirmed subscription': { mail: 'subscription-for-team', subscription, receivedAt: 0 },
  unsubscribing: { ...subscription, mail: 'unsubscribe-for-team', receivedAt: 0, thread },
  acknowledgement: { ...asked, mail: 'enquiry-acknowledgement', receivedAt: start, thread },
  'request to confirm': { ...asked, mail: 'subscription-confirmation', requestedAt: start },
  welcome: { ...asked, mail: 'subscription-welcome', thread, confirmedAt: start },
  'notice of an address': {
    mail: 'undeliverable-for-team',
    undeliverable: 'enquiry-acknowledgement',
    email: visitor,
    locale: 'de',
    receivedAt: 0,
    thread,
  },
} as const satisfies Record<string, MailTask>;
const { enquiry, acknowledgement } = tasks;

const all = Object.entries(tasks);
const toVisitor = all.filter(([, task]) => 'to' in task);
const toTeam = all.filter(([, task]) => !('to' in task));

it.each(all)('%s is sent to its recipient, in its thread', async (_title, task) => {
  await attempt(task);
  expect(sent).toHaveLength(1);
  const reference = 'thread' in task ? `<${thread}@mail.example.org>` : undefined;
  expect(sent[0]).toMatchObject({
    from: { address: 'post@mail.example.org' },
    bounceTo: 'bounces@example.org',
    to: { address: 'to' in task ? visitor : team },
    replyTo: { address: 'to' in task ? team : visitor },
    messageId: '<task@mail.example.org>',
    inReplyTo: reference,
  });
  expect(sent[0]?.headers['X-Auto-Response-Suppress']).toBe(
    task.mail === 'enquiry-for-team' ? undefined : 'OOF, AutoReply',
  );
  const kinds = { 'enquiry-for-team': undefined, 'enquiry-acknowledgement': 'auto-replied' };
  expect(sent[0]?.headers['Auto-Submitted']).toBe(
    task.mail in kinds ? kinds[task.mail as keyof typeof kinds] : 'auto-generated',
  );
  expect(log.mailSent).toHaveBeenCalledExactlyOnceWith(task.mail, 'task', 1);
});

it.each(toTeam)('%s, for the team, is never given up', async (_title, task) => {
  for (const error of [recipient, forNow, relaying, ours]) {
    for (const number of [1, 30, 5000]) {
      fail(error);
      await expect(attempt(task, number)).rejects.toMatchObject({ code: 'internal' });
    }
  }
  expect(log.mailGivenUp).not.toHaveBeenCalled();
  expect(queue.tasks).toEqual([]);
});

describe.each(toVisitor)('%s, for a visitor,', (_title, task) => {
  it('is given up if the address refuses it for good, and the team is told once', async () => {
    fail(recipient, recipient);
    await attempt(task);
    await attempt(task, 2);
    const lines = [1, 2].map((number) => [line(task.mail, 'task', number, recipient.code)]);
    expect(vi.mocked(log.mailUndeliverable).mock.calls).toEqual(lines);
    expect(queue.tasks).toMatchObject([{ queue: 'mail-flood', name: 'task-undeliverable' }]);
    const [notice] = queue.tasks;
    if (notice) await attempt(notice.data, 1, notice.name);
    expect(sent).toMatchObject([{ to: { address: team }, replyTo: { address: visitor } }]);
    expect(sent[0]?.text).toContain(visitor);
    expect(sent[0]?.subject.startsWith(`${referenceOf(thread)} · `)).toBe(task === acknowledgement);
  });

  it.each([
    ['ours', relaying, 'mailGivenUp'],
    ['of its content', content, 'mailGivenUp'],
    ['for now', forNow, 'mailUndeliverable'],
  ] as const)(
    'is tried for a week where the refusal is %s',
    { timeout: 60_000 },
    async (_of, error, end) => {
      vi.mocked(sendMail).mockRejectedValue(error);
      // A previous version's task does not say when the visitor wrote.
      const old: object = { ...task, confirmedAt: undefined, receivedAt: undefined };
      for (const data of [task, old as MailTask]) {
        queue.clear();
        vi.clearAllMocks();
        vi.setSystemTime(start);
        // Failures that are no refusals do not count.
        await attempt(data, 4);
        const pauses = [];
        for (let next = queue.tasks.shift(); next?.due; next = queue.tasks.shift()) {
          pauses.push(Math.round((next.due - Date.now()) / 60_000));
          vi.setSystemTime(next.due);
          await attempt(next.data, 1, next.name);
        }
        expect(pauses.slice(0, 6)).toEqual([5, 15, 60, 240, 240, 240]);
        expect((Date.now() - start) / day).toBeCloseTo(confirmationDays, 0);
        expect(log[end]).toHaveBeenCalledOnce();
        expect(log.mailWaitsLong).toHaveBeenCalledTimes(error === forNow ? 0 : pauses.length - 2);
        const ids = vi.mocked(sendMail).mock.calls.map(([{ messageId }]) => messageId);
        expect(new Set(ids)).toEqual(new Set(['<task@mail.example.org>']));
      }
    },
  );

  it('is kept if its next task cannot be queued, and not queued twice', async () => {
    fail(forNow, forNow, forNow);
    queue.answer = () => 403;
    await expect(attempt(task)).rejects.toMatchObject({ code: 'internal' });
    const facts = ['mail-visitor', 'visitor', 'task-1', 'functions/unknown-error'];
    expect(vi.mocked(log.mailNotQueued).mock.calls).toEqual([facts]);
    queue.answer = () => undefined;
    await attempt(task, 2);
    await attempt(task, 3);
    expect(queue.tasks).toHaveLength(1);
  });
});

// With a real server and parsed mails, a test takes seconds on a busy machine.
describe('content that the server refuses', { timeout: 30_000 }, () => {
  const typed = ['Anna', visitor, 'Hello'];
  let server: MailServer;
  afterEach(() => server.stop());

  /** Sends through a server with these faults. */
  async function startServer(answer: Answer): Promise<void> {
    server = await startMailServer(answer);
    vi.stubEnv('SMTP_URL', `smtp://127.0.0.1:${server.port}`);
    const smtp = await vi.importActual<typeof import('./smtp.ts')>('./smtp.ts');
    vi.mocked(sendMail).mockImplementation((mail) => smtp.sendMail(mail));
  }
  /** A server that refuses mails. */
  const refuse = (
    isRefused: (mail: Awaited<ReturnType<typeof simpleParser>>) => boolean,
    reply: `${number} ${string}` = '554 5.7.1 spam',
  ) =>
    startServer(async (step, source) =>
      step === 'CONTENT' && isRefused(await simpleParser(source)) ? reply : undefined,
    );
  const isTyped = (words: string) => typed.some((word) => words.includes(word));
  const taken = () => Promise.all(server.taken.map(({ source }) => simpleParser(source)));

  it.each(toTeam)(
    '%s arrives as facts with an attachment after three refusals',
    async (_t, task) => {
      await refuse(({ html }) => html !== false);
      expect(await runQueue(task)).toEqual({ task: 3, 'task-attached': 1 });
      const [mail, ...more] = await taken();
      expect(more).toEqual([]);
      expect(mail).toMatchObject({ html: false, messageId: '<task@mail.example.org>' });
      expect(mail?.replyTo?.value).toMatchObject([{ address: visitor }]);
      expect(mail?.text).toContain(visitor);
      expect(mail?.text).toContain('is attached as a text file');
      expect(mail?.text).not.toContain('Hello');
      expect(mail?.attachments).toMatchObject([{ filename: 'message.txt' }]);
      const attached = mail?.attachments[0]?.content.toString() ?? '';
      for (const word of task.mail === 'enquiry-for-team' ? typed : [visitor]) {
        expect(attached).toContain(word);
      }
      expect(mail?.headers.get('x-elevate-mail')).toContain(task.mail);
      expect(log.mailWaits).toHaveBeenCalledTimes(2);
      expect(log.mailRefused).toHaveBeenCalledExactlyOnceWith(
        line(task.mail, 'task', 3, 'EMESSAGE 554 DATA: content'),
      );
      expect(log.mailSent).toHaveBeenCalledExactlyOnceWith(task.mail, 'task', 1);
      expect(log.mailWaitsLong).not.toHaveBeenCalled();
    },
  );

  it.each(toTeam)(
    '%s is held if that is refused too, and a notice says where',
    async (_t, task) => {
      await refuse(({ text = '', attachments }) =>
        isTyped(text + attachments.map(({ content }) => content.toString()).join()),
      );
      expect(await runQueue(task)).toEqual({ task: 3, 'task-attached': 1, 'task-notice': 1 });
      const [mail, ...more] = await taken();
      expect(more).toEqual([]);
      expect(mail).toMatchObject({ attachments: [], messageId: '<task-notice@mail.example.org>' });
      expect(isTyped(JSON.stringify(mail))).toBe(false);
      expect(mail?.replyTo?.value).toMatchObject([{ address: team }]);
      expect(mail?.headers.get('x-elevate-mail')).toBe('held-for-team');
      expect(mail?.text).toContain('task-held');
      expect(mail?.text?.replaceAll('\n', ' ')).toContain(
        'until Fri, 30 January 2026 at 13:00 CET',
      );
      const held = queue.tasks.find(({ name }) => name === 'task-held');
      expect(held).toEqual({
        queue: 'mail-deliver',
        name: 'task-held',
        data: { ...task, refused: { id: 'task', form: 'held', until: start + 29 * day } },
        due: start + 29 * day,
      });
      expect(log.mailHeld).toHaveBeenCalledExactlyOnceWith(
        line(task.mail, 'task', 1, 'EMESSAGE 554 DATA: content'),
      );
      expect(log.mailSent).toHaveBeenCalledExactlyOnceWith(task.mail, 'task-notice', 1);
    },
  );

  const held = { ...enquiry, refused: { id: 'task', form: 'held', until: start } } as const;

  it('is tried once more after the hold, as it was', async () => {
    await refuse(() => false);
    await attempt(held, 1, 'task-held');
    const [mail] = await taken();
    expect(mail).toMatchObject({ messageId: '<task@mail.example.org>', attachments: [] });
    expect(mail?.html).toContain('Hello');
  });

  it('is given up if it is refused again after the hold', async () => {
    await refuse(() => true);
    await attempt(held, 1, 'task-held');
    expect(log.mailGivenUp).toHaveBeenCalledExactlyOnceWith(
      line(enquiry.mail, 'task', 1, 'EMESSAGE 554 DATA: content'),
    );
  });

  it.each([
    ['if the operator sends it too early', start - 1, '554 5.7.1 spam'],
    ['after the hold if the fault is the server’s', start, '450 4.3.0 later'],
  ] as const)('stays held %s', async (_case, now, reply) => {
    await startServer((step) => (step === 'CONTENT' ? reply : undefined));
    vi.setSystemTime(now);
    await expect(attempt(held, 50, 'task-held')).rejects.toMatchObject({ code: 'internal' });
    expect(log.mailGivenUp).not.toHaveBeenCalled();
  });

  it('keeps its notice in the queue if even that is refused', async () => {
    await refuse(() => true);
    expect(await runQueue(enquiry)).toEqual({ task: 3, 'task-attached': 1, 'task-notice': 10 });
    expect(log.mailWaitsLong).toHaveBeenLastCalledWith(
      line(enquiry.mail, 'task-notice', 10, 'EMESSAGE 554 DATA: content'),
    );
  });

  it('is sent a second time under the same Message-ID only, after a lost answer', async () => {
    const faults = ['554 5.7.1 spam', '554 5.7.1 spam', '554 5.7.1 spam', 'take and drop'] as const;
    let next = 0;
    await startServer((step) => (step === 'CONTENT' ? faults[next++] : undefined));
    expect(await runQueue(enquiry)).toEqual({ task: 3, 'task-attached': 2 });
    expect(server.taken.map(({ messageId }) => messageId)).toEqual([
      '<task@mail.example.org>',
      '<task@mail.example.org>',
    ]);
  });

  it('stays in its task until the other forms are queued, each once', async () => {
    await refuse(() => true);
    queue.answer = () => 500;
    await expect(attempt(enquiry, 3)).rejects.toMatchObject({ code: 'internal' });
    queue.answer = () => undefined;
    await attempt(enquiry, 4);
    await attempt(enquiry, 5);
    const attached = { ...enquiry, refused: { id: 'task', form: 'attached' } } as const;
    queue.answer = ({ name }) => (name.endsWith('notice') ? 500 : undefined);
    await expect(attempt(attached, 1, 'task-attached')).rejects.toMatchObject({ code: 'internal' });
    expect(vi.mocked(log.mailNotQueued).mock.calls.map(([, , task]) => task)).toEqual([
      'task-attached',
      'task-notice',
    ]);
    queue.answer = () => undefined;
    await attempt(attached, 2, 'task-attached');
    expect(queue.tasks.map(({ name }) => name)).toEqual([
      'task-attached',
      'task-held',
      'task-notice',
    ]);
  });
});

it.each(toVisitor)('%s is given up after a week, without another attempt', async (_title, task) => {
  vi.setSystemTime(start + confirmationDays * day - 60_000);
  await attempt(task, 170);
  vi.setSystemTime(Date.now() + 120_000);
  await attempt(task, 171);
  expect(sent).toHaveLength(1);
  expect(log.mailGivenUp).toHaveBeenCalledExactlyOnceWith(line(task.mail, 'task', 171, 'too late'));
});

it('a mail of a newer version waits for that version', async () => {
  const task = { mail: 'retreat-for-team' } as unknown as MailTask;
  await expect(attempt(task, 5000)).rejects.toMatchObject({ code: 'internal' });
  expect(log.mailGivenUp).not.toHaveBeenCalled();
});

it('both mails of an enquiry have the reference that the call returned', async () => {
  await attempt(enquiry, 1, thread);
  await attempt(acknowledgement);
  for (const { subject, text } of sent) {
    expect(subject.startsWith(`${referenceOf(thread)} · `)).toBe(true);
    expect(text).toContain(referenceOf(thread));
  }
  expect(sent).toHaveLength(2);
});

it.each([enquiry, acknowledgement])(
  'a failure is logged as a warning twice, then as an error ($mail)',
  async (task) => {
    fail(ours, ours, ours, ours);
    for (const number of [1, 2, 3, 4]) await attempt(task, number).catch(() => {});
    const facts = (number: number) => [line(task.mail, 'task', number, 'EAUTH 535 AUTH')];
    expect(vi.mocked(log.mailWaits).mock.calls).toEqual([facts(1), facts(2)]);
    expect(vi.mocked(log.mailWaitsLong).mock.calls).toEqual([facts(3), facts(4)]);
  },
);

it('refusals do not bring the error of a fault of ours forward', async () => {
  const task = { ...acknowledgement, repeats: { id: 'first', refusals: 5 } };
  fail(ours, ours, ours);
  for (const number of [1, 2, 3]) await attempt(task, number).catch(() => {});
  const facts = (number: number) => [line(task.mail, 'first', number, ours.code)];
  expect(vi.mocked(log.mailWaits).mock.calls).toEqual([facts(6), facts(7)]);
  expect(vi.mocked(log.mailWaitsLong).mock.calls).toEqual([facts(8)]);
});

it('an attempt ends before the function does, so that its failure is logged', () => {
  const { timeoutSeconds } = deliverMail.__endpoint;
  expect(Number(timeoutSeconds) * 1000).toBeGreaterThan(sendTimeout);
});

async function kindIn(task: MailTask): Promise<string | undefined> {
  sent.length = 0;
  await attempt(task);
  return sent[0]?.headers['X-Elevate-Mail'];
}

describe('the headers and links', () => {
  it('of mails to the team have a code of their kind, which nobody else can forge', async () => {
    for (const [, task] of toTeam) {
      expect(await kindIn(task)).toMatch(new RegExp(`^${task.mail} [0-9a-f]{32}$`));
      expect(await kindIn(task)).toBe(withCode(task.mail, key));
    }
    for (const [, task] of toVisitor) expect(await kindIn(task)).toBe(task.mail);
  });

  it('of a marked mail have no code, because a rule must not act on it', async () => {
    expect(await kindIn({ ...tasks['unconfirmed subscription'], marks: ['trap'] })).toBe(
      'subscription-for-team',
    );
  });

  it('of a smoke enquiry name it as one, in both mails', async () => {
    const kind = withCode('smoke-enquiry', key);
    expect(await kindIn({ ...enquiry, smoke: true })).toBe(kind);
    expect(await kindIn({ ...enquiry, smoke: true, marks: ['flood'] })).toBe(kind);
    expect(await kindIn({ ...acknowledgement, smoke: true })).toBe(kind);
  });

  it('of a marked enquiry say why it may be spam', async () => {
    await attempt({ ...enquiry, marks: ['trap', 'fast'] });
    await attempt(enquiry);
    const marks = sent.map(({ headers }) => headers['X-Elevate-Marks']);
    expect(marks).toEqual(['trap, fast', undefined]);
  });

  it('of a request to confirm lead to the page with a token', async () => {
    await attempt(tasks['request to confirm']);
    const [, token] =
      new RegExp(`${origin}/de/newsletter/confirm#([\\w.-]+)`).exec(sent[0]?.text ?? '') ?? [];
    expect(await openToken('confirm', token, key, Date.now())).toEqual({
      claims: { id: 'task', email: visitor, locale: 'de', requestedAt: start },
    });
    expect(sent[0]?.headers).not.toHaveProperty('List-Unsubscribe');
  });

  it('of a welcome unsubscribe with one click (RFC 8058)', async () => {
    await attempt(tasks.welcome);
    const [{ headers, text } = { headers: {} as Record<string, string>, text: '' }] = sent;
    expect(headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
    const [address, mailto] = headers['List-Unsubscribe']?.split(', ') ?? [];
    expect(mailto).toBe(`<mailto:${team}?subject=unsubscribe>`);
    const href = new URL(address?.slice(1, -1) ?? '');
    expect(href.origin + href.pathname).toBe(`${origin}/functions/newsletter-unsubscribe`);
    expect(
      await openToken('unsubscribe', href.searchParams.get('token'), key, Date.now()),
    ).toMatchObject({ claims: { id: thread, email: visitor, locale: 'de' } });
    expect(text).toContain(`${origin}/de/newsletter/unsubscribe#`);
  });
});
