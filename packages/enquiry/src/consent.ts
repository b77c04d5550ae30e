/*
 * Versions of the consents in the enquiry form: the day on which their words last changed. An enquiry carries the
 * versions that the visitor agreed to, and the team's mail records them (Art. 7 (1) GDPR). The words of each version
 * are in `site/src/pages/contact/consent.test.ts`.
 */

/** To the use of the details (Art. 6 GDPR). Without it the form is not sent. */
export const consentVersion = '2026-11-23';

/** To the use of what the message says about health (Art. 9 GDPR). Optional. */
export const healthConsentVersion = '2026-11-23';
