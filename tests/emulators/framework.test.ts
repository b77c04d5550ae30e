/** A function in the Functions Framework, as Cloud Functions start it, and requests that would harm the framework. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { Agent, type ClientRequest, type IncomingMessage, request } from 'node:http';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { bodyLimit, waitingBodies } from '../../functions/src/limits.ts';

const functions = join(import.meta.dirname, '../../functions');
const port = 8099;
const million = 1_000_000;

/** Answers a message with the most memory that the process has had, in kB. */
const reporter = `data:text/javascript,process.on('message',()=>process.send(process.resourceUsage().maxRSS))`;

let child: ChildProcess;
let output = '';
let before: number;

async function peak(): Promise<number> {
  child.send('');
  const [kilobytes] = (await once(child, 'message')) as [number];
  return kilobytes * 1024;
}

beforeAll(async () => {
  const require = createRequire(join(functions, 'package.json'));
  const main = join(dirname(require.resolve('@google-cloud/functions-framework')), 'main.js');
  child = fork(main, [`--port=${port}`, `--source=${functions}`], {
    execArgv: ['--import', reporter],
    env: {
      NODE_ENV: 'production',
      FUNCTION_TARGET: 'send.contact.email',
      LOG_EXECUTION_ID: 'true',
    },
    silent: true,
  });
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  }
  await vi.waitFor(() => send('{}'), { timeout: 50_000 });
  before = await peak();
});

// Google's front end keeps its connections too.
const agent = new Agent({ keepAlive: true });
afterAll(() => {
  agent.destroy();
  child.kill();
});

afterEach(() => expectNothingElse());

/** Only our own lines in the log, and hardly more memory than for one call. */
async function expectNothingElse(): Promise<void> {
  for (const line of output.trim().split('\n')) expect(line).toMatch(/^\{"severity":"INFO"/);
  expect(output).not.toMatch(/x{50}|1{100}/);
  expect(await peak()).toBeLessThan(before + 60 * million);
  expect(before).toBeLessThan(180 * million);
}

function open(headers: object = {}, path = '/'): ClientRequest {
  const type = { 'content-type': 'application/json' };
  const call = request({ port, agent, path, method: 'POST', headers: { ...type, ...headers } });
  return call.on('error', () => {});
}

/** @returns the status of an answer of ours */
async function statusOf(call: ClientRequest): Promise<number | undefined> {
  const [response] = (await once(call, 'response')) as [IncomingMessage];
  expect(response.headers).toMatchObject({ 'referrer-policy': 'no-referrer' });
  expect(JSON.parse(await text(response))).toHaveProperty('error.message');
  return response.statusCode;
}

const send = (body: string | Buffer, headers?: object, path?: string) =>
  statusOf(open(headers, path).end(body));

it('inflates nothing', async () => {
  const bomb = gzipSync(Buffer.alloc(100 * million, ' '));
  const calls = Array.from({ length: 40 }, () => send(bomb, { 'content-encoding': 'gzip' }));
  expect(new Set(await Promise.all(calls))).toEqual(new Set([415]));
});

it('reads no more than the limit, with a length or in chunks, and closes the connection', async () => {
  expect(await send(`{}${' '.repeat(bodyLimit - 2)}`)).toBe(400);
  expect(await send(Buffer.alloc(10 * million, ' '))).toBe(413);
  const endless = open();
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
  [
    400,
    'long ids for the log',
    '{}',
    { 'function-execution-id': 'x'.repeat(50), 'x-cloud-trace-context': `a/${'1'.repeat(100)}` },
    '/',
  ],
])('answers %i to %s, not Express', async (status, _case, body, headers, path) => {
  expect(await send(body, headers, path)).toBe(status);
});

it('lets slow bodies give way to new ones, and logs no error about callers who leave', async () => {
  const slow = Array.from({ length: waitingBodies + 40 }, () => {
    const call = open({ 'content-length': bodyLimit });
    call.write(' '.repeat(bodyLimit / 2));
    return call;
  });
  expect(await statusOf(slow[0] as ClientRequest)).toBe(408);
  expect(await send('{}')).toBe(400);
  for (const call of slow) call.destroy();
  await expect.poll(() => output.match(/incomplete/g)).toHaveLength(slow.length);
});
