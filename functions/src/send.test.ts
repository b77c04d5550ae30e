import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { log } from './log.ts';
import type { MailTask } from './mailTask.ts';
import { sendContactEmail, sendNewsletterEmail } from './send.ts';

interface QueuedTask {
  name: string;
  data: MailTask;
}

/** What Cloud Tasks answers, as a status; without an answer of the test's it takes the task. */
let answer: (task: QueuedTask) => number | undefined;
let queued: QueuedTask[];
let server: Server;

const app = initializeApp({
  projectId: 'demo-elevate',
  serviceAccountId: 'emulated@demo-elevate.iam.gserviceaccount.com',
});

/** Takes a task as Cloud Tasks does. */
async function take(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { task } = (await json(request)) as {
    task: { name: string; httpRequest: { body: string } };
  };
  const { data } = JSON.parse(Buffer.from(task.httpRequest.body, 'base64').toString()) as {
    data: MailTask;
  };
  const name = task.name.split('/').at(-1) ?? '';
  const status = answer({ name, data }) ?? 200;
  if (status === 200) queued.push({ name, data });
  response.writeHead(status, { 'content-type': 'application/json' }).end('{}');
}

beforeAll(async () => {
  server = createServer((request, response) => void take(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  process.env['CLOUD_TASKS_EMULATOR_HOST'] = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  process.env['FUNCTIONS_REGION'] = 'europe-west3';
  process.env['SUBMISSION_KEY'] = 'key';
});
beforeEach(() => {
  for (const line of Object.keys(log) as (keyof typeof log)[]) {
    vi.spyOn(log, line).mockReset().mockReturnValue();
  }
  answer = () => undefined;
  queued = [];
});
afterAll(async () => {
  server.close();
  await deleteApp(app);
});

type Call = typeof sendContactEmail;
const run = (call: Call, data: unknown) =>
  call.run({ data, acceptsStreaming: false } as Parameters<Call['run']>[0]);

const enquiry = { name: 'Anna', email: 'anna@example.org', message: 'Hello', locale: 'de' };
const mails = () => queued.map(({ data }) => data.mail);

it('an enquiry is queued for the team first, then for the visitor', async () => {
  expect(await run(sendContactEmail, enquiry)).toEqual({ accepted: true });
  expect(mails()).toEqual(['enquiry-for-team', 'marker', 'enquiry-acknowledgement', 'marker']);
  expect(queued[0]?.data).toMatchObject({ enquiry: { ...enquiry, phone: '' } });
  expect(queued[2]?.data).toEqual({
    mail: 'enquiry-acknowledgement',
    to: 'anna@example.org',
    locale: 'de',
  });
});

it('a subscription too, in English where no language is known', async () => {
  expect(await run(sendNewsletterEmail, { email: 'anna@example.org' })).toEqual({ accepted: true });
  expect(mails()).toEqual(['subscription-for-team', 'marker', 'subscription-welcome', 'marker']);
  expect(queued[2]?.data).toMatchObject({ to: 'anna@example.org', locale: 'en' });
});

it('with a submissionId no marker is needed', async () => {
  await run(sendContactEmail, { ...enquiry, submissionId: crypto.randomUUID() });
  expect(mails()).toEqual(['enquiry-for-team', 'enquiry-acknowledgement']);
});

describe('when the queue refuses', () => {
  it.each([403, 404, 500])(
    "the team's mail (%i), the visitor is asked to try again",
    async (status) => {
      answer = ({ data }) => (data.mail === 'enquiry-for-team' ? status : undefined);
      await expect(run(sendContactEmail, enquiry)).rejects.toMatchObject({
        code: 'unavailable',
        message: 'We could not take this just now. Please try again in a minute.',
      });
      expect(mails()).toEqual([]);
    },
  );

  it("the visitor's mail, the enquiry is safe all the same", async () => {
    answer = ({ data }) => (data.mail === 'enquiry-acknowledgement' ? 500 : undefined);
    expect(await run(sendContactEmail, enquiry)).toEqual({ accepted: true });
    expect(mails()).toEqual(['enquiry-for-team', 'marker']);
    expect(log.mailNotQueued).toHaveBeenCalledOnce();
  });

  it('a marker, the mails are queued all the same', async () => {
    answer = ({ data }) => (data.mail === 'marker' ? 500 : undefined);
    expect(await run(sendContactEmail, enquiry)).toEqual({ accepted: true });
    expect(mails()).toEqual(['enquiry-for-team', 'enquiry-acknowledgement']);
    expect(log.markerNotQueued).toHaveBeenCalledTimes(2);
  });

  it('names it has seen, a repetition makes up for what failed the first time', async () => {
    const seen = new Set<string>();
    let isVisitorRefused = true;
    answer = ({ name, data }) => {
      if (data.mail === 'enquiry-acknowledgement' && isVisitorRefused) return 500;
      if (seen.has(name)) return 409;
      seen.add(name);
      return undefined;
    };
    await run(sendContactEmail, enquiry);
    isVisitorRefused = false;
    expect(await run(sendContactEmail, enquiry)).toEqual({ accepted: true });
    expect(await run(sendContactEmail, enquiry)).toEqual({ accepted: true });
    expect(mails()).toEqual(['enquiry-for-team', 'marker', 'enquiry-acknowledgement', 'marker']);
  });
});
