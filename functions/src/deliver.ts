import { brand } from '@elevate/brand';
import { confirmationDays } from '@elevate/enquiry';
import { HttpsError } from 'firebase-functions/https';
import { onTaskDispatched } from 'firebase-functions/tasks';
import { compose, headersOf } from './compose.ts';
import { deliveryLimits, refusalPauses } from './limits.ts';
import { errorCode, log } from './log.ts';
import type { DeliverableTask, MailTask } from './mailTask.ts';
import { enqueue } from './queue.ts';
import {
  fromEmail,
  queueBackoff,
  queueLimits,
  region,
  serviceAccount,
  smtpUrl,
  tokenKey,
} from './settings.ts';
import { attemptLimit, deliveryFailure, inTime, openTransport } from './smtp.ts';

/**
 * As good as without end: at an hour between attempts, a century. -1 would be Cloud Tasks' own word
 * for it, but the emulator takes it for 'no retry'. No limit in time is set, as both would have to
 * pass. (What remains is Cloud Tasks' own: it deletes a task after 31 days. `mail waits long` is
 * logged as an error long before.)
 */
const unlimitedAttempts = 1_000_000;

/**
 * Milliseconds after which a mail to a visitor is not sent any more, however often the mail server
 * failed: as long as a request to confirm is good for. Later it would only puzzle.
 */
const visitorsWait = confirmationDays * 24 * 60 * 60 * 1000;

/**
 * From this attempt on a waiting mail is logged as an error: some two minutes at the default backoff. A
 * mail server that has hiccuped is back by then; a password that was changed, or a name that is gone,
 * is what somebody has to look at.
 */
const longWait = 3;

type VisitorTask = Extract<DeliverableTask, { to: string }>;

/** The mails that may be given up. Any other, known here or of a newer deploy, is kept. */
const isForVisitor = (task: DeliverableTask): task is VisitorTask =>
  task.mail === 'enquiry-acknowledgement' ||
  task.mail === 'subscription-confirmation' ||
  task.mail === 'subscription-welcome';

/** Whether a form was sent so long ago that nobody waits for this mail. A welcome is never late. */
function isTooLate(task: DeliverableTask): boolean {
  const sentAt =
    task.mail === 'subscription-confirmation'
      ? task.requestedAt
      : task.mail === 'enquiry-acknowledgement'
        ? task.receivedAt
        : undefined;
  return sentAt !== undefined && Date.now() > sentAt + visitorsWait;
}

/**
 * One attempt. The Message-ID is the task's, so that a repetition after a lost answer can be told.
 *
 * Threads: the acknowledgement refers to the mail that the team got, which the visitor never saw. So
 * the team's answer, which refers to that mail too, stands below the acknowledgement in the visitor's
 * mailbox, and what the visitor answers to either stands below the enquiry in the team's. The mails of
 * a subscription all refer to the one that asked to confirm it.
 */
async function send(task: DeliverableTask, id: string): Promise<void> {
  const from = fromEmail.value();
  const messageId = (of: string) => `<${of}@${from.slice(from.lastIndexOf('@') + 1)}>`;
  const composed = await compose(task, id);
  const { to, replyTo, subject, html, text, thread } = composed;
  const transport = openTransport(smtpUrl.value());
  try {
    const sending = transport.sendMail({
      from: { name: brand.name, address: from },
      to,
      replyTo,
      subject,
      html,
      text,
      messageId: messageId(id),
      ...(thread && { inReplyTo: messageId(thread), references: messageId(thread) }),
      headers: headersOf(task, composed),
      // Nothing is attached, so nothing a visitor typed may ever name a file or an address to load.
      disableFileAccess: true,
      disableUrlAccess: true,
    });
    await inTime(sending, attemptLimit);
  } finally {
    transport.close();
  }
}

/**
 * Queues a refused mail anew, to be tried after a pause in minutes. A task of its own counts what the
 * recipient refused, where Cloud Tasks counts every failure, and leaves its place in the queue to others.
 */
async function repeat(
  task: VisitorTask,
  id: string,
  refusals: number,
  pause: number,
): Promise<void> {
  try {
    await enqueue({ ...task, repeats: { id, refusals } }, `${id}-${refusals}`, {
      scheduleDelaySeconds: pause * 60,
    });
  } catch (error) {
    throw new HttpsError('internal', `${errorCode(error)} (task ${id})`);
  }
}

/** `mail-deliver`: the queue's function. Whatever it throws makes Cloud Tasks try again later. */
export const deliverMail = onTaskDispatched<MailTask>(
  {
    region,
    serviceAccount,
    invoker: serviceAccount,
    // Time to log what became of an attempt that took all of its own.
    timeoutSeconds: attemptLimit / 1000 + 30,
    ...deliveryLimits,
    retryConfig: { maxAttempts: unlimitedAttempts, maxDoublings: 16, ...queueBackoff },
    rateLimits: queueLimits,
    secrets: [smtpUrl, tokenKey],
  },
  async ({ data: task, id: name, retryCount }) => {
    if (task.mail === 'marker') return;
    const { id, refusals } = (isForVisitor(task) && task.repeats) || { id: name, refusals: 0 };
    const attempt = refusals + retryCount + 1;
    if (isTooLate(task)) {
      log.mailGivenUp(task.mail, id, attempt, 'too late');
      return;
    }
    try {
      await send(task, id);
      log.mailSent(task.mail, id, attempt);
    } catch (error) {
      const { code, refusal } = deliveryFailure(error);
      const isRefused = isForVisitor(task) && refusal !== undefined;
      const pause = refusal === 'for good' ? undefined : refusalPauses[refusals];
      if (isRefused && pause === undefined) {
        log.mailGivenUp(task.mail, id, attempt, code);
        return;
      }
      if (isRefused || attempt < longWait) log.mailWaits(task.mail, id, attempt, code);
      else log.mailWaitsLong(task.mail, id, attempt, code);
      if (isRefused && pause !== undefined) return repeat(task, id, refusals + 1, pause);
      // An HttpsError, because the SDK logs any other error whole.
      throw new HttpsError('internal', `${code} (task ${id})`);
    }
  },
);
