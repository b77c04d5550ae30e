import { initializeApp } from 'firebase-admin/app';
import { deliverMail } from './deliver.ts';
import { limitBodies } from './limitBodies.ts';
import { withholdUnreadBodies } from './log.ts';
import { confirmSubscription, unsubscribe } from './newsletter.ts';
import { sendContactEmail, sendNewsletterEmail } from './send.ts';

withholdUnreadBodies(console);
limitBodies();

// The emulator has no metadata server to ask for an account; without one named here the first call
// would wait for it.
initializeApp(
  process.env['FUNCTIONS_EMULATOR']
    ? { serviceAccountId: 'emulated@demo-elevate.iam.gserviceaccount.com' }
    : undefined,
);

// Names nest by '-': `send-contact-email`, `newsletter-confirm`, `mail-deliver` and so on.
export const send = {
  contact: { email: sendContactEmail },
  newsletter: { email: sendNewsletterEmail },
};
export const newsletter = { confirm: confirmSubscription, unsubscribe };
export const mail = { deliver: deliverMail };
