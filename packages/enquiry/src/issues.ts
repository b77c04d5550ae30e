import { msg } from '@lingui/core/macro';
import { limits } from './limits.ts';

/**
 * What can be wrong with a submission. The schemas report these codes; the site words them in the
 * page's language, the functions in English. The English is exact (docs/product.md, section 5).
 */
export const issueMessages = {
  'consent-required': msg`Please agree to our data processing terms to continue.`,
  'name-required': msg`Name is required`,
  'name-too-long': msg`Name must be less than ${{ max: limits.name }} characters`,
  'email-invalid': msg`Please enter a valid email address`,
  // Only the functions know it.
  'email-enough-today': msg`This address has had several emails from us today: the next one can follow tomorrow`,
  'email-too-long': msg`Email must be less than ${{ max: limits.email }} characters`,
  'phone-too-long': msg`Phone number must be less than ${{ max: limits.phone }} characters`,
  'message-required': msg`Message is required`,
  'message-too-long': msg`Message must be less than ${{ max: limits.message }} characters`,
  'text-expected': msg`Please enter text`,
} as const;

export type IssueCode = keyof typeof issueMessages;

/** Whether these messages have a code, which may be of a newer version: a tab may be older than a deploy. */
export const isIssueCode = (code: string): code is IssueCode => Object.hasOwn(issueMessages, code);

/** The English words of an issue. For the functions only: the site's build removes the messages from the code. */
export function issueText(code: IssueCode): string {
  const { message = '', values = {} } = issueMessages[code];
  return message.replaceAll(/\{(\w+)\}/g, (_placeholder, name: string) => String(values[name]));
}
