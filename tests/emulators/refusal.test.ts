/** Requests that the functions refuse. */
import { gzipSync } from 'node:zlib';
import { callNames, unsubscribeName } from '@elevate/enquiry';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { deleteMails, headerOf, listMails, startMailbox, stopMailbox } from '../support/mailbox.ts';
import { entrances, post, queueIsThrough, visitor } from './calls.ts';

beforeAll(async () => {
  await startMailbox();
  await queueIsThrough();
  await deleteMails();
});
afterAll(stopMailbox);

const calls = Object.values(callNames);

const { name: typed, message } = visitor();
it.each([
  ['an unknown type of the protocol', '{"data":{"@type":"unknown","value":"x"}}'],
  ['depth', `{"data":${'['.repeat(30_000)}${']'.repeat(30_000)}}`],
  ['depth in a field', `{"data":{"name":${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}}}`],
  ['nothing', ''],
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

it.each([
  ['text/plain', JSON.stringify({ data: visitor() }), 415],
  ['application/json; charset=nonsense', JSON.stringify({ data: visitor() }), 415],
  ['application/json', '{"data": this is no JSON', 400],
])('a body that is not JSON is refused, without a stack: %s', async (type, body, status) => {
  for (const accept of ['*/*', 'text/event-stream']) {
    const response = await fetch(`${entrances.functions}/send-contact-email`, {
      method: 'POST',
      headers: { 'content-type': type, accept },
      body,
    });
    expect(response.status).toBe(status);
    expect(await response.text()).not.toMatch(/node_modules|\.js\b|\bat /);
  }
});

it('none of it became a mail', async () => {
  await queueIsThrough();
  // One enquiry shows that the queues are through.
  // Without the code in the team's.
  const mails = (await listMails()).map((mail) => headerOf(mail, 'x-elevate-mail')?.split(' ')[0]);
  expect(new Set(mails)).toEqual(new Set(['enquiry-for-team', 'enquiry-acknowledgement']));
  expect(mails).toHaveLength(2);
});
