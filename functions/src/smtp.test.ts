import { simpleParser } from 'mailparser';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import {
  type Answer,
  type Fault,
  type MailServer,
  type Step,
  startMailServer,
} from '../testing/mailServer.ts';
import { DeliveryError, sendMail, serverOptions } from './smtp.ts';

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
  afterAll(() => void vi.unstubAllEnvs());

  const mail = {
    from: { name: 'Us', address: 'us@example.org' },
    to: { name: '', address: 'anna@example.org' },
    replyTo: { name: '', address: 'us@example.org' },
    subject: 'Subject',
    html: '<p>Text</p>',
    text: 'Text',
    messageId: '<1@example.org>',
    headers: {},
  };
  const failure = (timeout?: number) =>
    sendMail(mail, timeout).then(
      () => undefined,
      (error: unknown) => error as DeliveryError,
    );
  async function failureWith(answer: Answer, timeout?: number) {
    server = await startMailServer(answer);
    vi.stubEnv('SMTP_URL', `smtp://user:password@127.0.0.1:${server.port}`);
    return failure(timeout);
  }
  const refusing = (step: Step, fault: Fault) =>
    failureWith((given) => (given === step ? fault : undefined));

  it('succeeds if the server accepts', async () => {
    expect(await failureWith(() => undefined)).toBeUndefined();
    expect(server?.accepted()).toEqual(['anna@example.org']);
  });

  it('sends the headers unchanged, folded between addresses only', async () => {
    server = await startMailServer();
    vi.stubEnv('SMTP_URL', `smtp://127.0.0.1:${server.port}`);
    const token = 'x'.repeat(800);
    await sendMail({
      ...mail,
      inReplyTo: '<0@example.org>',
      headers: {
        'X-Elevate-Mail': 'subscription-welcome',
        'List-Unsubscribe': `<https://example.org/${token}>, <mailto:us@example.org>`,
      },
    });
    const [taken] = server.taken;
    expect(taken?.messageId).toBe('<1@example.org>');
    expect(taken?.source.split('\r\n')).toEqual(
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
    server = await startMailServer();
    vi.stubEnv('SMTP_URL', `smtp://127.0.0.1:${server.port}`);
    const typed = '=?utf-8?Q?Invoice=0D=0ABcc:_evil@example.com?=';
    for (const name of [typed, `ü ${typed}`, `=${typed}`]) {
      await sendMail({
        ...mail,
        subject: `Enquiry from ${name}`,
        replyTo: { name, address: 'anna@example.org' },
      });
      const source = server.taken.at(-1)?.source ?? '';
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
    server = await startMailServer();
    vi.stubEnv('SMTP_URL', `smtp://127.0.0.1:${server.port}`);
    const content = 'Zwölf Nächte\nin Jaipur';
    await sendMail({
      ...mail,
      html: undefined,
      attachment: { filename: 'message.txt', content },
    });
    const parsed = await simpleParser(server.taken[0]?.source ?? '');
    expect(parsed).toMatchObject({ text: 'Text', html: false });
    expect(parsed.attachments).toMatchObject([
      { filename: 'message.txt', contentType: 'text/plain' },
    ]);
    expect(parsed.attachments[0]?.content.toString()).toBe(content);
  });

  it.each<[Step, Fault, string]>([
    ['RCPT', '550 5.1.1 <anna@example.org> unknown', 'EENVELOPE 550 RCPT'],
    ['RCPT', '550 5.7.1 <anna@example.org> relaying denied', 'EENVELOPE 550 RCPT'],
    ['CONTENT', '552 5.2.2 <anna@example.org> full', 'EMESSAGE 552 DATA'],
    ['CONTENT', '552 <anna@example.org> full', 'EMESSAGE 552 DATA'],
    ['CONTENT', '550 5.1.1 <anna@example.org> unknown', 'EMESSAGE 550 DATA'],
  ])('reports a refusal of the recipient, without the words: %s %s', async (step, fault, code) => {
    const error = await refusing(step, fault);
    expect(error).toBeInstanceOf(DeliveryError);
    expect(error).toMatchObject({ message: code, code, refusal: 'permanent' });
  });

  it.each<[Fault]>([
    ['554 5.7.1 <anna@example.org> spam'],
    ['550 5.7.0 policy'],
    ['552 5.7.0 a blocked file'],
    ['554 5.6.0 malformed'],
    ['555 5.5.2 syntax'],
    ['552 5.3.4 the mail exceeds the size'],
    ['550 5.2.3 too long for this mailbox'],
    ['554 5.7.1 the spam score exceeds the limit'],
    ['550 too many links'],
    ['554 transaction failed'],
    ['550 This message looks like spam'],
  ])('reports a refusal of the content, without the words: %s', async (fault) => {
    const code = `EMESSAGE ${fault.slice(0, 3)} DATA`;
    expect(await refusing('CONTENT', fault)).toMatchObject({
      message: code,
      code,
      refusal: 'content',
    });
  });

  it.each<[Step, Fault]>([
    ['RCPT', '450 4.2.1 later'],
    ['RCPT', '452 4.2.2 mailbox full'],
    ['CONTENT', '451 later'],
  ])('reports a temporary refusal: %s %s', async (step, fault) => {
    expect(await refusing(step, fault)).toMatchObject({ refusal: 'temporary' });
  });

  it.each<[Step, Fault]>([
    ['MAIL', '451 later'],
    ['MAIL', '550 sender not allowed'],
    ['AUTH', '535 5.7.8 wrong password'],
    ['RCPT', '530 5.7.0 log in first'],
    ['RCPT', '421 4.3.2 shutting down'],
    ['RCPT', 'drop'],
    ['CONTENT', 'drop'],
    ['CONTENT', 'take and drop'],
    ['CONTENT', '550 5.4.5 daily sending quota'],
    ['CONTENT', '554 5.3.0 a fault of the system'],
    ['CONTENT', '550 5.7.1 daily relay limit exceeded'],
    ['CONTENT', '550 5.7.233 too many recipients today'],
    ['CONTENT', '550 5.7.705 tenant has exceeded threshold'],
    ['CONTENT', '554 sending rate exceeded'],
    ['CONNECT', 'drop'],
    ['CONNECT', '421 too many connections'],
    ['CONNECT', '554 no service'],
  ])('reports no refusal if any other mail would fail too: %s %s', async (step, fault) => {
    const error = await refusing(step, fault);
    expect(error?.code).not.toBe('');
    expect(error?.refusal).toBeUndefined();
  });

  it('reports no refusal if there is no server', async () => {
    server = await startMailServer();
    vi.stubEnv('SMTP_URL', `smtp://127.0.0.1:${server.port}`);
    await server.stop();
    expect(await failure()).toMatchObject({ refusal: undefined });
  });

  it('times out if the server does not answer', async () => {
    const error = await failureWith(() => new Promise(() => {}), 50);
    expect(error).toMatchObject({ code: 'ETIMEDOUT', refusal: undefined });
  });
});
