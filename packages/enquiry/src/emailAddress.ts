import type { IssueCode } from './issues.ts';
import { limits } from './limits.ts';

// The types of shared code know neither the DOM nor Node, which both have it.
declare const URL: new (address: string) => { readonly hostname: string };

const atom = "[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+";
const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';

const typedAddress = new RegExp(
  `^(?!.*(?:=\\?|\\p{DI}))(${atom}(?:\\.${atom})*)@([\\p{L}\\p{M}\\p{N}.-]+)$`,
  'u',
);
const asciiDomain = new RegExp(`^(?:${label}\\.)+(?=[a-z][^.]+$)${label}$`);

/** A domain in ASCII (RFC 5890), or an empty text if it has no such form. */
function toAscii(domain: string): string {
  try {
    return new URL(`http://${domain}`).hostname;
  } catch {
    return '';
  }
}

/**
 * The issue of a trimmed email address. Without Yup, because every page has a newsletter form.
 *
 * Valid is what a mail can be sent to: the dot-atom form of RFC 5322, section 3.4.1, with a domain of at
 * least two labels, which may be internationalised (RFC 5890). With the domain in ASCII it is no longer
 * than SMTP takes (RFC 5321, section 4.5.3.1): 64 octets before the `@`, 254 in all. The limit of the
 * form counts what was typed (docs/decisions/0017-what-the-mail-server-takes.md).
 *
 * Comments, quoted local parts, IP addresses, invisible characters and `=?`, which begins an encoded word
 * (RFC 2047), are refused: people do not type them, and they allow header injection.
 */
export function emailIssue(address: string): IssueCode | undefined {
  const [, local = '', domain = ''] = typedAddress.exec(address) ?? [];
  if (domain && address.length > limits.email) return 'email-too-long';
  const ascii = toAscii(domain);
  return asciiDomain.test(ascii) && local.length <= 64 && `${local}@${ascii}`.length <= 254
    ? undefined
    : 'email-invalid';
}
