import {
  callNames,
  type Issue,
  marksOf,
  parseEnquiry,
  parseSubscription,
  type SubscriptionPayload,
} from '@elevate/enquiry';
import { issueText } from '@elevate/enquiry/issues';
import { sourceLocale } from '@elevate/languages';
import { CallableError, unavailableError } from './CallableError.ts';
import { accepted, onCallable } from './callable.ts';
import { admit, isFlood, rememberSubmission, wasSubmitted } from './limits.ts';
import { log } from './log.ts';
import { queueForVisitor, queueMail } from './queue.ts';
import { submissionKey } from './settings.ts';
import { hasSmokeMark } from './smoke.ts';
import { mailboxTaskName, submissionTaskName } from './taskName.ts';

/** Names every issue, the first one as the message (docs/product.md, sections 5 and 8). */
function refuse(call: string, issues: readonly Issue[]): never {
  log.submissionRefused(
    call,
    issues.map(({ code }) => code),
  );
  const worded = issues.map((issue) => ({ ...issue, message: issueText(issue.code) }));
  throw new CallableError(400, worded[0]?.message ?? 'Please check your entries', {
    issues: worded,
  });
}

/** `send-contact-email`: takes an enquiry. It is accepted once the mail to the team is queued. */
export const sendContactEmail = onCallable([submissionKey], async (data, request) => {
  const call = callNames.enquiry;
  const { value, issues } = parseEnquiry(data);
  if (issues) refuse(call, issues);
  const now = Date.now();
  const { trap: _trap, took: _took, ...enquiry } = value;
  const { name, email, phone = '', message, about = '', locale, submissionId } = enquiry;
  const forTeam = { call, recipient: 'team' } as const;
  const id = submissionTaskName(forTeam, submissionId, [name, email, phone, message, about]);
  if (await wasSubmitted(id)) {
    log.mailQueuedBefore(call, 'team', id);
    return accepted;
  }
  await admit('enquiry', request);

  const smoke = hasSmokeMark(data, submissionId, submissionKey.value()) && { smoke: true };
  const marks = marksOf(value);
  if (await isFlood('enquiry')) marks.push('flood');
  const outcome = await queueMail(
    {
      mail: 'enquiry-for-team',
      enquiry,
      receivedAt: now,
      ...(marks.length > 0 && { marks }),
      ...smoke,
    },
    id,
    forTeam,
  );
  if (outcome === 'failed') throw unavailableError();
  if (marks.length > 0) {
    log.mailWithheld(call, 'visitor', marks.join());
    await rememberSubmission(id);
    return accepted;
  }
  // The team has the enquiry: without an acknowledgement it is still accepted.
  const isAcknowledged = await queueForVisitor(
    {
      mail: 'enquiry-acknowledgement',
      to: email,
      locale: locale ?? sourceLocale,
      receivedAt: now,
      thread: id,
      ...smoke,
    },
    mailboxTaskName({ call, recipient: 'visitor' }, email, now),
    'enquiry',
    call,
  );
  if (isAcknowledged) await rememberSubmission(id);
  return accepted;
});

/**
 * Tells the team about a subscription that looks like a bot's. The address is not asked to confirm it,
 * because it may be a stranger's.
 */
async function notifyTeamOfSuspectedBot(
  { email, locale, submissionId }: SubscriptionPayload,
  now: number,
): Promise<boolean> {
  const context = { call: callNames.subscription, recipient: 'team' } as const;
  log.mailWithheld(context.call, 'visitor', 'trap');
  const outcome = await queueMail(
    {
      mail: 'subscription-for-team',
      subscription: { email, ...(locale && { locale }) },
      receivedAt: now,
      marks: ['trap'],
    },
    submissionTaskName(context, submissionId, [email]),
    context,
  );
  return outcome !== 'failed';
}

/**
 * `send-newsletter-email`: takes a subscription. It is accepted once the mail that asks to confirm it is
 * queued; the team gets a mail after the confirmation. A form sent fast is no sign of a bot here:
 * browsers fill in a single field at once, and a bot does not confirm.
 */
export const sendNewsletterEmail = onCallable([submissionKey], async (data, request) => {
  const call = callNames.subscription;
  const { value: subscription, issues } = parseSubscription(data);
  if (issues) refuse(call, issues);
  await admit('subscription', request);

  const now = Date.now();
  const { email, locale = sourceLocale } = subscription;
  const isQueued = marksOf(subscription).includes('trap')
    ? await notifyTeamOfSuspectedBot(subscription, now)
    : await queueForVisitor(
        { mail: 'subscription-confirmation', to: email, locale, requestedAt: now },
        mailboxTaskName({ call, recipient: 'visitor' }, email, now),
        'subscription',
        call,
      );
  if (!isQueued) throw unavailableError();
  return accepted;
});
