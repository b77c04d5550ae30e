import { brand } from '@elevate/brand';
import { initializeApp } from 'firebase-admin/app';
import { deliverFlood, deliverMail, deliverToVisitor } from './deliver.ts';
import { confirmSubscription, unsubscribe } from './newsletter.ts';
import { reportFailure } from './reportFailure.ts';
import { sendContactEmail, sendNewsletterEmail } from './send.ts';

// In the emulator there is no metadata server: without an account the first call would wait for it.
initializeApp(
  process.env['FUNCTIONS_EMULATOR']
    ? { serviceAccountId: 'emulated@demo-elevate.iam.gserviceaccount.com' }
    : undefined,
);

// Nested names are joined by '-': `send-contact-email`, `newsletter-confirm`, `mail-deliver` and so on.
export const send = {
  contact: { email: sendContactEmail },
  newsletter: { email: sendNewsletterEmail },
};
export const newsletter = { confirm: confirmSubscription, unsubscribe };
// The names of the queues (mailTask.ts).
export const mail = { deliver: deliverMail, flood: deliverFlood, visitor: deliverToVisitor };
// The emulated one serves the test of the switch, which builds another site but not other functions.
const hasReports = brand.failureReports || process.env['FUNCTIONS_EMULATOR'];
export const report = hasReports ? { failure: reportFailure } : undefined;
