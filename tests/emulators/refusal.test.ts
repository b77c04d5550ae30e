/** Requests that the functions refuse. What the framework must not do with bodies: framework.test.ts. */
import { callNames } from '@elevate/enquiry';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { deleteMails, headerOf, listMails, startMailbox, stopMailbox } from '../support/mailbox.ts';
import { entrances, post, queueIsThrough } from './calls.ts';

beforeAll(async () => {
  await startMailbox();
  await queueIsThrough();
  await deleteMails();
});
afterAll(stopMailbox);

const calls = Object.values(callNames);

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

it('none of it became a mail', async () => {
  await queueIsThrough();
  // One enquiry shows that the queues are through.
  // Without the code in the team's.
  const mails = (await listMails()).map((mail) => headerOf(mail, 'x-elevate-mail')?.split(' ')[0]);
  expect(new Set(mails)).toEqual(new Set(['enquiry-for-team', 'enquiry-acknowledgement']));
  expect(mails).toHaveLength(2);
});
