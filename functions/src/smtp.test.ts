import { simpleParser } from 'mailparser';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  type Answer,
  type Fault,
  type MailServer,
  type Step,
  startMailServer,
} from '../testing/mailServer.ts';
import { type DeliveryError, sendMail, serverOptions } from './smtp.ts';

describe('serverOptions', () => {
  it.each([
    ['smtps://u:p@mail.example', { port: 465, secure: true, requireTLS: false, ignoreTLS: false }],
    ['smtp://u:p@mail.example', { port: 587, secure: false, requireTLS: true, ignoreTLS: false }],
    ['smtp://u:p@mail.example:25', { port: 25, secure: false, requireTLS: true }],
    ['smtp://127.0.0.1:1025', { port: 1025, secure: false, requireTLS: false, ignoreTLS: true }],
    ['smtp://[::1]:1025', { host: '::1', ignoreTLS: true }],
  ])('%s', (url, expected) => {
    expect(serverOptions(url)).toMatchObject(expected);
  });

  it('decodes user and password, and ignores a line break at the end', () => {
    expect(serverOptions('smtps://me%40x.example:p%2F%3A%40@mail.example\n').auth).toEqual({
      user: 'me@x.example',
      pass: 'p/:@',
    });
    expect(serverOptions('smtps://mail.example')).not.toHaveProperty('auth');
  });

  it('does not let the URL switch off the check of certificates', () => {
    expect(
      JSON.stringify(serverOptions('smtps://mail.example?tls.rejectUnauthorized=false')),
    ).not.toContain('reject');
  });
});

describe('sendMail', () => {
  let server: MailServer | undefined;
  afterEach(() => server?.stop());

  const mail = {
    from: { name: 'Us', address: 'us@example.org' },
    bounceTo: 'bounces@example.org',
    to: { name: '', address: 'anna@example.org' },
    replyTo: { name: '', address: 'us@example.org' },
    subject: 'Subject',
    html: '<p>Text</p>',
    text: 'Text',
    messageId: '<1@example.org>',
    headers: {},
  };
  async function start(answer?: Answer): Promise<MailServer> {
    server = await startMailServer(answer);
    vi.stubEnv('SMTP_URL', `smtp://user:password@127.0.0.1:${server.port}`);
    return server;
  }
  async function failureWith(answer: Answer, timeout?: number) {
    await start(answer);
    return sendMail(mail, timeout).then(
      () => undefined,
      (error: unknown) => error as DeliveryError,
    );
  }
  const refusing = (step: Step, fault: Fault) =>
    failureWith((given) => (given === step ? fault : undefined));

  it('succeeds if the server accepts, with the return path', async () => {
    const senders: string[] = [];
    const answer: Answer = (step, detail) => void (step === 'MAIL' && senders.push(detail));
    expect(await failureWith(answer)).toBeUndefined();
    expect(senders).toEqual(['bounces@example.org']);
    expect(server?.taken).toMatchObject([{ to: ['anna@example.org'] }]);
  });

  it('sends the headers unchanged, folded between addresses only', async () => {
    const { taken } = await start();
    const token = 'x'.repeat(800);
    await sendMail({
      ...mail,
      inReplyTo: '<0@example.org>',
      headers: {
        'X-Elevate-Mail': 'subscription-welcome',
        'List-Unsubscribe': `<https://example.org/${token}>, <mailto:us@example.org>`,
      },
    });
    expect(taken[0]?.messageId).toBe('<1@example.org>');
    expect(taken[0]?.source.split('\r\n')).toEqual(
      expect.arrayContaining([
        'X-Elevate-Mail: subscription-welcome',
        `List-Unsubscribe: <https://example.org/${token}>,`,
        ' <mailto:us@example.org>',
        'In-Reply-To: <0@example.org>',
        'References: <0@example.org>',
      ]),
    );
  });

  it('sends no encoded word that was typed (RFC 2047)', async () => {
    const { taken } = await start();
    const typed = '=?utf-8?Q?Invoice=0D=0ABcc:_evil@example.com?=';
    for (const name of [typed, `ü ${typed}`, `=${typed}`]) {
      await sendMail({
        ...mail,
        subject: `Enquiry from ${name}`,
        replyTo: { name, address: 'anna@example.org' },
      });
      const source = taken.at(-1)?.source ?? '';
      const headers = source.slice(0, source.indexOf('\r\n\r\n'));
      // Encoded words of ours only.
      expect(headers.replaceAll(/=\?UTF-8\?[BQ]\?[\w=+/!*-]*\?=/g, '')).not.toContain('=?');
      const parsed = await simpleParser(source);
      expect(parsed.subject).toBe(`Enquiry from ${name.replaceAll('=?', '= ?')}`);
      expect(parsed.replyTo?.value).toEqual([
        { name: name.replaceAll('=?', '= ?'), address: 'anna@example.org' },
      ]);
    }
  });

  it('attaches a text file', async () => {
    const { taken } = await start();
    const content = 'Zwölf Nächte\nin Jaipur';
    await sendMail({ ...mail, html: undefined, attachment: { filename: 'message.txt', content } });
    const parsed = await simpleParser(taken[0]?.source ?? '');
    expect(parsed).toMatchObject({ text: 'Text', html: false });
    expect(parsed.attachments).toMatchObject([
      { filename: 'message.txt', contentType: 'text/plain' },
    ]);
    expect(parsed.attachments[0]?.content.toString()).toBe(content);
  });

  it.each<[Step, Fault]>([
    ['MAIL', '451 later'],
    ['MAIL', '550 sender not allowed'],
    ['AUTH', '535 5.7.8 wrong password'],
    ['RCPT', '421 4.3.2 shutting down'],
    ['RCPT', 'drop'],
    ['CONTENT', 'drop'],
    ['CONTENT', 'take and drop'],
    ['CONNECT', 'drop'],
    ['CONNECT', '421 too many connections'],
    ['CONNECT', '554 no service'],
  ])('reports no refusal if the recipient has not been asked: %s %s', async (step, fault) => {
    const error = await refusing(step, fault);
    expect(error?.code).not.toBe('');
    expect(error?.refusal).toBeUndefined();
  });

  it('times out if the server does not answer', async () => {
    const error = await failureWith(() => new Promise(() => {}), 50);
    expect(error).toMatchObject({ code: 'ETIMEDOUT', refusal: undefined });
  });
});
