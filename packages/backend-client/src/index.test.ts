import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type CallError, connectBackend } from './index.ts';

const fetched = vi.fn<typeof fetch>();
const getToken = vi.fn<() => Promise<string>>();
const startAppCheck = vi.fn<(siteKey: string) => Promise<typeof getToken>>();
vi.mock('./appCheck.ts', () => ({ startAppCheck }));

const { invoke, unsubscribe } = connectBackend({ appCheck: undefined });
const submissionId = '6f9619ff-8b86-4011-b42d-00c04fc964ff';
const subscription = { email: 'ada@example.org', submissionId };
const subscribe = () => invoke('send-newsletter-email', subscription);

const accepted = () => Response.json({ result: { accepted: true } });
const refusal = (status: number, details?: object) =>
  Response.json({ error: { status: 'INTERNAL', message: 'No', details } }, { status });
const noConnection = () => new TypeError('Failed to fetch');

/** Runs all timers until a call has settled. @returns the error it was rejected with */
async function errorOf(call: Promise<unknown>): Promise<CallError | undefined> {
  const settled = call.then(
    () => undefined,
    (error: CallError) => error,
  );
  await vi.runAllTimersAsync();
  return settled;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('fetch', fetched);
  fetched.mockReset().mockImplementation(async () => accepted());
  getToken.mockReset().mockResolvedValue('token');
  startAppCheck.mockReset().mockResolvedValue(getToken);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('posts the data to the address of the site, without App Check', async () => {
  expect(await errorOf(subscribe())).toBeUndefined();
  const [[address, init] = []] = fetched.mock.calls;
  expect(address).toBe('/functions/send-newsletter-email');
  expect(init).toMatchObject({
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ data: subscription }),
  });
  expect(init?.headers).not.toHaveProperty('X-Firebase-AppCheck');
  expect(startAppCheck).not.toHaveBeenCalled();
});

it('unsubscribes with the form that mail programs send', async () => {
  expect(await errorOf(unsubscribe('a.b'))).toBeUndefined();
  const [[address, { method, body } = {}] = []] = fetched.mock.calls;
  expect([address, method, (body as URLSearchParams).toString()]).toEqual([
    '/functions/newsletter-unsubscribe',
    'POST',
    'List-Unsubscribe=One-Click&token=a.b',
  ]);
});

describe.each([
  ['a submission with an id', subscribe],
  ['a confirmation', () => invoke('newsletter-confirm', { token: 'a.b' })],
  ['unsubscribing', () => unsubscribe('a.b')],
])('%s', (_call, call) => {
  it.each([
    ['unavailable', () => Promise.resolve(refusal(503))],
    ['unavailable', () => Promise.reject(noConnection())],
    ['unknown', () => Promise.resolve(refusal(500))],
    ['unknown', () => Promise.resolve(new Response('<h1>Welcome</h1>'))],
    ['unknown', () => Promise.resolve(new Response('{"result":'))],
    ['unknown', () => Promise.resolve(new Response('<h1>Bad gateway</h1>', { status: 502 }))],
  ])('is repeated once after a failure that may pass: %s', async (kind, failure) => {
    fetched.mockImplementationOnce(failure);
    expect(await errorOf(call())).toBeUndefined();
    expect(fetched).toHaveBeenCalledTimes(2);

    fetched.mockClear().mockImplementation(failure);
    expect(await errorOf(call())).toMatchObject({ name: 'CallError', kind });
    expect(fetched).toHaveBeenCalledTimes(2);
  });

  it.each([
    [400, 'refused'],
    [401, 'refused'],
    [403, 'refused'],
    [429, 'too-many'],
    [504, 'timeout'],
  ])('is not repeated after an answer that stays the same: %i', async (status, kind) => {
    fetched.mockImplementation(async () => refusal(status));
    expect(await errorOf(call())).toMatchObject({ kind, issues: [], reason: undefined });
    expect(fetched).toHaveBeenCalledOnce();
  });

  it('times out after 20 seconds, its repetition included', async () => {
    fetched.mockImplementation(() => new Promise(() => {}));
    const start = Date.now();
    expect(await errorOf(call())).toMatchObject({ kind: 'timeout' });
    expect(Date.now() - start).toBe(20_000);
    expect(fetched.mock.calls.map(([, init]) => init?.signal?.aborted)).toEqual([true]);
  });
});

it('does not repeat a submission without an id', async () => {
  fetched.mockRejectedValue(noConnection());
  const call = invoke('send-newsletter-email', { email: 'ada@example.org' });
  expect(await errorOf(call)).toMatchObject({ kind: 'unavailable' });
  expect(fetched).toHaveBeenCalledOnce();
});

it('rejects with the issues of the fields or the reason of the token', async () => {
  const issues = [{ field: 'email', code: 'email-invalid' }];
  fetched.mockImplementation(async () => refusal(400, { issues }));
  expect(await errorOf(subscribe())).toMatchObject({ kind: 'refused', issues });
  fetched.mockImplementation(async () => refusal(400, { reason: 'token-expired' }));
  expect(await errorOf(unsubscribe('a'))).toMatchObject({ reason: 'token-expired' });
});

it('rejects with `offline` if the browser is offline', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  fetched.mockRejectedValue(noConnection());
  expect(await errorOf(subscribe())).toMatchObject({ kind: 'offline' });
  expect(fetched).toHaveBeenCalledOnce();
});

const checked = () => connectBackend({ appCheck: { siteKey: 'key' } });

const call = (backend: ReturnType<typeof checked>) =>
  errorOf(backend.invoke('send-newsletter-email', subscription));

describe('with App Check', () => {
  it('starts it once, with the first use of a form, and sends its token', async () => {
    const backend = checked();
    expect(startAppCheck).not.toHaveBeenCalled();
    backend.prepareAppCheck();
    expect(await call(backend)).toBeUndefined();
    expect(await call(backend)).toBeUndefined();
    expect(startAppCheck.mock.calls).toEqual([['key']]);
    for (const [, init] of fetched.mock.calls) {
      expect(init?.headers).toMatchObject({ 'X-Firebase-AppCheck': 'token' });
    }
  });

  it('starts it again after a failure', async () => {
    startAppCheck.mockRejectedValueOnce(noConnection());
    const backend = checked();
    backend.prepareAppCheck();
    await vi.runAllTimersAsync();
    expect(await call(backend)).toBeUndefined();
    startAppCheck.mockRejectedValue(noConnection());
    expect(await call(checked())).toMatchObject({ kind: 'not-loaded' });
  });

  it('rejects if there is no token', async () => {
    getToken.mockRejectedValue(new Error('appCheck/recaptcha-error'));
    expect(await call(checked())).toMatchObject({ kind: 'refused' });
    expect(fetched).not.toHaveBeenCalled();
  });
});
