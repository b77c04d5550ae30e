import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  deliveryProblem,
  type LogLine,
  type SmokeEnquiryOptions,
  sendSmokeEnquiry,
} from '../../scripts/smokeEnquiry.ts';

const queued = { call: 'send-contact-email', recipient: 'team' };
/** An enquiry of a visitor, sent twice too. */
const theirs: LogLine[] = [
  { message: 'mail queued', ...queued, task: 'theirs' },
  { message: 'mail queued before', ...queued, task: 'theirs' },
  { message: 'mail sent', mail: 'enquiry-for-team', task: 'theirs' },
];
const ours: LogLine[] = [
  { message: 'mail queued', ...queued, task: 'ours' },
  { message: 'mail queued before', ...queued, task: 'ours' },
];
const sent: LogLine = { message: 'mail sent', mail: 'enquiry-for-team', task: 'ours' };

const problem = (...lines: LogLine[]) =>
  deliveryProblem([...lines, ...ours, ...theirs], new Set(['theirs']), false);

describe('the log', () => {
  it('shows that the mail server has accepted the mail', () => {
    expect(problem(sent)).toBeUndefined();
  });

  it("shows the mail server's code if it refuses the mail", () => {
    const refused = { message: 'mail waits', mail: 'enquiry-for-team', code: 'EAUTH 535 AUTH' };
    expect(problem({ ...refused, task: 'ours' })).toContain(
      'does not take the smoke enquiry: EAUTH 535',
    );
  });

  it.each<[string, LogLine[]]>([
    ['nothing is delivered', []],
    ['only another mail is', [{ ...sent, task: 'new' }]],
    ['only the acknowledgement is', [{ ...sent, mail: 'enquiry-acknowledgement' }]],
  ])('has nothing of it where %s', (_case, lines) => {
    expect(problem(...lines)).toContain('says nothing of its delivery');
  });

  it('with App Check, shows a mail that was queued once', () => {
    const once = [{ message: 'mail queued', ...queued, task: 'ours' }, sent];
    expect(deliveryProblem(once, new Set(), true)).toBeUndefined();
    expect(deliveryProblem(once, new Set(), false)).toBeDefined();
  });
});

describe('the smoke enquiry', () => {
  /** The site: what it answers to a broken link and to an enquiry. */
  let server: Server;
  let origin: string;
  let linkStatus: number;
  let enquiry: { status: number; body: string };

  beforeEach(async () => {
    linkStatus = 400;
    enquiry = { status: 200, body: '{"result":{"accepted":true}}' };
    server = createServer(({ url }, response) => {
      const { status, body } = url?.endsWith('/newsletter-unsubscribe')
        ? { status: linkStatus, body: '' }
        : enquiry;
      response.writeHead(status).end(body);
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterEach(() => server.close());

  const send = (options: Partial<SmokeEnquiryOptions> = {}) => {
    const logs = [theirs, [...theirs, ...ours, sent]];
    return sendSmokeEnquiry({
      origin,
      team: 'team@elevate-your-journey.com',
      readLog: async () => logs.shift() ?? [],
      patience: 0,
      pause: 0,
      ...options,
    });
  };

  it('fails if the functions cannot open links in mails', async () => {
    linkStatus = 500;
    await expect(send()).rejects.toThrow('does not refuse a broken link with 400: answer 500');
  });

  it('fails if the functions refuse it', async () => {
    enquiry.status = 403;
    await expect(send()).rejects.toThrow('does not take the smoke enquiry: answer 403');
  });

  it('fails if another website answers', async () => {
    enquiry.body = '<!doctype html>';
    await expect(send()).rejects.toThrow("an answer that is not the functions'");
  });

  it('fails if the site cannot be reached', async () => {
    server.close();
    await expect(send()).rejects.toThrow('400: ECONNREFUSED');
  });

  it('fails if nobody saw it in the mailbox', async () => {
    await expect(send({ ask: async () => '' })).rejects.toThrow('was not seen at team@elevate');
  });

  it('with App Check, needs a person', async () => {
    await expect(send({ hasAppCheck: true })).rejects.toThrow('Deploy from a terminal');
  });
});
