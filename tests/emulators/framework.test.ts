/** The functions in the Functions Framework, as Cloud Functions start them: what it would do to a hostile request. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { Agent, type ClientRequest, type IncomingMessage, request } from 'node:http';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { parseEnv } from 'node:util';
import { gzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { bodyLimit, waitingBodies } from '../../functions/src/limits.ts';
import type { MailTask } from '../../functions/src/mailTask.ts';

const functions = join(import.meta.dirname, '../../functions');
const framework = createRequire(join(functions, 'package.json')).resolve(
  '@google-cloud/functions-framework',
);
const port = 8099;
const million = 1_000_000;

/** Answers every message with the most memory that the process has had, in kB. */
const reporter = `process.on('message', () => process.send(process.resourceUsage().maxRSS))`;

let child: ChildProcess;
let output: string;

async function start(target: string): Promise<void> {
  output = '';
  child = fork(join(dirname(framework), 'main.js'), [`--port=${port}`, `--source=${functions}`], {
    execArgv: ['--import', `data:text/javascript,${encodeURIComponent(reporter)}`],
    env: {
      ...process.env,
      ...parseEnv(readFileSync(join(functions, '.env.demo-elevate'), 'utf8')),
      FUNCTION_TARGET: target,
      FUNCTIONS_EMULATOR: 'true',
      GCLOUD_PROJECT: 'demo-elevate',
      SUBMISSION_KEY: 'a'.repeat(64),
      TOKEN_KEY: 'b'.repeat(64),
      SMTP_URL: 'smtp://127.0.0.1:9',
    },
    silent: true,
  });
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  }
  await vi.waitFor(() => fetch(`http://127.0.0.1:${port}/favicon.ico`), { timeout: 50_000 });
}

async function peak(): Promise<number> {
  child.send('');
  const [kilobytes] = (await once(child, 'message')) as [number];
  return kilobytes * 1024;
}

// Google's front end keeps its connections too.
const agent = new Agent({ keepAlive: true });
async function stop(): Promise<void> {
  agent.destroy();
  child.kill();
  await once(child, 'exit');
}

const open = (headers: object = {}, path = '/'): ClientRequest =>
  request({
    port,
    agent,
    path,
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
  });

/** An answer of ours. @returns its status */
async function statusOf(call: ClientRequest): Promise<number | undefined> {
  const [response] = (await once(call, 'response')) as [IncomingMessage];
  expect(response.headers).toMatchObject({ 'referrer-policy': 'no-referrer' });
  expect(JSON.parse(await text(response))).toMatchObject({
    error: { message: expect.any(String) },
  });
  return response.statusCode;
}

const send = (body: string | Buffer, headers?: object, path?: string) =>
  statusOf(open(headers, path).end(body));

/** Only our own lines in the log, and hardly more memory than for one call. */
async function expectNothingElse(before: number): Promise<void> {
  for (const line of output.trim().split('\n')) expect(line).toMatch(/^\{"severity":"INFO"/);
  expect(await peak()).toBeLessThan(before + 40 * million);
  expect(before).toBeLessThan(180 * million);
}

describe('a public function', () => {
  let before: number;
  beforeAll(async () => {
    await start('send.contact.email');
    await send('{}');
    before = await peak();
  });
  afterAll(stop);
  afterEach(() => expectNothingElse(before));

  it('inflates nothing', async () => {
    const bomb = gzipSync(Buffer.alloc(100 * million, ' '));
    const calls = Array.from({ length: 40 }, () => send(bomb, { 'content-encoding': 'gzip' }));
    expect(new Set(await Promise.all(calls))).toEqual(new Set([415]));
  });

  it('reads no more than the limit, with a length or in chunks, and closes the connection', async () => {
    expect(await send(`{}${' '.repeat(bodyLimit - 2)}`)).toBe(400);
    expect(await send(`{}${' '.repeat(bodyLimit - 1)}`)).toBe(413);
    expect(await send(Buffer.alloc(10 * million, ' '))).toBe(413);
    const endless = open();
    endless.on('error', () => {});
    const write = () => {
      while (endless.write(Buffer.alloc(bodyLimit, ' ')));
    };
    endless.on('drain', write);
    write();
    expect(await statusOf(endless)).toBe(413);
    await once(endless, 'close');
  });

  it.each([
    [400, 'malformed JSON', '{', {}, '/'],
    [415, 'another charset', '{}', { 'content-type': 'application/json; charset=x' }, '/'],
    [415, 'an unknown encoding', '{}', { 'content-encoding': 'x' }, '/'],
    [400, 'a malformed path', '{}', {}, '/%ff'],
    [400, 'a malformed query', '{}', {}, '/?token=%ff'],
  ])('answers %i to %s itself', async (status, _case, body, headers, path) => {
    expect(await send(body, headers, path)).toBe(status);
  });

  it('says nothing of a caller who leaves', async () => {
    const call = open({ 'content-length': 9 });
    call.on('error', () => {});
    call.write('{');
    await once(call, 'socket');
    call.destroy();
    await expect.poll(() => output).toContain('incomplete');
  });

  it('lets slow bodies give way to new ones', async () => {
    const slow = Array.from({ length: waitingBodies + 40 }, () => {
      const call = open({ 'content-length': bodyLimit });
      call.on('error', () => {}).write(' '.repeat(bodyLimit / 2));
      return call;
    });
    expect(await statusOf(slow[0] as ClientRequest)).toBe(408);
    expect(await send('{}')).toBe(400);
    for (const call of slow) call.destroy();
  });
});

describe('a queue’s function', () => {
  beforeAll(() => start('mail.deliver'));
  afterAll(stop);

  it('gets tasks of any length', async () => {
    const data: MailTask = {
      mail: 'enquiry-for-team',
      enquiry: { name: 'Anna', email: 'anna@example.org', message: 'a'.repeat(2 * bodyLimit) },
      receivedAt: 0,
    };
    const headers = { 'x-cloudtasks-taskname': 'long', 'x-cloudtasks-taskretrycount': 0 };
    const call = open(headers).end(JSON.stringify({ data }));
    const [{ statusCode }] = (await once(call, 'response')) as [IncomingMessage];
    // No mail server is there: the mail was composed.
    expect(statusCode).toBe(500);
    expect(output).toContain('"message":"mail waits","mail":"enquiry-for-team","task":"long"');
  });
});
