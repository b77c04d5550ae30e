import * as fc from 'fast-check';
import { type ParsedMail, simpleParser } from 'mailparser';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  type Answer,
  type Fault,
  type MailServer,
  startMailServer,
} from '../testing/mailServer.ts';
import { startTaskQueue, type TestQueue } from '../testing/taskQueue.ts';
import { deliverMail } from './deliver.ts';
import { log } from './log.ts';
import type { MailTask } from './mailTask.ts';
import { attemptLimit } from './smtp.ts';
import { openToken } from './token.ts';

const team = 'team@example.org';
const visitor = 'anna@example.org';
const origin = 'https://www.elevate.example';
const key = 'k'.repeat(64);
const thread = 'f'.repeat(64);

let server: MailServer;
let answer: Answer;
let queue: TestQueue;
beforeAll(async () => {
  vi.stubEnv('FUNCTIONS_REGION', 'europe-west3');
  queue = await startTaskQueue();
  server = await startMailServer((...step) => answer(...step));
  vi.stubEnv('SMTP_URL', `smtp://user:password@127.0.0.1:${server.port}`);
  vi.stubEnv('TEAM_EMAIL', team);
  vi.stubEnv('FROM_EMAIL', 'post@mail.example.org');
  vi.stubEnv('TEAM_LOCALE', 'en');
  vi.stubEnv('TEAM_TIME_ZONE', 'Europe/Berlin');
  vi.stubEnv('SITE_ORIGIN', origin);
  vi.stubEnv('TOKEN_KEY', key);
});
beforeEach(() => {
  for (const line of Object.keys(log) as (keyof typeof log)[]) {
    vi.spyOn(log, line).mockReset().mockReturnValue();
  }
  answer = () => undefined;
  server.taken.length = 0;
  queue.clear();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await server.stop();
  await queue.stop();
});

const attempt = async (data: MailTask, number = 1, id = 'task'): Promise<void> =>
  deliverMail.run({ data, id, retryCount: number - 1 } as Parameters<typeof deliverMail.run>[0]);

/**
 * Attempts a task until it is done with, as the queue does, and the tasks that it leaves.
 * @returns how many attempts it took
 */
async function deliver(task: MailTask, from = 1): Promise<number> {
  let [data, id, number]: [MailTask, string, number] = [task, 'task', from];
  for (let count = 1; ; count += 1) {
    const isDone = await attempt(data, number, id).then(
      () => true,
      () => false,
    );
    const left = queue.tasks.shift();
    if (left) [data, id, number] = [left.data, left.name, 1];
    else if (isDone) return count;
    else number += 1;
  }
}

const toTeam: [string, MailTask][] = [
  [
    'an enquiry',
    {
      mail: 'enquiry-for-team',
      enquiry: { name: 'Anna', email: visitor, phone: '', message: 'Hello', locale: 'en' },
      receivedAt: 0,
    },
  ],
  [
    'a subscription',
    {
      mail: 'subscription-for-team',
      subscription: { email: visitor, locale: 'en' },
      receivedAt: 0,
      confirmedAt: 60_000,
      thread,
    },
  ],
  [
    'a subscription of before it was asked to be confirmed',
    {
      mail: 'subscription-for-team',
      subscription: { email: visitor, locale: 'en' },
      receivedAt: 0,
    },
  ],
  [
    'an unsubscription',
    { mail: 'unsubscribe-for-team', email: visitor, locale: 'de', receivedAt: 0, thread },
  ],
];
const toVisitor: [string, MailTask][] = [
  [
    'an acknowledgement',
    {
      mail: 'enquiry-acknowledgement',
      to: visitor,
      locale: 'de',
      receivedAt: Date.now(),
      thread,
    },
  ],
  [
    'an acknowledgement of before there were threads',
    { mail: 'enquiry-acknowledgement', to: visitor, locale: 'de' },
  ],
  [
    'a request to confirm',
    { mail: 'subscription-confirmation', to: visitor, locale: 'de', requestedAt: Date.now() },
  ],
  ['a welcome', { mail: 'subscription-welcome', to: visitor, locale: 'de', thread }],
  [
    'a welcome of before there were threads',
    { mail: 'subscription-welcome', to: visitor, locale: 'de' },
  ],
];
const all = [...toTeam, ...toVisitor];
const [[, enquiry]] = toTeam as [[string, MailTask]];
const [[, acknowledgement]] = toVisitor as [[string, MailTask]];

/** A server that fails once for each fault, at the step it stands for, and then works. */
function failing(...faults: { step: string; fault: Fault }[]): Answer {
  const left = [...faults];
  return (step) => {
    if (left[0]?.step !== step) return undefined;
    return left.shift()?.fault;
  };
}

const isRefusal = ({ step, fault }: { step: string; fault: Fault }) =>
  /^[45]/.test(fault) && !/^(421|530|535)/.test(fault) && (step === 'RCPT' || step === 'CONTENT');

const isPermanent = (given: { step: string; fault: Fault }) =>
  isRefusal(given) && given.fault.startsWith('5');

/** Every way in which a mail server has been seen to fail. */
const faults = (
  [
    ['CONNECT', 'drop'],
    ['CONNECT', '421 4.3.2 too many connections'],
    ['CONNECT', '554 5.7.1 no service for you'],
    ['AUTH', '535 5.7.8 wrong password'],
    ['AUTH', '454 4.7.0 later'],
    ['AUTH', 'drop'],
    ['MAIL', '451 4.3.0 later'],
    ['MAIL', '550 5.7.1 sender not allowed'],
    ['MAIL', 'drop'],
    ['RCPT', `450 4.2.1 <${team}> later`],
    ['RCPT', `550 5.1.1 <${team}> unknown`],
    ['RCPT', '530 5.7.0 log in first'],
    ['RCPT', '421 4.3.2 shutting down'],
    ['RCPT', 'drop'],
    ['CONTENT', '452 4.3.1 disk full'],
    ['CONTENT', '554 5.7.1 spam'],
    ['CONTENT', 'drop'],
    ['CONTENT', 'take and drop'],
  ] as const
).map(([step, fault]) => ({ step, fault }));

describe.each(toTeam)('%s, which the team gets,', (_title, task) => {
  it('is sent', async () => {
    expect(await deliver(task)).toBe(1);
    expect(server.accepted()).toEqual([team]);
    expect(log.mailSent).toHaveBeenCalledWith(task.mail, 'task', 1);
  });

  it.each([1, 30, 5000])('is never given up (attempt %i)', async (number) => {
    for (const fault of faults.filter(isPermanent)) {
      answer = failing(fault);
      await expect(attempt(task, number)).rejects.toMatchObject({ code: 'internal' });
    }
    expect(log.mailGivenUp).not.toHaveBeenCalled();
  });
});

describe.each(toVisitor)('%s, which a visitor gets,', (_title, task) => {
  it('is sent', async () => {
    expect(await deliver(task)).toBe(1);
    expect(server.accepted()).toEqual([visitor]);
  });

  it('is given up at once where the address or the content is refused for good', async () => {
    answer = failing({ step: 'RCPT', fault: '550 unknown' });
    await attempt(task);
    expect(log.mailGivenUp).toHaveBeenLastCalledWith(task.mail, 'task', 1, 'EENVELOPE 550 RCPT');
    answer = failing({ step: 'CONTENT', fault: '554 spam' });
    await attempt(task);
    expect(log.mailGivenUp).toHaveBeenLastCalledWith(task.mail, 'task', 1, 'EMESSAGE 554 DATA');
    expect(server.taken).toEqual([]);
  });

  it('is tried six times within a day where its address is refused for now', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    answer = (step) => (step === 'RCPT' ? '450 later' : undefined);
    await attempt(task, 4);
    const pauses = [];
    for (let left = queue.tasks.shift(); left; left = queue.tasks.shift()) {
      pauses.push(Math.round(((left.due ?? 0) - Date.now()) / 60_000));
      vi.setSystemTime(left.due ?? 0);
      await attempt(left.data, 1, left.name);
    }
    expect(pauses).toEqual([5, 15, 60, 240, 720]);
    expect(log.mailWaits).toHaveBeenCalledTimes(5);
    expect(log.mailWaitsLong).not.toHaveBeenCalled();
    expect(log.mailGivenUp).toHaveBeenCalledExactlyOnceWith(
      task.mail,
      'task',
      6,
      'EENVELOPE 450 RCPT',
    );
  });

  it('is one mail, by its Message-ID too, where its address is taken in the end', async () => {
    answer = failing(
      ...Array.from({ length: 5 }, () => ({ step: 'CONTENT', fault: '451 later' }) as const),
    );
    expect(await deliver(task)).toBe(6);
    expect(server.taken.map(({ messageId }) => messageId)).toEqual(['<task@mail.example.org>']);
    expect(log.mailSent).toHaveBeenCalledExactlyOnceWith(task.mail, 'task', 6);
  });

  it('is kept where the next task cannot be queued, and not queued twice', async () => {
    answer = (step) => (step === 'RCPT' ? '450 later' : undefined);
    queue.answer = () => 500;
    await expect(attempt(task)).rejects.toMatchObject({ code: 'internal' });
    queue.answer = () => undefined;
    await attempt(task, 2);
    await attempt(task, 3);
    expect(queue.tasks).toHaveLength(1);
  });

  it.each([1, 30, 170])('is not given up where the fault is ours (attempt %i)', async (number) => {
    for (const fault of faults.filter((each) => !isRefusal(each))) {
      answer = failing(fault);
      await expect(attempt(task, number)).rejects.toMatchObject({ code: 'internal' });
    }
    expect(log.mailGivenUp).not.toHaveBeenCalled();
    expect(queue.tasks).toEqual([]);
  });
});

it.each([
  ['a request to confirm', true],
  ['an acknowledgement', true],
  ['a welcome', false],
])('%s is worth sending for a week: %s', async (title, isBound) => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 7 * 24 * 60 * 60 * 1000 - 60_000 });
  const task = toVisitor.find(([other]) => other === title)?.[1] as MailTask;
  await attempt(task, 170);
  vi.setSystemTime(Date.now() + 120_000);
  await attempt(task, 171);
  expect(server.taken).toHaveLength(isBound ? 1 : 2);
  expect(vi.mocked(log.mailGivenUp).mock.calls).toEqual(
    isBound ? [[task.mail, 'task', 171, 'too late']] : [],
  );
});

describe('with a mail server that fails, a mail to the team arrives once', () => {
  it.each(faults.filter(({ fault }) => fault !== 'take and drop'))(
    'after $fault at $step',
    async (fault) => {
      answer = failing(fault, fault);
      expect(await deliver(enquiry)).toBe(3);
      expect(server.accepted()).toEqual([team]);
    },
  );

  it('after 4xx, then a password that was changed, then a refusal, then a lost line', async () => {
    answer = failing(
      { step: 'RCPT', fault: '450 later' },
      { step: 'AUTH', fault: '535 wrong password' },
      { step: 'RCPT', fault: '550 unknown' },
      { step: 'CONTENT', fault: 'drop' },
    );
    expect(await deliver(enquiry)).toBe(5);
    expect(server.accepted()).toEqual([team]);
  });

  it('after a server that answers slowly', async () => {
    answer = async () => {
      await new Promise((resolve) => setTimeout(resolve, 100));
      return undefined;
    };
    expect(await deliver(enquiry)).toBe(1);
    expect(server.accepted()).toEqual([team]);
  });

  it('after weeks without one', { timeout: 30_000 }, async () => {
    const { port } = server;
    await server.stop();
    for (const number of [1, 2, 3, 24, 30, 31, 100, 700]) {
      await expect(attempt(enquiry, number)).rejects.toMatchObject({ code: 'internal' });
    }
    server = await startMailServer((...step) => answer(...step), port);
    expect(await deliver(enquiry, 701)).toBe(1);
    expect(server.accepted()).toEqual([team]);
  });

  it('twice at the worst, under the same Message-ID, where the answer was lost', async () => {
    answer = failing({ step: 'CONTENT', fault: 'take and drop' });
    expect(await deliver(enquiry)).toBe(2);
    expect(server.accepted()).toEqual([team, team]);
    expect(server.taken.map(({ messageId }) => messageId)).toEqual([
      '<task@mail.example.org>',
      '<task@mail.example.org>',
    ]);
  });

  it('however its faults follow each other; one to a visitor, unless refused for good', {
    timeout: 60_000,
  }, async () => {
    await fc.assert(
      fc.asyncProperty(
        // No more than may be refusals for now.
        fc.array(fc.constantFrom(...faults), { maxLength: 5 }),
        fc.boolean(),
        async (sequence, isForTeam) => {
          server.taken.length = 0;
          queue.clear();
          answer = failing(...sequence);
          await deliver(isForTeam ? enquiry : acknowledgement);
          const end = isForTeam ? -1 : sequence.findIndex(isPermanent);
          const met = end === -1 ? sequence : sequence.slice(0, end);
          const lostAnswers = met.filter(({ fault }) => fault === 'take and drop').length;
          expect(server.taken).toHaveLength(lostAnswers + (end === -1 ? 1 : 0));
          expect(new Set(server.taken.map(({ messageId }) => messageId)).size).toBeLessThan(2);
        },
      ),
      { numRuns: 15 },
    );
  });
});

describe('where the server refuses some recipients', () => {
  it('the others get their mail, and the refused team is tried again', async () => {
    answer = (step, address) =>
      step === 'RCPT' && address === team ? '550 5.1.1 unknown' : undefined;
    await expect(attempt(enquiry)).rejects.toMatchObject({ code: 'internal' });
    await attempt(acknowledgement);
    expect(server.accepted()).toEqual([visitor]);
    answer = () => undefined;
    await attempt(enquiry, 2);
    expect(server.accepted()).toEqual([visitor, team]);
  });
});

const facts = (number: number) => ['enquiry-for-team', 'task', number, 'EAUTH 535 AUTH'];

describe('a failure is logged', () => {
  it('as a warning twice, then as an error, with an id', async () => {
    answer = (step) => (step === 'AUTH' ? '535 5.7.8 wrong password' : undefined);
    for (const number of [1, 2, 3, 4]) {
      await attempt(enquiry, number).catch(() => {});
    }
    expect(vi.mocked(log.mailWaits).mock.calls).toEqual([facts(1), facts(2)]);
    expect(vi.mocked(log.mailWaitsLong).mock.calls).toEqual([facts(3), facts(4)]);
  });

  it("as an error too where only a visitor's mail meets what is our fault", async () => {
    answer = (step) => (step === 'AUTH' ? '535 5.7.8 wrong password' : undefined);
    await attempt(acknowledgement, 3).catch(() => {});
    expect(log.mailWaitsLong).toHaveBeenCalledOnce();
  });

  it('and nothing of a person in any line, whatever the server says', {
    timeout: 30_000,
  }, async () => {
    const told: string[] = [];
    for (const task of [enquiry, acknowledgement]) {
      for (const step of new Set(faults.map(({ step: failed }) => failed))) {
        answer = failing({ step, fault: `550 5.1.1 <${visitor}> Anna says Hello to <${team}>` });
        await attempt(task, 4).catch((error: unknown) => told.push(String(error)));
      }
    }
    const lines = Object.values(log).flatMap((line) =>
      vi.mocked(line).mock.calls.map((facts) => JSON.stringify(facts)),
    );
    expect(lines).toHaveLength(10);
    expect([...lines, ...told].filter((line) => /anna|hello|@/i.test(line))).toEqual([]);
  });
});

const lastSource = () => server.taken.at(-1)?.source ?? '';

const header = ({ headers }: ParsedMail, name: string) => {
  const value = headers.get(name);
  return typeof value === 'object' && value !== null && 'text' in value ? value.text : value;
};

async function sent(task: MailTask): Promise<ParsedMail> {
  await attempt(task);
  const source = lastSource();
  for (const line of source.split('\r\n')) expect(line.length).toBeLessThan(998);
  return simpleParser(source);
}

describe('the headers of a mail', () => {
  const task = (mail: MailTask['mail']) =>
    all.find(([, { mail: other }]) => other === mail)?.[1] as MailTask;

  it.each(all)('of %s say what it is, and keep its thread together', async (_title, given) => {
    const mail = await sent(given);
    expect(header(mail, 'x-elevate-mail')).toBe(given.mail);
    expect(mail.messageId).toBe('<task@mail.example.org>');
    const opened = 'thread' in given ? `<${thread}@mail.example.org>` : undefined;
    expect(mail.inReplyTo).toBe(opened);
    expect(mail.references).toBe(opened);
    expect(header(mail, 'auto-submitted')).toBe(
      given.mail === 'enquiry-for-team'
        ? undefined
        : given.mail === 'enquiry-acknowledgement'
          ? 'auto-replied'
          : 'auto-generated',
    );
    expect(/^List-Unsubscribe-Post: (.*)\r\n/m.exec(lastSource())?.[1]).toBe(
      given.mail === 'subscription-welcome' ? 'List-Unsubscribe=One-Click' : undefined,
    );
  });

  it('say why an enquiry may be spam', async () => {
    const mail = await sent({ ...enquiry, marks: ['trap', 'fast'] } as MailTask);
    expect(header(mail, 'x-elevate-marks')).toBe('trap, fast');
    expect(header(await sent(enquiry), 'x-elevate-marks')).toBeUndefined();
  });

  it('of a request to confirm are of no list, and its link is ours', async () => {
    const mail = await sent(task('subscription-confirmation'));
    expect(mail.headers.has('list')).toBe(false);
    const token = new RegExp(`${origin}/de/newsletter/confirm#([\\w.-]+)`).exec(
      mail.text ?? '',
    )?.[1];
    expect(await openToken('confirm', token, key, Date.now())).toMatchObject({
      claims: {
        id: 'task',
        email: visitor,
        locale: 'de',
        requestedAt: expect.any(Number) as number,
      },
    });
  });

  it('of a welcome unsubscribe with one click (RFC 8058), and so does its link', async () => {
    await sent(task('subscription-welcome'));
    const [, folded = ''] = /^List-Unsubscribe: ((?:.*\r\n[ \t])*.*)\r\n/m.exec(lastSource()) ?? [];
    const [address, mailto] = folded.split(/,\r\n /);
    expect(mailto).toBe(`<mailto:${team}?subject=unsubscribe>`);
    const href = new URL(address?.replace(/^<|>$/g, '') ?? '');
    expect(href.origin + href.pathname).toBe(`${origin}/functions/newsletter-unsubscribe`);
    const token = href.searchParams.get('token');
    expect(await openToken('unsubscribe', token, key, Date.now())).toMatchObject({
      claims: { id: thread, email: visitor, locale: 'de' },
    });
    const { text } = await simpleParser(lastSource());
    expect(text).toContain(`${origin}/de/newsletter/unsubscribe#`);
  });
});

it.each([1, 30, 5000])(
  'a mail that only a newer deploy knows waits for that (attempt %i)',
  async (number) => {
    const task = { mail: 'retreat-for-team' } as unknown as MailTask;
    await expect(attempt(task, number)).rejects.toMatchObject({ code: 'internal' });
    expect(log.mailGivenUp).not.toHaveBeenCalled();
  },
);

it('an attempt ends before the function does, so that its failure is logged', () => {
  const { timeoutSeconds } = deliverMail.__endpoint;
  expect(Number(timeoutSeconds) * 1000).toBeGreaterThan(attemptLimit);
});
