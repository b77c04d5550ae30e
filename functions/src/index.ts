import { brand } from '@elevate/brand';
import { initializeApp } from 'firebase-admin/app';
import { deliverFlood, deliverMail, deliverToVisitor } from './deliver.ts';
import { confirmSubscription, unsubscribe } from './newsletter.ts';
import { reportFailure } from './reportFailure.ts';
import { leaveBodiesUnread } from './requestBody.ts';
import { sendContactEmail, sendNewsletterEmail } from './send.ts';

// In the emulator there is no metadata server: without an account the first call would wait for it.
initializeApp(
  process.env['FUNCTIONS_EMULATOR']
    ? { serviceAccountId: 'emulated@demo-elevate.iam.gserviceaccount.com' }
    : undefined,
);

// Only Cloud Tasks can call the queues' functions; firebase-functions needs the framework to parse their tasks.
if (!process.env['FUNCTION_TARGET']?.startsWith('mail.')) leaveBodiesUnread();

// Nested names are joined by '-': `send-contact-email`, `newsletter-confirm`, `mail-deliver` and so on.
export const send = {
  contact: { email: sendContactEmail },
  newsletter: { email: sendNewsletterEmail },
};
export const newsletter = { confirm: confirmSubscription, unsubscribe };
// The names of the queues (mailTask.ts).
export const mail = { deliver: deliverMail, flood: deliverFlood, visitor: deliverToVisitor };
export const report = brand.failureReports ? { failure: reportFailure } : undefined;
