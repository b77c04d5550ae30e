import {
  callNames,
  type Issue,
  marksOf,
  parseEnquiry,
  parseSubscription,
  type SubscriptionPayload,
} from '@elevate/enquiry';
import { issueText } from '@elevate/enquiry/issues';
import { HttpsError, onCall } from 'firebase-functions/https';
import { callOptions } from './callOptions.ts';
import {
  admit,
  countMail,
  isFlood,
  type Kind,
  mayBeMailed,
  noteTaken,
  wasTaken,
} from './limits.ts';
import { log } from './log.ts';
import type { MailTask } from './mailTask.ts';
import { plainCall } from './plainCall.ts';
import { type Errand, queueMail } from './queue.ts';
import { submissionKey } from './settings.ts';
import { submissionTasks, visitorTasks } from './submission.ts';

/** Answers bad input in the first issue's exact words (docs/product.md, sections 5 and 8). */
function refuse(call: string, issues: readonly Issue[]): never {
  const worded = issues.map((issue) => ({ ...issue, message: issueText(issue.code) }));
  log.submissionRefused(
    call,
    issues.map(({ code }) => code),
  );
  throw new HttpsError('invalid-argument', worded[0]?.message ?? 'Please check your entries', {
    issues: worded,
  });
}

export const notTaken = () =>
  new HttpsError('unavailable', 'We could not take this just now. Please try again in a minute.');

/**
 * Queues a mail to a visitor, unless their address has had its share of them.
 * @returns false where it should go out and cannot be queued
 */
async function queueForVisitor(
  task: Extract<MailTask, { to: string }>,
  kind: Kind,
  call: Errand['call'],
  now: number,
): Promise<boolean> {
  const errand = { call, recipient: 'visitor' } as const;
  if (!(await mayBeMailed(kind, task.to))) {
    log.mailWithheld(call, errand.recipient, 'enough for today');
    return true;
  }
  const names = visitorTasks(call, task.to, { now, key: submissionKey.value() });
  const outcome = await queueMail(task, names, errand);
  if (outcome === 'queued') await countMail(kind, task.to);
  return outcome !== 'failed';
}

/** `send-contact-email`: an enquiry. Answered with success once its mail to the team is queued. */
export const sendContactEmail = plainCall(
  onCall(callOptions([submissionKey]), async ({ data, rawRequest }) => {
    const call = callNames.enquiry;
    const { value, issues } = parseEnquiry(data);
    if (issues) refuse(call, issues);
    const now = Date.now();
    const { trap: _trap, took: _took, ...enquiry } = value;
    const { name, email, phone = '', message, about = '', submissionId } = enquiry;
    const names = submissionTasks({
      call,
      recipient: 'team',
      submissionId,
      fields: [name, email, phone, message, about],
      now,
      key: submissionKey.value(),
    });
    if (await wasTaken(names.id)) {
      log.mailQueuedBefore(call, 'team', names.id);
      return { accepted: true };
    }
    await admit('enquiry', rawRequest);

    const marks = marksOf(value);
    if (await isFlood('enquiry')) marks.push('flood');
    const outcome = await queueMail(
      { mail: 'enquiry-for-team', enquiry, receivedAt: now, ...(marks.length > 0 && { marks }) },
      names,
      { call, recipient: 'team' },
    );
    if (outcome === 'failed') throw notTaken();
    if (marks.length > 0) {
      log.mailWithheld(call, 'visitor', marks.join());
      await noteTaken(names.id);
      return { accepted: true };
    }
    // The enquiry is safe by now: a failure here is logged, and no reason to send it again.
    const isAcknowledged = await queueForVisitor(
      {
        mail: 'enquiry-acknowledgement',
        to: email,
        locale: enquiry.locale ?? 'en',
        receivedAt: now,
        thread: names.id,
      },
      'enquiry',
      call,
      now,
    );
    if (isAcknowledged) await noteTaken(names.id);
    return { accepted: true };
  }),
);

/**
 * Tells the team of a subscription that looks like a bot's, which is asked for no confirmation: the
 * address may be a stranger's.
 */
async function tellOfMarked(subscription: SubscriptionPayload, now: number): Promise<boolean> {
  const { email, locale, submissionId } = subscription;
  const call = callNames.subscription;
  const names = submissionTasks({
    call,
    recipient: 'team',
    submissionId,
    fields: [email],
    now,
    key: submissionKey.value(),
  });
  log.mailWithheld(call, 'visitor', 'trap');
  const outcome = await queueMail(
    {
      mail: 'subscription-for-team',
      subscription: { email, ...(locale && { locale }) },
      receivedAt: now,
      marks: ['trap'],
    },
    names,
    { call, recipient: 'team' },
  );
  return outcome !== 'failed';
}

/**
 * `send-newsletter-email`: a subscription. Answered with success once the mail that asks to confirm it
 * is queued; the team hears of it when that was done. A quick hand is no mark here: a browser fills in
 * one field at once, and whoever confirms is a person.
 */
export const sendNewsletterEmail = plainCall(
  onCall(callOptions([submissionKey]), async ({ data, rawRequest }) => {
    const call = callNames.subscription;
    const { value: subscription, issues } = parseSubscription(data);
    if (issues) refuse(call, issues);
    await admit('subscription', rawRequest);

    const now = Date.now();
    const { email, locale = 'en' } = subscription;
    const isTaken = marksOf(subscription).includes('trap')
      ? await tellOfMarked(subscription, now)
      : await queueForVisitor(
          { mail: 'subscription-confirmation', to: email, locale, requestedAt: now },
          'subscription',
          call,
          now,
        );
    if (!isTaken) throw notTaken();
    return { accepted: true };
  }),
);
