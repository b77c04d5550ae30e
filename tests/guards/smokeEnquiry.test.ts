import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { refusalPauses } from '../../functions/src/settings.ts';
import { hasSmokeMark } from '../../functions/src/smoke.ts';
import {
  deliveryProblem,
  type LogLine,
  type SmokeEnquiryOptions,
  sendSmokeEnquiry,
} from '../../scripts/smokeEnquiry.ts';

const queued = { call: 'send-contact-email', recipient: 'team' };
/** An enquiry of a visitor, sent twice. */
const theirs: LogLine[] = [
  { message: 'mail queued', ...queued, task: 'theirs' },
  { message: 'mail queued before', ...queued, task: 'theirs' },
  { message: 'mail sent', mail: 'enquiry-for-team', task: 'theirs' },
];
const ours: LogLine[] = [{ message: 'mail queued', ...queued, task: 'ours', smoke: true }];
const sent: LogLine = { message: 'mail sent', mail: 'enquiry-for-team', task: 'ours' };
const acknowledgement = { mail: 'enquiry-acknowledgement', task: 'answer' };
const acknowledging: LogLine[] = [
  { message: 'mail queued', ...queued, recipient: 'visitor', task: 'answer', smoke: true },
  { message: 'mail queued', ...queued, recipient: 'visitor', task: 'theirs too' },
  { message: 'mail sent', mail: 'enquiry-acknowledgement', task: 'theirs too' },
];
const acknowledged: LogLine = { message: 'mail sent', ...acknowledgement };

const problem = (...lines: LogLine[]) =>
  deliveryProblem([...lines, ...ours, ...theirs], new Set(), false, 'team');

describe('the log', () => {
  it('shows that the mail server has accepted the mail', () => {
    expect(problem(sent)).toBeUndefined();
  });

  it("shows the mail server's code if it refuses the mail, or takes it only as an attachment", () => {
    const waits = { message: 'mail waits', mail: 'enquiry-for-team', task: 'ours', code: 'E 535' };
    const shown = 'does not take the smoke enquiry: E 535';
    expect(problem(waits)).toContain(shown);
    expect(problem({ ...waits, message: 'mail refused' }, sent)).toContain(shown);
    expect(problem(waits, sent)).toBeUndefined();
  });

  it.each<[string, LogLine[]]>([
    ['nothing is delivered', []],
    ['only another mail is', [{ ...sent, task: 'new' }]],
    ['only the acknowledgement is', [{ ...sent, mail: 'enquiry-acknowledgement' }]],
  ])('has no delivery where %s', (_case, lines) => {
    expect(problem(...lines)).toContain('says nothing of the delivery');
  });

  it('with App Check, shows a mail that was queued once', () => {
    const once = [{ message: 'mail queued', ...queued, task: 'ours' }, sent];
    expect(deliveryProblem(once, new Set(), true, 'team')).toBeUndefined();
    expect(deliveryProblem(once, new Set(), false, 'team')).toBeDefined();
  });
});

describe('the smoke enquiry', () => {
  /** The site: what it answers to a broken link and to an enquiry. */
  let server: Server;
  let origin: string;
  let linkStatus: number;
  let enquiry: { status: number; body: string };
  let received: { data: { submissionId: string } }[];

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const call = (await json(request)) as (typeof received)[number];
    if (request.url?.endsWith('/newsletter-unsubscribe')) {
      response.writeHead(linkStatus).end();
      return;
    }
    received.push(call);
    response.writeHead(enquiry.status).end(enquiry.body);
  }

  beforeEach(async () => {
    linkStatus = 400;
    enquiry = { status: 200, body: '{"result":{"accepted":true}}' };
    received = [];
    server = createServer((request, response) => void answer(request, response));
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterEach(() => server.close());

  const send = (options: Partial<SmokeEnquiryOptions> = {}) => {
    const logs = [theirs, [...theirs, ...ours, sent, ...acknowledging, acknowledged]];
    return sendSmokeEnquiry({
      origin,
      team: 'team@elevate-your-journey.com',
      visitor: 'smoke@mailbox.org',
      key: 'key',
      readLog: async () => logs.shift() ?? [],
      patience: 0,
      pause: 0,
      ...options,
    });
  };

  it('has the mark that the functions check', async () => {
    vi.spyOn(console, 'log').mockReturnValue();
    await send();
    expect(received).toMatchObject([{ data: { email: 'smoke@mailbox.org' } }]);
    const data = received[0]?.data;
    expect(hasSmokeMark(data, data?.submissionId, 'key')).toBe(true);
  });

  it('waits for longer than the first pause of a refused acknowledgement', async () => {
    vi.spyOn(console, 'log').mockReturnValue();
    vi.useFakeTimers({ toFake: ['Date'] });
    const end = Date.now() + (refusalPauses[0] + 1) * 60_000;
    const readLog = async () => {
      vi.setSystemTime(Date.now() + 60_000);
      if (received.length === 0) return [];
      return [...ours, sent, ...acknowledging, ...(Date.now() > end ? [acknowledged] : [])];
    };
    const sending = sendSmokeEnquiry({ origin, team: '', visitor: '', key: '', readLog, pause: 0 });
    await expect(sending.finally(() => vi.useRealTimers())).resolves.toBeUndefined();
  });

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

  it.each([
    [[], 'log says nothing of the delivery'],
    [[{ message: 'mail undeliverable', ...acknowledgement, code: '550' }], 'acknowledgement: 550'],
    [[{ message: 'mail waits', ...acknowledgement, code: '554' }], 'acknowledgement: 554'],
  ])('fails if the acknowledgement is not sent: %j', async (lines, words) => {
    const logs = [[], [...ours, sent, ...acknowledging, ...lines]];
    await expect(send({ readLog: async () => logs.shift() ?? [] })).rejects.toThrow(words);
  });

  it('fails if nobody confirms both mails in their mailboxes', async () => {
    await expect(send({ ask: async () => '' })).rejects.toThrow(
      'was not seen at team@elevate-your-journey.com and smoke@mailbox.org',
    );
  });

  it('with App Check, needs a person', async () => {
    await expect(send({ hasAppCheck: true })).rejects.toThrow(
      'The functions answer. But App Check is on',
    );
  });
});

it('`npm run smoke` ends with exit code 1 if it fails', { timeout: 30_000 }, () => {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/smoke.ts'], {
    cwd: join(import.meta.dirname, '../..'),
    encoding: 'utf8',
  });
  expect(status).toBe(1);
  expect(stderr).toContain('npm run smoke -- --project');
});
