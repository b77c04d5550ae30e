import { once } from 'node:events';
import {
  createServer,
  type IncomingMessage,
  request,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { limitBodies } from './limitBodies.ts';
import { bodyLimit } from './limits.ts';
import { log } from './log.ts';

let server: Server;
/** The bodies that the server's own code got to see. */
let read: string[];

async function take(asked: IncomingMessage, response: ServerResponse): Promise<void> {
  read.push(await text(asked));
  response.end('read');
}

beforeAll(async () => {
  limitBodies();
  server = createServer((asked, response) => void take(asked, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
beforeEach(() => {
  read = [];
  vi.spyOn(log, 'bodyRefused').mockReset().mockReturnValue();
});
afterAll(() => void server.close());

/** Posts a body: in chunks of no told length where it is a list. */
async function post(body: Buffer | Buffer[], headers: Record<string, string | number> = {}) {
  const { port } = server.address() as AddressInfo;
  const asking = request({ port, host: '127.0.0.1', method: 'POST', headers });
  const answered = once(asking, 'response');
  if (Array.isArray(body)) Readable.from(body).pipe(asking);
  else asking.end(body);
  const [response] = (await answered) as [IncomingMessage];
  return {
    status: response.statusCode,
    sniffing: response.headers['x-content-type-options'],
    body: await text(response),
  };
}

const refused = (status: number, message: string) => ({
  status,
  sniffing: 'nosniff',
  body: JSON.stringify({ error: { status: 'INVALID_ARGUMENT', message } }),
});
const half = Buffer.alloc(bodyLimit / 2, 'a');
const whole = Buffer.alloc(bodyLimit, 'a');

it.each([
  ['nothing', Buffer.alloc(0)],
  ['all that is allowed', whole],
  ['all that is allowed, in chunks', [half, half]],
])('%s is read', async (_case, body) => {
  expect(await post(body)).toMatchObject({ status: 200, body: 'read' });
  expect(read).toEqual([Buffer.concat([body].flat()).toString()]);
  expect(await post(body, { 'content-encoding': 'identity' })).toMatchObject({ status: 200 });
});

it.each([
  ['one byte more', Buffer.alloc(bodyLimit + 1)],
  ['20 MB', Buffer.alloc(20e6)],
  ['one byte more, in chunks', [half, half, Buffer.from('a')]],
  ['20 MB, in chunks', Array.from({ length: 20 }, () => Buffer.alloc(1e6))],
])('%s is not', async (_case, body) => {
  expect(await post(body)).toEqual(refused(413, 'This is too long'));
  expect(read).toEqual([]);
  expect(log.bodyRefused).toHaveBeenCalledExactlyOnceWith('too long');
});

it.each(['gzip', 'br', 'deflate', 'gzip, gzip'])('nor is what says it is %s', async (encoding) => {
  const bomb = gzipSync(Buffer.alloc(20e6));
  expect(bomb.length).toBeLessThan(bodyLimit);
  const answer = await post(bomb, { 'content-encoding': encoding });
  expect(answer).toEqual(refused(415, 'Please send plain JSON'));
  expect(read).toEqual([]);
});

it('a connection serves on after a refusal', async () => {
  for (const body of [[whole, whole], [half]]) await post(body);
  expect(read).toEqual([half.toString()]);
});
