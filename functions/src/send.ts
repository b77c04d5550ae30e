import { brand } from '@elevate/brand';
import {
  callNames,
  type EnquiryResult,
  type Issue,
  type Mark,
  marksOf,
  parseEnquiry,
  parseJourneys,
  parseSubscription,
} from '@elevate/enquiry';
import { issueText } from '@elevate/enquiry/issues';
import { sourceLocale } from '@elevate/languages';
import { CallableError, unavailableError } from './CallableError.ts';
import { accepted, onCallable } from './callable.ts';
import { admit, recentAnswer, rememberAnswer } from './limits.ts';
import { log } from './log.ts';
import { queueForTeam, queueForVisitor } from './queue.ts';
import { referenceOf } from './reference.ts';
import { submissionKey } from './settings.ts';
import { hasSmokeMark } from './smoke.ts';
import { submissionTaskName, taskName } from './taskName.ts';

const halfHour = 30 * 60 * 1000;

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
  const now = Date.now();
  const { value, issues } = parseEnquiry(data, { bounds: brand.budget.bounds, now });
  if (issues) refuse(call, issues);
  const { trap: _trap, took: _took, ...enquiry } = value;
  const { name, email, phone = '', message, about, brief, locale, submissionId } = enquiry;
  const forTeam = { call, recipient: 'team' } as const;
  const id = submissionTaskName(forTeam, submissionId, [
    name,
    email,
    phone,
    message,
    parseJourneys(about).join(),
    // Left out if there is no brief, so that a repeated call of the previous release has the same name.
    ...(brief ? [JSON.stringify(brief)] : []),
  ]);
  const result: EnquiryResult = { ...accepted, reference: referenceOf(id) };
  const answer = recentAnswer(id);
  if (answer) {
    log.mailQueuedBefore(call, 'team', id);
    return answer;
  }
  const load = admit('enquiry', request);

  const smoke = hasSmokeMark(data, submissionId, submissionKey.value()) && { smoke: true };
  const marks = marksOf(value);
  if (load !== 'usual') marks.push('flood');
  const outcome = await queueForTeam(
    {
      mail: 'enquiry-for-team',
      enquiry,
      receivedAt: now,
      ...(marks.length > 0 && { marks }),
      ...smoke,
    },
    id,
    call,
    load,
  );
  const unacknowledged: EnquiryResult = { ...result, isUnacknowledged: true };
  if (marks.length > 0) {
    log.mailWithheld(call, 'visitor', marks.join());
    return rememberAnswer(id, unacknowledged);
  }
  if (outcome === 'queued' && !smoke) log.enquiryCounted(enquiry);
  // The team has the enquiry: without an acknowledgement it is still accepted.
  const acknowledgement = await queueForVisitor(
    {
      mail: 'enquiry-acknowledgement',
      to: email,
      locale: locale ?? sourceLocale,
      ...(about && { about }),
      ...(brief && { brief }),
      receivedAt: now,
      thread: id,
      ...smoke,
    },
    // One for each enquiry, so that a stranger's under the same address does not suppress it.
    taskName({ call, recipient: 'visitor' }, id),
    call,
  );
  // Not remembered: a repetition tries again.
  if (acknowledgement === 'failed') return unacknowledged;
  return rememberAnswer(id, acknowledgement === 'withheld' ? unacknowledged : result);
});

/**
 * `send-newsletter-email`: takes a subscription. It is accepted once the mail that asks to confirm it is
 * queued; the team gets a mail after the confirmation. A form sent fast is no sign of a bot here:
 * browsers fill in a single field at once, and a bot does not confirm.
 *
 * If it looks like a bot's or is part of a flood, the team is told instead. The address is not asked to
 * confirm it, because it may be a stranger's. If the mailbox has had its mails of today, it is refused.
 */
export const sendNewsletterEmail = onCallable([submissionKey], async (data, request) => {
  const call = callNames.subscription;
  const { value: subscription, issues } = parseSubscription(data);
  if (issues) refuse(call, issues);
  const now = Date.now();
  const { email, locale, submissionId } = subscription;
  const marks: Mark[] = marksOf(subscription).filter((mark) => mark === 'trap');
  const forVisitor = { call, recipient: 'visitor' } as const;
  const forTeam = { call, recipient: 'team' } as const;
  // The exact address, because another spelling may be another person's. The time, so that a mail that still
  // waits in the queue does not block the next one.
  const visitorId = taskName(forVisitor, email, Math.floor(now / halfHour));
  const teamId = submissionTaskName(forTeam, submissionId, [email]);
  const [id, { recipient }] = marks.length > 0 ? [teamId, forTeam] : [visitorId, forVisitor];
  const answer = recentAnswer(id);
  if (answer) {
    log.mailQueuedBefore(call, recipient, id);
    return answer;
  }
  const load = admit('subscription', request);
  if (load === 'flood') marks.push('flood');

  if (marks.length > 0) {
    log.mailWithheld(call, 'visitor', marks.join());
    await queueForTeam(
      {
        mail: 'subscription-for-team',
        subscription: { email, ...(locale && { locale }) },
        receivedAt: now,
        marks,
      },
      teamId,
      call,
      load,
    );
    return rememberAnswer(teamId, accepted);
  }
  const outcome = await queueForVisitor(
    {
      mail: 'subscription-confirmation',
      to: email,
      locale: locale ?? sourceLocale,
      requestedAt: now,
    },
    visitorId,
    call,
  );
  if (outcome === 'failed') throw unavailableError();
  // Said, because a stranger may have used the mails up.
  if (outcome === 'withheld') refuse(call, [{ field: 'email', code: 'email-enough-today' }]);
  return rememberAnswer(visitorId, accepted);
});
