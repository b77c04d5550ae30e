/**
 * What can be wrong with a submission. The schemas report these codes; whoever shows them looks the
 * words up: the site in its catalogs, the functions in `issueMessages` itself. The English is exact
 * (docs/product.md, section 5). Ids and messages are Lingui message descriptors.
 */
export const issueMessages = {
  'consent-required': /*i18n*/ {
    id: 'enquiry.consent-required',
    message: 'Please agree to our data processing terms to continue.',
  },
  'name-required': /*i18n*/ { id: 'enquiry.name-required', message: 'Name is required' },
  'name-too-long': /*i18n*/ {
    id: 'enquiry.name-too-long',
    message: 'Name must be less than 100 characters',
  },
  'email-invalid': /*i18n*/ {
    id: 'enquiry.email-invalid',
    message: 'Please enter a valid email address',
  },
  'email-too-long': /*i18n*/ {
    id: 'enquiry.email-too-long',
    message: 'Email must be less than 255 characters',
  },
  'phone-too-long': /*i18n*/ {
    id: 'enquiry.phone-too-long',
    message: 'Phone number must be less than 20 characters',
  },
  'message-required': /*i18n*/ { id: 'enquiry.message-required', message: 'Message is required' },
  'message-too-long': /*i18n*/ {
    id: 'enquiry.message-too-long',
    message: 'Message must be less than 2000 characters',
  },
  'text-expected': /*i18n*/ { id: 'enquiry.text-expected', message: 'Please enter text' },
} as const;

export type IssueCode = keyof typeof issueMessages;
