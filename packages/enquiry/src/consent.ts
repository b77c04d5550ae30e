/**
 * Version of the consent in the enquiry form: the day on which its words last changed. An enquiry carries the
 * version that the visitor agreed to, and the team's mail records it (Art. 7 (1) GDPR). The words of each version
 * are in `site/src/pages/contact/consent.test.ts`.
 */
export const consentVersion = '2026-11-22';
