/** Requests that the functions, or the framework in front of them, refuse. */
import { gzipSync } from 'node:zlib';
import { callNames, unsubscribeName } from '@elevate/enquiry';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { deleteMails, headerOf, listMails, startMailbox, stopMailbox } from '../support/mailbox.ts';
import { call, entrances, personalLogLines, post, queueIsThrough, visitor } from './calls.ts';

beforeAll(async () => {
  await startMailbox();
  await queueIsThrough();
  await deleteMails();
});
afterAll(stopMailbox);

const calls = Object.values(callNames);

it('wrong fields are named in their order, the first one as the message', async () => {
  const data = { message: '', phone: '1'.repeat(21), email: 'x', name: 7 };
  expect(await call('send-contact-email', data)).toMatchObject({
    status: 400,
    body: {
      error: {
        status: 'INVALID_ARGUMENT',
        message: 'Please enter text',
        details: {
          issues: [
            { field: 'name', code: 'text-expected', message: 'Please enter text' },
            { field: 'email', code: 'email-invalid' },
            { field: 'phone', code: 'phone-too-long' },
            { field: 'message', code: 'message-required', message: 'Message is required' },
          ],
        },
      },
    },
  });
});

const { name: typed, email, message } = visitor();
it.each([
  ['no data', JSON.stringify({ name: typed, email, message })],
  ['null', '{"data":null}'],
  ['an array', JSON.stringify({ data: [{ name: typed, email, message }] })],
  ['text', JSON.stringify({ data: message })],
  ['an unknown type of the protocol', '{"data":{"@type":"unknown","value":"x"}}'],
  ['a prototype', '{"data":{"__proto__":{"name":"x"},"constructor":1}}'],
  ['depth', `{"data":${'['.repeat(30_000)}${']'.repeat(30_000)}}`],
  ['depth in a field', `{"data":{"name":${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}}}`],
  ['nothing', ''],
  ['an empty array', '[]'],
])('a body without a record is answered as one without fields: %s', async (_case, body) => {
  for (const name of calls) {
    expect(await post(name, body)).toMatchObject({
      status: 400,
      body: { error: { status: 'INVALID_ARGUMENT' } },
    });
  }
});

it.each([...calls, unsubscribeName] as const)('%s refuses a body above 64 kB', async (name) => {
  const body = JSON.stringify({ data: { name: typed, message: message.repeat(20_000) } });
  expect(body.length).toBeGreaterThan(500_000);
  expect(await post(name, body)).toEqual({
    status: 413,
    body: { error: { status: 'INVALID_ARGUMENT', message: 'This is too long' } },
  });
});

const nameless = JSON.stringify({ data: visitor({ name: '' }) });

it('a body in chunks, without a length, is read up to the limit', async () => {
  const padding = ' '.repeat(100_000);
  expect((await post('send-contact-email', new Blob([nameless]).stream())).status).toBe(400);
  const long = new Blob([nameless, padding]).stream();
  expect((await post('send-contact-email', long)).status).toBe(413);
});

it.each(['functions', 'hosting'] as const)('a compressed body is refused: %s', async (entrance) => {
  const headers = { 'content-encoding': 'gzip' };
  const answer = await post('send-contact-email', gzipSync(nameless), { headers, entrance });
  expect(answer.status).toBe(415);
});

it.each(['functions', 'hosting'] as const)(
  'another site gets no answer to a preflight: %s',
  async (entrance) => {
    const response = await fetch(`${entrances[entrance]}/send-contact-email`, {
      method: 'OPTIONS',
      headers: { origin: 'https://example.net', 'access-control-request-method': 'POST' },
    });
    expect(response.status).toBe(405);
    expect(response.headers.has('access-control-allow-origin')).toBe(false);
  },
);

it.each(calls)('%s answers POST only', async (name) => {
  for (const method of ['GET', 'PUT', 'DELETE', 'HEAD']) {
    const response = await fetch(`${entrances.functions}/${name}`, { method });
    expect(response.status).toBe(405);
  }
});

it.each([
  ['text/plain', JSON.stringify({ data: visitor() })],
  ['application/x-www-form-urlencoded', new URLSearchParams({ message }).toString()],
  ['multipart/form-data; boundary=x', `--x\r\n\r\n${message}\r\n--x--`],
  ['application/octet-stream', message],
  ['application/json; charset=nonsense', JSON.stringify({ data: visitor() })],
  // The framework answers these, and quotes them in the log (docs/security.md).
  ['application/json', '{"data": this is no JSON'],
  ['application/json', 'neither is this'],
])('a body that is not JSON is refused: %s', async (contentType, body) => {
  const headers = { 'content-type': contentType };
  const { status } = await post('send-contact-email', body, { headers });
  expect([400, 415]).toContain(status);
});

it.each([
  ['POST', 'application/json', '{"token":"a.b"}', 400],
  ['POST', 'application/x-www-form-urlencoded', 'token=a.b', 400],
  ['POST', 'text/plain', 'token', 400],
  ['POST', 'multipart/form-data; boundary=x', 'token', 400],
  ['PUT', 'application/json', '{}', 405],
  ['DELETE', 'x', '', 405],
])('no other request unsubscribes: %s %s', async (method, type, body, status) => {
  const address = `${entrances.functions}/${unsubscribeName}?token=a.b`;
  const response = await fetch(address, { method, headers: { 'content-type': type }, body });
  expect(response.status).toBe(status);
});

it('none of it became a mail', async () => {
  await queueIsThrough();
  // One enquiry shows that the queues are through.
  const mails = (await listMails()).map((mail) => headerOf(mail, 'x-elevate-mail'));
  expect(new Set(mails)).toEqual(new Set(['enquiry-for-team', 'enquiry-acknowledgement']));
  expect(mails).toHaveLength(2);
});

it('the log holds no personal data', async () => {
  expect(await personalLogLines()).toEqual([]);
});
