import { afterEach, describe, expect, it } from 'vitest';
import {
  type Answer,
  type Fault,
  type MailServer,
  type Step,
  startMailServer,
} from '../testing/mailServer.ts';
import { deliveryFailure, inTime, openTransport, smtpServer } from './smtp.ts';

describe('smtpServer', () => {
  it.each([
    ['smtps://u:p@mail.example', { port: 465, secure: true, requireTLS: false, ignoreTLS: false }],
    ['smtp://u:p@mail.example', { port: 587, secure: false, requireTLS: true, ignoreTLS: false }],
    ['smtp://u:p@mail.example:25', { port: 25, secure: false, requireTLS: true }],
    ['smtp://127.0.0.1:1025', { port: 1025, secure: false, requireTLS: false, ignoreTLS: true }],
    ['smtp://[::1]:1025', { host: '::1', ignoreTLS: true }],
  ])('%s', (url, expected) => {
    expect(smtpServer(url)).toMatchObject(expected);
  });

  it('decodes user and password, and bears the line break a secret often ends with', () => {
    expect(smtpServer('smtps://me%40x.example:p%2F%3A%40@mail.example\n').auth).toEqual({
      user: 'me@x.example',
      pass: 'p/:@',
    });
    expect(smtpServer('smtps://mail.example')).not.toHaveProperty('auth');
  });

  it('lets nothing in the URL switch off the check of certificates', () => {
    expect(
      JSON.stringify(smtpServer('smtps://mail.example?tls.rejectUnauthorized=false')),
    ).not.toContain('reject');
  });
});

describe('inTime', () => {
  it('passes on what an attempt comes to', async () => {
    expect(await inTime(Promise.resolve('sent'), 1000)).toBe('sent');
    await expect(inTime(Promise.reject(new Error('refused')), 1000)).rejects.toThrow('refused');
  });

  it('ends an attempt whose server never does, as one that may be repeated', async () => {
    const error: unknown = await inTime(new Promise(() => {}), 10).catch(
      (reason: unknown) => reason,
    );
    expect(deliveryFailure(error)).toEqual({ code: 'ETIMEDOUT', refusal: undefined });
  });
});

describe('deliveryFailure', () => {
  let server: MailServer | undefined;
  afterEach(() => server?.stop());

  async function failure(answer: Answer) {
    server = await startMailServer(answer);
    const transport = openTransport(`smtp://user:password@127.0.0.1:${server.port}`);
    return transport
      .sendMail({ from: 'us@example.org', to: 'anna@example.org', subject: 'S', text: 'T' })
      .then(
        () => undefined,
        (error: unknown) => deliveryFailure(error),
      )
      .finally(() => transport.close());
  }
  const refusing = (step: Step, fault: Fault) =>
    failure((given) => (given === step ? fault : undefined));

  it('is none where the server accepts', async () => {
    expect(await failure(() => undefined)).toBeUndefined();
    expect(server?.accepted()).toEqual(['anna@example.org']);
  });

  it.each<[Step, Fault, string]>([
    ['RCPT', '550 5.1.1 <anna@example.org> unknown', 'EENVELOPE 550 RCPT'],
    ['CONTENT', '554 5.7.1 <anna@example.org> spam', 'EMESSAGE 554 DATA'],
    ['CONTENT', '552 5.2.2 <anna@example.org> full', 'EMESSAGE 552 DATA'],
  ])(
    'is for good where the server refuses the recipient or the content for good (%s %s)',
    async (step, fault, code) => {
      expect(await refusing(step, fault)).toEqual({ code, refusal: 'for good' });
    },
  );

  it.each<[Step, Fault]>([
    ['RCPT', '450 4.2.1 later'],
    ['RCPT', '452 4.2.2 mailbox full'],
    ['CONTENT', '451 later'],
  ])('is for now where it may take them later (%s %s)', async (step, fault) => {
    expect(await refusing(step, fault)).toMatchObject({ refusal: 'for now' });
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
    ['CONNECT', 'drop'],
    ['CONNECT', '421 too many connections'],
    ['CONNECT', '554 no service'],
  ])('is no refusal where any other mail would have met it (%s %s)', async (step, fault) => {
    const found = await refusing(step, fault);
    expect(found?.code).not.toBe('');
    expect(found?.refusal).toBeUndefined();
  });

  it('is no refusal where nobody listens', async () => {
    const other = await startMailServer();
    await other.stop();
    const transport = openTransport(`smtp://127.0.0.1:${other.port}`);
    const error: unknown = await transport
      .sendMail({ from: 'us@example.org', to: 'anna@example.org', text: 'T' })
      .catch((reason: unknown) => reason);
    expect(deliveryFailure(error).refusal).toBeUndefined();
  });

  it("never holds the server's words", async () => {
    const found = await refusing('RCPT', '550 <anna@example.org> unknown');
    expect(JSON.stringify(found)).not.toContain('anna');
  });
});
