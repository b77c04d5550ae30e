import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type Fault, type MailServer, startMailServer } from '../testing/mailServer.ts';
import { replies } from '../testing/replies.ts';
import { refusals } from './refusals.ts';
import { DeliveryError, sendMail } from './smtp.ts';

let server: MailServer;
let refused: readonly [step: string, reply: Fault];
beforeAll(async () => {
  server = await startMailServer((step) => (step === refused[0] ? refused[1] : undefined));
  vi.stubEnv('SMTP_URL', `smtp://127.0.0.1:${server.port}`);
});
afterAll(() => server.stop());

it.each(refusals)('$name: $meaning', { timeout: 60_000 }, async ({ name, meaning }) => {
  const address = { name: '', address: 'us@example.org' };
  for (const reply of replies[name] ?? []) {
    refused = reply;
    const sent = sendMail({
      from: address,
      bounceTo: address.address,
      to: { name: '', address: 'anna@example.org' },
      replyTo: address,
      subject: 'Subject',
      text: 'Text',
      messageId: '<1@example.org>',
      headers: {},
    });
    const error: unknown = await sent.catch((thrown: unknown) => thrown);
    expect(error, reply[1]).toBeInstanceOf(DeliveryError);
    // None of the server's words, because servers quote addresses.
    const pattern = new RegExp(`^(EENVELOPE|EMESSAGE) \\d{3} (RCPT|DATA): ${name}$`);
    const code: unknown = expect.stringMatching(pattern);
    expect(error, reply[1]).toMatchObject({ message: code, code, refusal: meaning });
  }
});

it('every row has a reply, and a name of its own', () => {
  const names = refusals.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  expect(Object.keys(replies)).toEqual(names);
});
