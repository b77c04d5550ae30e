import { gzipSync } from 'node:zlib';
import { callNames, unsubscribeName } from '@elevate/enquiry';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deleteMails, headerOf, listMails, startMailbox, stopMailbox } from '../support/mailbox.ts';
import {
  call,
  type Entrance,
  entrances,
  personalLogLines,
  post,
  queueIsThrough,
  visitor,
} from './calls.ts';

beforeAll(async () => {
  await startMailbox();
  await queueIsThrough();
  await deleteMails();
});

afterAll(stopMailbox);

const messages = {
  'name-required': 'Name is required',
  'name-too-long': 'Name must be less than 100 characters',
  'email-invalid': 'Please enter a valid email address',
  'email-too-long': 'Email must be less than 255 characters',
  'phone-too-long': 'Phone number must be less than 20 characters',
  'message-required': 'Message is required',
  'message-too-long': 'Message must be less than 2000 characters',
  'text-expected': 'Please enter text',
} as const;
type Code = keyof typeof messages;

const refusal = (...issues: [field: string, code: Code][]) => ({
  status: 400,
  body: {
    error: {
      status: 'INVALID_ARGUMENT',
      message: messages[issues[0]?.[1] ?? 'text-expected'],
      details: {
        issues: issues.map(([field, code]) => ({ field, code, message: messages[code] })),
      },
    },
  },
});

const emptyEnquiry = refusal(
  ['name', 'name-required'],
  ['email', 'email-invalid'],
  ['message', 'message-required'],
);
const noToken = {
  status: 400,
  body: {
    error: {
      status: 'INVALID_ARGUMENT',
      message: 'This link is not complete. Please open it from the mail, or subscribe again.',
      details: { reason: 'token-invalid' },
    },
  },
};
const emptySubscription = refusal(['email', 'email-invalid']);

describe('one wrong field', () => {
  it.each<[string, unknown, Code]>([
    ['name', '', 'name-required'],
    ['name', ' \n\t ', 'name-required'],
    ['name', null, 'name-required'],
    ['name', 'n'.repeat(101), 'name-too-long'],
    ['name', 42, 'text-expected'],
    ['name', ['Anna'], 'text-expected'],
    ['name', { toString: 'Anna' }, 'text-expected'],
    ['email', '', 'email-invalid'],
    ['email', 'anna', 'email-invalid'],
    ['email', 'anna@localhost', 'email-invalid'],
    ['email', 'anna@example.org\r\nBcc: b@example.org', 'email-invalid'],
    ['email', 'anna@example.org, b@example.org', 'email-invalid'],
    ['email', `${'a'.repeat(250)}@example.org`, 'email-too-long'],
    ['email', true, 'text-expected'],
    ['phone', '1'.repeat(21), 'phone-too-long'],
    ['phone', 49, 'text-expected'],
    ['message', '', 'message-required'],
    ['message', 'm'.repeat(2001), 'message-too-long'],
    ['message', 'm'.repeat(60_000), 'message-too-long'],
    ['message', false, 'text-expected'],
  ])('%s %o', async (field, value, code) => {
    expect(await call('send-contact-email', { ...visitor(), [field]: value })).toEqual(
      refusal([field, code]),
    );
  });
});

it.each<[unknown, Code]>([
  ['', 'email-invalid'],
  [undefined, 'email-invalid'],
  ['anna', 'email-invalid'],
  [`${'a'.repeat(250)}@example.org`, 'email-too-long'],
  [42, 'text-expected'],
])('a subscription of %o', async (email, code) => {
  expect(await call('send-newsletter-email', { email })).toEqual(refusal(['email', code]));
});

it('several wrong fields are told in their order, the first one as the message', async () => {
  expect(
    await call('send-contact-email', { message: '', phone: '1'.repeat(21), email: 'x', name: 7 }),
  ).toEqual(
    refusal(
      ['name', 'text-expected'],
      ['email', 'email-invalid'],
      ['phone', 'phone-too-long'],
      ['message', 'message-required'],
    ),
  );
});

describe('a body that holds no record', () => {
  const { name, email, message } = visitor();
  it.each([
    ['no data', JSON.stringify({ name, email, message })],
    ['data and more', JSON.stringify({ enquiry: { name, email, message }, [name]: message })],
    ['null', '{"data":null}'],
    ['an array', JSON.stringify({ data: [{ name, email, message }] })],
    ['a number', '{"data":7}'],
    ['text', JSON.stringify({ data: message })],
    ['a type of nobody', '{"data":{"@type":"unknown","value":"x"}}'],
    ['a number of the SDK', '{"data":{"@type":"type.googleapis.com/google.protobuf.Int64Value"}}'],
    ['a prototype', '{"data":{"__proto__":{"name":"x"},"constructor":1}}'],
    ['depth', `{"data":${'['.repeat(30_000)}${']'.repeat(30_000)}}`],
    ['depth in a field', `{"data":{"x":${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}}}`],
    [
      'many keys',
      JSON.stringify({
        data: Object.fromEntries(Array.from({ length: 5_000 }, (_, k) => [k, k])),
      }),
    ],
    ['nothing', ''],
    ['an empty array', '[]'],
  ])('%s', async (_case, body) => {
    expect(await post('send-contact-email', body)).toEqual(emptyEnquiry);
    expect(await post('send-newsletter-email', body)).toEqual(emptySubscription);
    expect(await post('newsletter-confirm', body)).toEqual(noToken);
  });
});

const calls = Object.values(callNames);

it.each<(typeof calls)[number] | typeof unsubscribeName>([...calls, unsubscribeName])(
  'a body above 64 kB is not read: %s',
  async (name) => {
    const { name: typed, message } = visitor();
    const body = JSON.stringify({ data: { name: typed, message: message.repeat(20_000) } });
    expect(body.length).toBeGreaterThan(500_000);
    expect(await post(name, body)).toEqual({
      status: 413,
      body: { error: { status: 'INVALID_ARGUMENT', message: 'This is too long' } },
    });
  },
);

const send = (entrance: Entrance, body: BodyInit, headers: Record<string, string> = {}) =>
  fetch(`${entrances[entrance]}/send-contact-email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
    duplex: 'half',
  } as RequestInit);
const nameless = JSON.stringify({ data: visitor({ name: '' }) });

it.each(['functions', 'hosting'] as const)(
  'a compressed body is not read: %s',
  async (entrance) => {
    const response = await send(entrance, gzipSync(nameless), { 'content-encoding': 'gzip' });
    expect(response.status).toBe(415);
  },
);

// The emulator of Hosting answers 500 to one, and passes nothing on.
it('a body that comes in chunks, of no told length, is read up to the limit', async () => {
  const padding = ' '.repeat(100_000);
  for (const [chunks, status] of [
    [[nameless], 400],
    [[nameless, padding], 413],
  ] as const) {
    expect((await send('functions', new Blob([...chunks]).stream())).status).toBe(status);
  }
});

it.each(['functions', 'hosting'] as const)(
  'another site is not let in by a preflight: %s',
  async (entrance) => {
    const response = await fetch(`${entrances[entrance]}/send-contact-email`, {
      method: 'OPTIONS',
      headers: { origin: 'https://example.net', 'access-control-request-method': 'POST' },
    });
    expect(response.status).toBe(405);
  },
);

it.each(calls)('%s is for POST alone, which nobody is woken for', async (name) => {
  const logged = personalLogLines();
  for (const method of ['GET', 'PUT', 'DELETE', 'HEAD']) {
    const response = await fetch(`${entrances.functions}/${name}`, { method });
    expect(response.status).toBe(405);
  }
  expect(await logged).toEqual([]);
});

it.each([
  ['text/plain', JSON.stringify({ data: visitor() })],
  [
    'application/x-www-form-urlencoded',
    new URLSearchParams({ message: visitor().message }).toString(),
  ],
  ['multipart/form-data; boundary=x', `--x\r\n\r\n${visitor().message}\r\n--x--`],
  ['application/octet-stream', visitor().message],
  ['application/json', `{"data": ${visitor().message}`],
  ['application/json', visitor().name],
  ['application/json; charset=nonsense', JSON.stringify({ data: visitor() })],
])('what is no JSON is refused as a request: %s', async (contentType, body) => {
  const { status } = await post('send-contact-email', body, { contentType });
  expect([400, 415]).toContain(status);
});

/** A field's value, and what is said of it; undefined where there is nothing to say. */
const field = (
  isRight: fc.Arbitrary<string>,
  ...wrong: [fc.Arbitrary<unknown>, Code][]
): fc.Arbitrary<{ value: unknown; code: Code | undefined }> =>
  fc.oneof(
    isRight.map((value) => ({ value, code: undefined })),
    ...wrong.map(([values, code]) => values.map((value) => ({ value, code }))),
  );

const notText = fc.oneof(fc.integer(), fc.boolean(), fc.dictionary(fc.string(), fc.jsonValue()));
const blank = fc.oneof(fc.constantFrom(null, undefined), fc.stringMatching(/^\s*$/));
const longer = (limit: number) =>
  fc.string({ minLength: limit + 1, maxLength: limit + 50 }).filter((s) => s.trim().length > limit);
const some = (limit: number) =>
  fc.string({ minLength: 1, maxLength: limit }).filter((text) => text.trim() !== '');

describe('whatever comes', () => {
  it('a wrong enquiry is refused in the words of its first issue', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc
          .record({
            name: field(
              some(100),
              [blank, 'name-required'],
              [longer(100), 'name-too-long'],
              [notText, 'text-expected'],
            ),
            email: field(
              fc.constant('anna@visitor-of-these-tests.example'),
              [fc.string().filter((text) => !text.includes('@')), 'email-invalid'],
              [notText, 'text-expected'],
            ),
            phone: field(
              fc.string({ maxLength: 20 }),
              [longer(20), 'phone-too-long'],
              [notText, 'text-expected'],
            ),
            message: field(
              some(500),
              [blank, 'message-required'],
              [longer(2000), 'message-too-long'],
              [notText, 'text-expected'],
            ),
          })
          .filter((fields) => Object.values(fields).some(({ code }) => code)),
        async (fields) => {
          const data = Object.fromEntries(
            Object.entries(fields).map(([name, { value }]) => [name, value]),
          );
          const issues = Object.entries(fields).flatMap<[string, Code]>(([name, { code }]) =>
            code ? [[name, code]] : [],
          );
          expect(await call('send-contact-email', data)).toEqual(refusal(...issues));
        },
      ),
      { numRuns: 60 },
    );
  });

  it('any JSON at all is answered, and never with a fault of ours', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...calls),
        fc.json(),
        fc.boolean(),
        async (name, json, isData) => {
          const body = isData ? `{"data":${json}}` : json;
          const { status } = await post(name, body);
          expect(status).toBe(400);
        },
      ),
      { numRuns: 100 },
    );
  });

  it('no token but ours confirms or unsubscribes', async () => {
    const typed = fc.oneof(
      fc.string(),
      fc.base64String({ minLength: 20 }),
      fc.array(fc.base64String(), { minLength: 5, maxLength: 5 }).map((parts) => parts.join('.')),
    );
    await fc.assert(
      fc.asyncProperty(typed, fc.boolean(), async (token, isInAddress) => {
        expect(await call('newsletter-confirm', { token })).toEqual(noToken);
        const address = `${entrances.functions}/${unsubscribeName}`;
        const form = new URLSearchParams({ token, 'List-Unsubscribe': 'One-Click' });
        const { status } = await fetch(isInAddress ? `${address}?${form.toString()}` : address, {
          method: 'POST',
          body: form,
        });
        expect(status).toBe(400);
      }),
      { numRuns: 30 },
    );
  });

  it('no body, method or type unsubscribes anybody, or is a fault of ours', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom('POST', 'GET', 'PUT', 'DELETE', 'PATCH'),
        fc.constantFrom('application/json', 'text/plain', 'multipart/form-data; boundary=x', 'x'),
        fc.oneof(fc.string(), fc.json()),
        fc.webQueryParameters(),
        async (method, type, body, query) => {
          const response = await fetch(`${entrances.functions}/${unsubscribeName}?${query}`, {
            method,
            redirect: 'manual',
            headers: { 'content-type': type },
            ...(method !== 'GET' && { body }),
          });
          expect([303, 400, 405]).toContain(response.status);
        },
      ),
      { numRuns: 40 },
    );
  });
});

it('none of it became a mail', async () => {
  await queueIsThrough();
  // The mail is that of the one subscription that shows the queue to be through.
  expect((await listMails()).map((mail) => headerOf(mail, 'x-elevate-mail'))).toEqual([
    'subscription-confirmation',
  ]);
});

it('nothing a visitor sent stands in a log', async () => {
  expect(await personalLogLines()).toEqual([]);
});
