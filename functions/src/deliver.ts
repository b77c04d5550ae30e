import { brand } from '@elevate/brand';
import type { TaskOptions } from 'firebase-admin/functions';
import { HttpsError } from 'firebase-functions/https';
import { onTaskDispatched } from 'firebase-functions/tasks';
import { compose } from './compose.ts';
import { deliveryLimits } from './limits.ts';
import { errorCode, type FailedAttempt, log } from './log.ts';
import {
  type MailTask,
  type Queue,
  queueNames,
  type TeamTask,
  type VisitorTask,
} from './mailTask.ts';
import { enqueue } from './queue.ts';
import type { Meaning } from './refusals.ts';
import {
  accounts,
  bounceEmail,
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
 * From this attempt of a task on, or from this refusal of a visitor's mail on, a mail that waits is logged as
 * an error. A mail to the team whose content is refused is sent in another form. With the default backoff
 * that is after about two minutes, for a refused visitor's mail after twenty: a fault that lasts so long,
 * such as a changed password, needs the operator.
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

/** When the visitor sent what the mail answers. A previous version's task may not say it. */
function sentAt(task: VisitorTask): number | undefined {
  if (task.mail === 'subscription-confirmation') return task.requestedAt;
  const time = task.mail === 'subscription-welcome' ? task.confirmedAt : task.receivedAt;
  return time ?? task.repeats?.since;
}

/** Whether a visitor sent the form so long before a time that its answer is of no use then. */
function isTooLate(task: MailTask, time: number): boolean {
  const start = isForVisitor(task) ? sentAt(task) : undefined;
  return start !== undefined && time > start + visitorMailLifetime;
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
    bounceTo: bounceEmail.value(),
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
    const code = errorCode(error);
    const recipient = isForVisitor(task) ? 'visitor' : 'team';
    log.mailNotQueued(queueNames[queue], recipient, name, code);
    throw new HttpsError('internal', `${code} (task ${name})`);
  }
}

/**
 * What follows where the server refuses a mail to a visitor. The recipient's fault is told to the team,
 * once, through the flood's queue, because anybody can enter addresses that do not exist. All else is tried
 * again as long as the mail is of use, also where it is the content, which has no words of the visitor's
 * (docs/decisions/0029-what-a-refusal-means.md).
 */
async function afterRefusal(task: VisitorTask, line: FailedAttempt, refusal: Meaning) {
  const now = Date.now();
  const { id = line.task, refusals = 0, since = now } = task.repeats ?? {};
  const minutes = refusalPauses[refusals] ?? Math.max(...refusalPauses);
  const isForNow = refusal === 'recipient, for now';
  if (refusal === 'recipient' || (isForNow && isTooLate(task, now + minutes * 60_000))) {
    const { mail: undeliverable, to: email, locale } = task;
    const thread = task.mail === 'subscription-confirmation' ? id : task.thread;
    const notice = {
      mail: 'undeliverable-for-team',
      undeliverable,
      email,
      locale,
      receivedAt: sentAt(task) ?? now,
      ...(thread && { thread }),
      ...('smoke' in task && task.smoke && { smoke: true }),
    } as const;
    await queueAgain('flood', notice, `${id}-undeliverable`);
    log.mailUndeliverable(line);
    return;
  }
  const next = { id, refusals: refusals + 1, since };
  await queueAgain('visitor', { ...task, repeats: next }, `${id}-${next.refusals}`, {
    scheduleDelaySeconds: minutes * 60,
  });
  if (isForNow || next.refusals < alarmFromAttempt) log.mailWaits(line);
  else log.mailWaitsLong(line);
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
  line: FailedAttempt,
): Promise<boolean> {
  const { refused } = task;
  // The operator may send it before, to see whether the server takes it now.
  if (refused?.form === 'held' && Date.now() >= refused.until) {
    log.mailGivenUp(line);
    return true;
  }
  if (refused?.form === 'attached') {
    const until = Date.now() + heldMailLifetime;
    const held = { task: `${id}-held`, queue, until };
    await queueAgain(queue, { ...task, refused: { id, form: 'held', until } }, held.task, {
      scheduleTime: new Date(until),
    });
    await queueAgain(queue, { ...task, refused: { id, form: 'notice', held } }, `${id}-notice`);
    log.mailHeld(line);
    return true;
  }
  if (!refused && line.attempt >= alarmFromAttempt) {
    await queueAgain(queue, { ...task, refused: { id, form: 'attached' } }, `${id}-attached`);
    log.mailRefused(line);
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
      const isVisitors = isForVisitor(task);
      const id = (isVisitors ? task.repeats : task.refused)?.id ?? name;
      const isNotice = !isVisitors && task.refused?.form === 'notice';
      const mailId = isNotice ? name : id;
      const attempt = ((isVisitors && task.repeats?.refusals) || 0) + taskAttempt;
      const failed = (code: string): FailedAttempt => ({
        mail: task.mail,
        task: mailId,
        attempt,
        code,
        queue: queueNames[queue],
        ...('smoke' in task && task.smoke && { smoke: true }),
      });
      if (isTooLate(task, Date.now())) {
        log.mailGivenUp(failed('too late'));
        return;
      }
      try {
        await send(task, id, mailId);
        log.mailSent(task.mail, mailId, attempt);
      } catch (error) {
        const code = errorCode(error);
        const line = failed(code);
        const refusal = error instanceof DeliveryError ? error.refusal : undefined;
        if (refusal && isVisitors) {
          await afterRefusal(task, line, refusal);
          return;
        }
        if (refusal === 'content' && !isVisitors) {
          if (await replaceRefused(queue, task, id, line)) return;
        }
        if (taskAttempt < alarmFromAttempt) log.mailWaits(line);
        else log.mailWaitsLong(line);
        // An HttpsError, because the SDK logs the whole object of any other error.
        throw new HttpsError('internal', `${code} (task ${mailId})`);
      }
    },
  );

export const deliverMail = deliverFrom('team');
export const deliverFlood = deliverFrom('flood');
export const deliverToVisitor = deliverFrom('visitor');
