import { domainToASCII } from 'node:url';

const gmail = new Set(['gmail.com', 'googlemail.com']);

/**
 * What tells one mailbox from another where mails are counted, so that a limit for an address cannot be
 * got round by other spellings of it: letter case, a tag after `+` (RFC 5233), the dots and the second
 * domain of Gmail (support.google.com/mail/answer/7436150), an internationalised domain (RFC 5890).
 * Two people whose provider tells such spellings apart share a limit. Never an address to send to.
 */
export function mailboxKey(email: string): string {
  const at = email.lastIndexOf('@');
  const typed = email.slice(at + 1);
  // Empty where IDNA refuses it.
  const domain = domainToASCII(typed) || typed.toLowerCase();
  const user = email.slice(0, at).toLowerCase();
  const name = user.split('+')[0] || user;
  return gmail.has(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`;
}
