import { brand } from '@elevate/brand';
import type { TaskOptions } from 'firebase-admin/functions';
import { HttpsError } from 'firebase-functions/https';
import { onTaskDispatched } from 'firebase-functions/tasks';
import { compose } from './compose.ts';
import { deliveryLimits } from './limits.ts';
import { errorCode, log } from './log.ts';
import type { MailTask, Queue, TeamTask, VisitorTask } from './mailTask.ts';
import { enqueue } from './queue.ts';
import {
  accounts,
  fromEmail,
  heldMailLifetime,
  mailServerUrl,
  mailsPerDay,
  maxConcurrentDispatches,
  queueRetries,
  refusalPauses,
  region,
  tokenKey,
  visitorMailLifetime,
} from './settings.ts';
import { DeliveryError, sendMail, sendTimeout } from './smtp.ts';
import { day } from './time.ts';

/**
 * From this attempt of a task on, a mail that waits is logged as an error. A mail to the team whose content
 * is refused is sent in another form. With the default backoff that is after about two minutes: a fault that
 * lasts so long, such as a changed password, needs the operator. A visitor's refused mail is queued in a new
 * task, so its refusals are not counted.
 */
const alarmFromAttempt = 3;

/** Only these mails are dropped after a time. All others stay queued, also those that only a newer version knows. */
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
 * One attempt. The Message-ID is made of the first task's id, so that a second copy after a lost answer
 * can be recognized. A notice has its own, because the mail that it is about may still be sent.
 *
 * Threads: the acknowledgement refers to the team's mail, which the visitor never sees. The team's reply
 * refers to that mail too, so the visitor's mail program shows it below the acknowledgement. All mails
 * of a subscription refer to the one that asks to confirm it.
 */
async function send(task: MailTask, id: string, mailId: string): Promise<void> {
  const address = fromEmail.value();
  const messageId = (of: string) => `<${of}@${address.slice(address.lastIndexOf('@') + 1)}>`;
  const { thread, ...mail } = await compose(task, id);
  await sendMail({
    ...mail,
    from: { name: brand.name, address },
    messageId: messageId(mailId),
    inReplyTo: thread && messageId(thread),
  });
}

/**
 * Queues a refused mail again. A new task, because Cloud Tasks counts all failures of a task together, and
 * because a waiting task takes up a place in the queue. If this task is repeated, the queue knows the name.
 */
async function queueAgain(
  queue: Queue,
  task: MailTask,
  name: string,
  options?: TaskOptions,
): Promise<void> {
  try {
    await enqueue(queue, task, name, options);
  } catch (error) {
    throw new HttpsError('internal', `${errorCode(error)} (task ${name})`);
  }
}

/**
 * What follows where the server refuses the content of a mail to the team: the facts with the rest as an
 * attachment, and if that is refused too, a notice, while another task holds the mail to be read
 * (docs/decisions/0017-what-the-mail-server-takes.md).
 * @returns whether this task is done
 */
async function replaceRefused(
  queue: Queue,
  task: TeamTask,
  id: string,
  attempt: number,
  code: string,
): Promise<boolean> {
  const { refused } = task;
  // The operator may send it before, to see whether the server takes it now.
  if (refused?.form === 'held' && Date.now() >= refused.until) {
    log.mailGivenUp(task.mail, id, attempt, code);
    return true;
  }
  if (refused?.form === 'attached') {
    const until = Date.now() + heldMailLifetime;
    const held = { task: `${id}-held`, until };
    await queueAgain(queue, { ...task, refused: { id, form: 'held', until } }, held.task, {
      scheduleTime: new Date(until),
    });
    await queueAgain(queue, { ...task, refused: { id, form: 'notice', held } }, `${id}-notice`);
    log.mailHeld(task.mail, id, attempt, code);
    return true;
  }
  if (!refused && attempt >= alarmFromAttempt) {
    await queueAgain(queue, { ...task, refused: { id, form: 'attached' } }, `${id}-attached`);
    log.mailRefused(task.mail, id, attempt, code);
    return true;
  }
  return false;
}

/** A queue's function. Cloud Tasks repeats the task if this throws. */
const deliverFrom = (queue: Queue) =>
  onTaskDispatched<MailTask>(
    {
      ...deliveryLimits,
      region,
      serviceAccount: accounts.delivery,
      // Both queue mails. firebase-tools lets them fill the queues, and call their functions, as they are here.
      invoker: [accounts.calls, accounts.delivery],
      // Leaves time to log the outcome of an attempt.
      timeoutSeconds: sendTimeout / 1000 + 30,
      retryConfig: queueRetries,
      rateLimits: {
        maxConcurrentDispatches,
        maxDispatchesPerSecond: mailsPerDay[queue] / (day / 1000),
      },
      secrets: [mailServerUrl, tokenKey],
    },
    async ({ data: task, id: name, retryCount }) => {
      const taskAttempt = retryCount + 1;
      const first = isForVisitor(task) ? task.repeats : task.refused;
      const id = first?.id ?? name;
      const refusals = (isForVisitor(task) && task.repeats?.refusals) || 0;
      const attempt = refusals + taskAttempt;
      const isNotice = !isForVisitor(task) && task.refused?.form === 'notice';
      const mailId = isNotice ? name : id;
      if (isTooLate(task)) {
        log.mailGivenUp(task.mail, id, attempt, 'too late');
        return;
      }
      try {
        await send(task, id, mailId);
        log.mailSent(task.mail, mailId, attempt);
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
          const next = { id, refusals: refusals + 1 };
          await queueAgain('visitor', { ...task, repeats: next }, `${id}-${next.refusals}`, {
            scheduleDelaySeconds: pause * 60,
          });
          return;
        }
        if (refusal === 'content' && !isForVisitor(task)) {
          if (await replaceRefused(queue, task, id, attempt, code)) return;
        }
        if (taskAttempt < alarmFromAttempt) log.mailWaits(task.mail, mailId, attempt, code);
        else log.mailWaitsLong(task.mail, mailId, attempt, code);
        // An HttpsError, because the SDK logs the whole object of any other error.
        throw new HttpsError('internal', `${code} (task ${mailId})`);
      }
    },
  );

export const deliverMail = deliverFrom('team');
export const deliverFlood = deliverFrom('flood');
export const deliverToVisitor = deliverFrom('visitor');
