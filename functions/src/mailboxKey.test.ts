import { emailIssue } from '@elevate/enquiry';
import { expect, it } from 'vitest';
import { mailboxKey } from './mailboxKey.ts';

it.each([
  ['anna@example.org', ['Anna@EXAMPLE.org', 'anna+1@example.org', 'anna+a+b@example.org']],
  ['annavogt@gmail.com', ['anna.vogt@gmail.com', 'A.N.N.A.Vogt+x@googlemail.com']],
  ['annavogt@proton.me', ['anna.vogt@pm.me', 'A_N-N.A.Vogt+x@protonmail.com']],
  ['anna-vogt@yandex.ru', ['anna.vogt@ya.ru', 'Anna.Vogt+x@yandex.com']],
  ['anna@müller.de', ['anna@MÜLLER.de', 'anna@xn--mller-kva.de', 'anna@mu\u0308ller.de']],
])('%s is one mailbox, however it is written', (email, spellings) => {
  for (const other of spellings) expect(mailboxKey(other)).toBe(mailboxKey(email));
});

it.each([
  ['anna.vogt@example.org', 'annavogt@example.org'],
  ['anna@example.org', 'anna@example.com'],
  ['anna@sub.gmail.com', 'an.na@sub.gmail.com'],
  ['+1@example.org', '+2@example.org'],
])('%s and %s are two', (one, other) => {
  expect(mailboxKey(one)).not.toBe(mailboxKey(other));
});

it('an invalid domain has a key too', () => {
  const domain = 'xn--0.example';
  expect(emailIssue(`anna@${domain}`)).toBeUndefined();
  expect(mailboxKey(`Anna@${domain}`)).toBe(`anna@${domain}`);
  expect(mailboxKey(`anna@other.${domain}`)).not.toBe(mailboxKey(`anna@${domain}`));
});
