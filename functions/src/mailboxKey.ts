import { domainToASCII } from 'node:url';

const gmail = new Set(['gmail.com', 'googlemail.com']);

/**
 * Identifies a mailbox where mails are counted, so that other spellings of an address do not get round a
 * limit: letter case, a tag after `+` (RFC 5233), Gmail's dots and its second domain
 * (support.google.com/mail/answer/7436150), an internationalised domain (RFC 5890). If a provider tells
 * such spellings apart, two people share a limit. Not an address to send to.
 */
export function mailboxKey(email: string): string {
  const at = email.lastIndexOf('@');
  const typed = email.slice(at + 1);
  // Empty if IDNA refuses the domain.
  const domain = domainToASCII(typed) || typed.toLowerCase();
  const user = email.slice(0, at).toLowerCase();
  const name = user.split('+')[0] || user;
  return gmail.has(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`;
}
