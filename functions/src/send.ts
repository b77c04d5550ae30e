import {
  callNames,
  type Issue,
  issueMessages,
  parseEnquiry,
  parseSubscription,
} from '@elevate/enquiry';
import { type CallableOptions, HttpsError, onCall } from 'firebase-functions/https';
import { log } from './log.ts';
import { plainCall } from './plainCall.ts';
import { queueMail } from './queue.ts';
import { region, serviceAccount, submissionKey } from './settings.ts';

const options: CallableOptions = {
  region,
  serviceAccount,
  // The site gives up after 20 s and Hosting after 60 s.
  timeoutSeconds: 30,
  memory: '256MiB',
  // A call mostly waits for the queue, so one instance serves many; four of them are more enquiries
  // than the team could answer, and the limit of what a flood may cost.
  concurrency: 40,
  maxInstances: 4,
  secrets: [submissionKey],
};

/** Answers bad input in the first issue's exact words (specification, sections 5 and 8). */
function refuse(call: string, issues: readonly Issue[]): never {
  const worded = issues.map((issue) => ({ ...issue, message: issueMessages[issue.code].message }));
  log.submissionRefused(
    call,
    issues.map(({ code }) => code),
  );
  throw new HttpsError('invalid-argument', worded[0]?.message ?? 'Please check your entries', {
    issues: worded,
  });
}

const notTaken = () =>
  new HttpsError('unavailable', 'We could not take this just now. Please try again in a minute.');

/** `send-contact-email`: an enquiry. Answered with success once its mail to the team is queued. */
export const sendContactEmail = plainCall(
  onCall(options, async ({ data }) => {
    const call = callNames.enquiry;
    const { value: enquiry, issues } = parseEnquiry(data);
    if (issues) refuse(call, issues);

    const now = Date.now();
    const { name, email, phone = '', message, about = '', submissionId } = enquiry;
    const submission = {
      call,
      submissionId,
      fields: [name, email, phone, message, about],
      now,
    };
    const isTaken = await queueMail(
      { mail: 'enquiry-for-team', enquiry, receivedAt: now },
      { ...submission, recipient: 'team' },
    );
    if (!isTaken) throw notTaken();
    // The enquiry is safe by now: a failure here is logged, and no reason to send it again.
    await queueMail(
      { mail: 'enquiry-acknowledgement', to: email, locale: enquiry.locale ?? 'en' },
      { ...submission, recipient: 'visitor' },
    );
    return { accepted: true };
  }),
);

/** `send-newsletter-email`: a subscription. Answered with success once its mail to the team is queued. */
export const sendNewsletterEmail = plainCall(
  onCall(options, async ({ data }) => {
    const call = callNames.subscription;
    const { value: subscription, issues } = parseSubscription(data);
    if (issues) refuse(call, issues);

    const now = Date.now();
    const { email, submissionId } = subscription;
    const submission = { call, submissionId, fields: [email], now };
    const isTaken = await queueMail(
      { mail: 'subscription-for-team', subscription, receivedAt: now },
      { ...submission, recipient: 'team' },
    );
    if (!isTaken) throw notTaken();
    await queueMail(
      { mail: 'subscription-welcome', to: email, locale: subscription.locale ?? 'en' },
      { ...submission, recipient: 'visitor' },
    );
    return { accepted: true };
  }),
);
