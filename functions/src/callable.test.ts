import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setUp } from '../testing/environment.ts';
import { ask } from '../testing/request.ts';
import { CallableError } from './CallableError.ts';
import { onCallable } from './callable.ts';
import { log } from './log.ts';
import { confirmSubscription, unsubscribe } from './newsletter.ts';
import { sendContactEmail, sendNewsletterEmail } from './send.ts';

const appCheck = vi.hoisted(() => ({ current: undefined as { siteKey: string } | undefined }));
vi.mock('@elevate/brand', async (original) => {
  const { brand, ...rest } = await original<typeof import('@elevate/brand')>();
  const switched = Object.defineProperty({ ...brand }, 'appCheck', { get: () => appCheck.current });
  return { ...rest, brand: switched };
});
const verifyToken = vi.hoisted(() => vi.fn<(token: string) => Promise<object>>());
vi.mock('firebase-admin/app-check', () => ({ getAppCheck: () => ({ verifyToken }) }));

setUp();

const json = { 'content-type': 'application/json; charset=utf-8' };
const headers = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
};

const handler = vi.fn<(data: unknown) => Promise<object>>();
const echo = onCallable([], handler);
beforeEach(() => void handler.mockReset().mockImplementation(async (data) => ({ data })));

describe('a callable', () => {
  it('answers data with a result', async () => {
    // The token of another system is ignored (docs/product.md, section 7).
    const token = { ...json, authorization: 'Bearer public-anonymous-key' };
    expect(await ask(echo, { headers: token, body: { data: { a: [1] } } })).toMatchObject({
      status: 200,
      headers,
      body: { result: { data: { a: [1] } } },
    });
  });

  it.each([[null], ['text'], [[]], [{ name: 'Anna' }]])(
    'reads %j as no data',
    async (body: unknown) => {
      await ask(echo, { headers: json, body });
      expect(handler.mock.calls).toEqual([[undefined, expect.anything()]]);
    },
  );

  it.each([
    ['an unknown type of the protocol', '{"@type":"unknown","value":"x"}'],
    ['nothing in it', 'null'],
    ['depth', `${'['.repeat(30_000)}${']'.repeat(30_000)}`],
    ['depth in a field', `{"name":${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}}`],
  ])('reads data with %s as without fields', async (_what, data) => {
    for (const callable of [sendContactEmail, sendNewsletterEmail, confirmSubscription]) {
      const rawBody = `{"data":${data}}`;
      expect((await ask(callable, { headers: json, rawBody })).status).toBe(400);
    }
  });

  it('answers an error with its status, message and details', async () => {
    handler.mockRejectedValue(new CallableError(429, 'Too many', { retryAfterSeconds: 9 }));
    expect(await ask(echo, { headers: json, body: { data: {} } })).toMatchObject({
      status: 429,
      headers: { ...headers, 'retry-after': '9' },
      body: {
        error: {
          status: 'RESOURCE_EXHAUSTED',
          message: 'Too many',
          details: { retryAfterSeconds: 9 },
        },
      },
    });
  });

  it('answers an exception with 500, and logs its code alone', async () => {
    handler.mockRejectedValue(Object.assign(new Error('anna@example.org'), { code: 'EIO' }));
    expect(await ask(echo, { headers: json, body: { data: {} } })).toMatchObject({
      status: 500,
      headers,
      body: { error: { status: 'INTERNAL' } },
    });
    expect(log.callFailed).toHaveBeenCalledExactlyOnceWith('EIO');
  });

  it.each([
    [405, 'a GET', { method: 'GET', headers: json }],
    [405, 'a preflight of another site', { method: 'OPTIONS', headers: json }],
    [415, 'a form', { headers: { 'content-type': 'application/x-www-form-urlencoded' } }],
    [415, 'a body without a type', {}],
  ])('answers %i to %s', async (status, _case, question) => {
    const answer = await ask(echo, { body: { data: {} }, ...question });
    expect(answer).toMatchObject({
      status,
      headers: { ...headers, ...(status === 405 && { allow: 'POST' }) },
      body: { error: { status: 'INVALID_ARGUMENT' } },
    });
    expect(answer.headers).not.toHaveProperty('access-control-allow-origin');
    expect(handler).not.toHaveBeenCalled();
  });
});

describe('with App Check', () => {
  beforeEach(() => {
    appCheck.current = { siteKey: 'key' };
    verifyToken.mockReset().mockImplementation(async (token) => {
      if (token !== 'valid') throw Object.assign(new Error(token), { code: 'app-check/invalid' });
      return {};
    });
  });
  afterEach(() => {
    appCheck.current = undefined;
  });

  it.each([
    ['send-contact-email', sendContactEmail],
    ['send-newsletter-email', sendNewsletterEmail],
    ['newsletter-confirm', confirmSubscription],
  ])('%s needs a valid token', async (_name, callable) => {
    for (const token of [{}, { 'x-firebase-appcheck': 'other' }]) {
      expect(
        await ask(callable, { headers: { ...json, ...token }, body: { data: {} } }),
      ).toMatchObject({ status: 401, body: { error: { status: 'UNAUTHENTICATED' } } });
    }
    expect(log.appCheckRefused).toHaveBeenCalledWith('app-check/invalid');
    const valid = { headers: { ...json, 'x-firebase-appcheck': 'valid' }, body: { data: {} } };
    // Here it reads the data.
    expect((await ask(callable, valid)).status).toBe(400);
  });

  it('a mail program unsubscribes without one', async () => {
    // Here it reads the link's token.
    expect((await ask(unsubscribe, {})).status).toBe(400);
  });
});
