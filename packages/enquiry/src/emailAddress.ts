import type { IssueCode } from './issues.ts';
import { limits } from './limits.ts';

const atom = "[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+";
const label = '[\\p{L}\\p{N}](?:[\\p{L}\\p{N}-]{0,61}[\\p{L}\\p{N}])?';

/**
 * An address that a mail can be sent to: the dot-atom form of RFC 5322, section 3.4.1, with a domain of
 * at least two labels, which may be internationalised (RFC 5890). Comments, quoted local parts and IP
 * addresses are refused: people do not type them, and they allow header injection.
 */
export const emailAddressPattern = new RegExp(
  `^${atom}(?:\\.${atom})*@(?:${label}\\.)+(?=[^.]{2,}$)${label}$`,
  'u',
);

/** The issue of a trimmed email address. Without Yup, because every page has a newsletter form. */
export function emailIssue(address: string): IssueCode | undefined {
  if (!emailAddressPattern.test(address)) return 'email-invalid';
  if (address.length > limits.email) return 'email-too-long';
  return undefined;
}
