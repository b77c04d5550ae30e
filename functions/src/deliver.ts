import { brand } from '@elevate/brand';
import { HttpsError } from 'firebase-functions/https';
import { onTaskDispatched } from 'firebase-functions/tasks';
import { compose } from './compose.ts';
import { deliveryLimits } from './limits.ts';
import { errorCode, log } from './log.ts';
import type { MailTask, Queue, VisitorTask } from './mailTask.ts';
import { enqueue } from './queue.ts';
import {
  fromEmail,
  mailServerUrl,
  mailsPerDay,
  maxConcurrentDispatches,
  queueRetries,
  refusalPauses,
  region,
  serviceAccount,
  tokenKey,
  visitorMailLifetime,
} from './settings.ts';
import { DeliveryError, sendMail, sendTimeout } from './smtp.ts';
import { day } from './time.ts';

/**
 * From this attempt of a task on, a mail that waits is logged as an error: after about two minutes with
 * the default backoff. A fault that lasts so long, such as a changed password, needs the operator. A
 * visitor's refused mail is queued in a new task, so refusals do not count.
 */
const alarmFromAttempt = 3;

/** Only these mails are given up. Any other is kept, including one that only a newer version knows. */
const visitorMails = {
  'enquiry-acknowledgement': true,
  'subscription-confirmation': true,
  'subscription-welcome': true,
} satisfies Record<VisitorTask['mail'], true>;

const isForVisitor = (task: MailTask): task is VisitorTask =>
  Object.hasOwn(visitorMails, task.mail);

/** Whether the form was sent so long ago that its answer is of no use. A welcome is never too late. */
function isTooLate(task: MailTask): boolean {
  const sentAt =
    task.mail === 'subscription-confirmation'
      ? task.requestedAt
      : task.mail === 'enquiry-acknowledgement'
        ? task.receivedAt
        : undefined;
  return sentAt !== undefined && Date.now() > sentAt + visitorMailLifetime;
}

/**
 * One attempt. The Message-ID is made of the task's id, so that a second copy after a lost answer can
 * be recognized.
 *
 * Threads: the acknowledgement refers to the team's mail, which the visitor never sees. The team's reply
 * refers to that mail too, so the visitor's mail program shows it below the acknowledgement. All mails
 * of a subscription refer to the one that asks to confirm it.
 */
async function send(task: MailTask, id: string): Promise<void> {
  const address = fromEmail.value();
  const messageId = (of: string) => `<${of}@${address.slice(address.lastIndexOf('@') + 1)}>`;
  const { thread, ...mail } = await compose(task, id);
  await sendMail({
    ...mail,
    from: { name: brand.name, address },
    messageId: messageId(id),
    inReplyTo: thread && messageId(thread),
  });
}

/**
 * Queues a refused mail again, with a delay. A new task, because Cloud Tasks counts all failures of a
 * task together, and because a waiting task takes up a place in the queue.
 * @param pause minutes
 */
async function repeat(
  task: VisitorTask,
  id: string,
  refusals: number,
  pause: number,
): Promise<void> {
  try {
    await enqueue('visitor', { ...task, repeats: { id, refusals } }, `${id}-${refusals}`, {
      scheduleDelaySeconds: pause * 60,
    });
  } catch (error) {
    throw new HttpsError('internal', `${errorCode(error)} (task ${id})`);
  }
}

const optionsOf = (queue: Queue) => ({
  ...deliveryLimits,
  region,
  serviceAccount,
  invoker: serviceAccount,
  // Leaves time to log the outcome of an attempt.
  timeoutSeconds: sendTimeout / 1000 + 30,
  retryConfig: queueRetries,
  rateLimits: {
    maxConcurrentDispatches,
    maxDispatchesPerSecond: mailsPerDay[queue] / (day / 1000),
  },
  secrets: [mailServerUrl, tokenKey],
});

/** `mail-deliver`: the function of the team's queue. Cloud Tasks repeats the task if this throws. */
export const deliverMail = onTaskDispatched<MailTask>(
  optionsOf('team'),
  async ({ data: task, id: name, retryCount }) => {
    const { id, refusals } = (isForVisitor(task) && task.repeats) || { id: name, refusals: 0 };
    const taskAttempt = retryCount + 1;
    const attempt = refusals + taskAttempt;
    if (isTooLate(task)) {
      log.mailGivenUp(task.mail, id, attempt, 'too late');
      return;
    }
    try {
      await send(task, id);
      log.mailSent(task.mail, id, attempt);
    } catch (error) {
      const code = errorCode(error);
      const refusal = error instanceof DeliveryError ? error.refusal : undefined;
      if (refusal && isForVisitor(task)) {
        const pause = refusal === 'temporary' ? refusalPauses[refusals] : undefined;
        if (pause === undefined) {
          log.mailGivenUp(task.mail, id, attempt, code);
          return;
        }
        log.mailWaits(task.mail, id, attempt, code);
        await repeat(task, id, refusals + 1, pause);
        return;
      }
      if (taskAttempt < alarmFromAttempt) log.mailWaits(task.mail, id, attempt, code);
      else log.mailWaitsLong(task.mail, id, attempt, code);
      // An HttpsError, because the SDK logs the whole object of any other error.
      throw new HttpsError('internal', `${code} (task ${id})`);
    }
  },
);

/** `mail-flood`: the same for the queue of a flood. */
export const deliverFlood = onTaskDispatched<MailTask>(optionsOf('flood'), (request) =>
  deliverMail.run(request),
);

/** `mail-visitor`: the same for the visitors' queue. */
export const deliverToVisitor = onTaskDispatched<MailTask>(optionsOf('visitor'), (request) =>
  deliverMail.run(request),
);
