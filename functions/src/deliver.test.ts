import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Answer, type MailServer, startMailServer } from '../testing/mailServer.ts';
import { deliverMail } from './deliver.ts';
import { log } from './log.ts';
import type { MailTask } from './mailTask.ts';
import { attemptLimit } from './smtp.ts';

const team = 'team@example.org';
const visitor = 'anna@example.org';

let server: MailServer;
let answer: Answer;
beforeEach(async () => {
  for (const line of Object.keys(log) as (keyof typeof log)[]) {
    vi.spyOn(log, line).mockReset().mockReturnValue();
  }
  answer = () => undefined;
  server = await startMailServer((...step) => answer(...step));
  vi.stubEnv('SMTP_URL', `smtp://127.0.0.1:${server.port}`);
  vi.stubEnv('TEAM_EMAIL', team);
  vi.stubEnv('FROM_EMAIL', team);
  vi.stubEnv('TEAM_LOCALE', 'en');
  vi.stubEnv('TEAM_TIME_ZONE', 'Europe/Berlin');
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await server.stop();
});

const deliver = (data: MailTask, attempt = 1) =>
  deliverMail.run({ data, id: 'task', retryCount: attempt - 1 } as Parameters<
    typeof deliverMail.run
  >[0]);

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
    },
  ],
];
const toVisitor: [string, MailTask][] = [
  ['an acknowledgement', { mail: 'enquiry-acknowledgement', to: visitor, locale: 'de' }],
  ['a welcome', { mail: 'subscription-welcome', to: visitor, locale: 'de' }],
];
const refusal: Answer = (step) => (step === 'RCPT' ? '550 unknown' : undefined);
const delay: Answer = (step) => (step === 'RCPT' ? '450 later' : undefined);

describe.each(toTeam)('%s, which the team gets,', (_title, task) => {
  it('is sent', async () => {
    await deliver(task);
    expect(server.accepted()).toEqual([team]);
    expect(log.mailSent).toHaveBeenCalledWith(task.mail, 'task', 1);
  });

  it.each([1, 30, 5000])('is never given up (attempt %i)', async (attempt) => {
    answer = refusal;
    await expect(deliver(task, attempt)).rejects.toMatchObject({ code: 'internal' });
    expect(log.mailGivenUp).not.toHaveBeenCalled();
  });
});

describe.each(toVisitor)('%s, which a visitor gets,', (_title, task) => {
  it('is sent', async () => {
    await deliver(task);
    expect(server.accepted()).toEqual([visitor]);
  });

  it('is given up at once where the address is refused for good', async () => {
    answer = refusal;
    await deliver(task);
    expect(log.mailGivenUp).toHaveBeenCalledWith(task.mail, 'task', 1, 'EENVELOPE 550 RCPT');
  });

  it('is tried for a day where it may be mended', async () => {
    answer = delay;
    await expect(deliver(task, 29)).rejects.toMatchObject({ code: 'internal' });
    expect(log.mailGivenUp).not.toHaveBeenCalled();
    await deliver(task, 30);
    expect(log.mailGivenUp).toHaveBeenCalledOnce();
  });
});

it.each([1, 30, 5000])(
  'a mail that only a newer deploy knows waits for that (attempt %i)',
  async (attempt) => {
    const task = { mail: 'retreat-for-team' } as unknown as MailTask;
    await expect(deliver(task, attempt)).rejects.toMatchObject({ code: 'internal' });
    expect(log.mailGivenUp).not.toHaveBeenCalled();
  },
);

it('an attempt ends before the function does, so that its failure is logged', () => {
  const { timeoutSeconds } = deliverMail.__endpoint;
  expect(Number(timeoutSeconds) * 1000).toBeGreaterThan(attemptLimit);
});
