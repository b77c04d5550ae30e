import { domainToASCII } from 'node:url';

/** The domains of providers that ignore some characters of a name, and the mailbox's own. */
const providers = [
  { domains: ['gmail.com', 'googlemail.com'], ignored: /\./g },
  { domains: ['proton.me', 'protonmail.com', 'pm.me'], ignored: /[._-]/g },
  // Yandex takes '.' and '-' for one character, and each of its domains for all.
  { domains: ['yandex.ru', 'yandex.com', 'yandex.by', 'yandex.kz', 'ya.ru'], ignored: /[.-]/g },
];

/**
 * Identifies a mailbox where mails are counted, so that other spellings of an address do not get round a
 * limit: letter case, a tag after `+` (RFC 5233), dots and further domains of Gmail
 * (support.google.com/mail/answer/7436150), Proton and Yandex, an internationalised domain (RFC 5890). If a provider tells
 * such spellings apart, two people share a limit. Not an address to send to.
 */
export function mailboxKey(email: string): string {
  const at = email.lastIndexOf('@');
  const typed = email.slice(at + 1);
  // Empty if IDNA refuses the domain.
  const domain = domainToASCII(typed) || typed.toLowerCase();
  const user = email.slice(0, at).toLowerCase();
  const name = user.split('+')[0] || user;
  const provider = providers.find(({ domains }) => domains.includes(domain));
  return provider
    ? `${name.replaceAll(provider.ignored, '')}@${provider.domains[0]}`
    : `${name}@${domain}`;
}
