import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Call } from './callable.ts';
import { type CallError, connectBackend } from './index.ts';

const call = vi.fn<Call>();
const connect = vi.fn<(appCheck: unknown) => Promise<Call>>();
vi.mock('./callable.ts', () => ({ connect }));

/** What Firebase rejects with. */
const failure = (code: string, message = code, details?: object) =>
  Object.assign(new Error(`${message} [500]`), { code: `functions/${code}`, details });
const noAnswer = () => Object.assign(new Error('internal [0]'), { code: 'functions/internal' });

const { invoke, unsubscribe } = connectBackend({ appCheck: undefined });
const submissionId = '6f9619ff-8b86-4011-b42d-00c04fc964ff';
const subscription = { email: 'ada@example.org', submissionId };
const subscribe = (payload: { email: string; submissionId?: string } = subscription) =>
  invoke('send-newsletter-email', payload);

/** Lets the clock run until a call has settled. @returns the error it was rejected with */
async function errorOf(work: Promise<unknown>): Promise<CallError | undefined> {
  const settled = work.then(
    () => undefined,
    (error: CallError) => error,
  );
  await vi.runAllTimersAsync();
  return settled;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', { onLine: true });
  connect.mockReset().mockResolvedValue(call as Call);
  call.mockReset().mockResolvedValue(undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('calls once where it is answered', async () => {
  expect(await errorOf(subscribe())).toBeUndefined();
  expect(call.mock.calls).toEqual([['send-newsletter-email', subscription]]);
});

it.each([
  ['unavailable', failure('unavailable')],
  ['unavailable', noAnswer()],
  ['unknown', failure('internal')],
  ['unknown', failure('unknown')],
])('repeats a submission that failed in passing: %s, %s', async (kind, error) => {
  call.mockRejectedValueOnce(error);
  expect(await errorOf(subscribe())).toBeUndefined();
  expect(call).toHaveBeenCalledTimes(2);
  expect(call.mock.calls[0]).toEqual(call.mock.calls[1]);

  call.mockClear().mockRejectedValue(error);
  expect(await errorOf(subscribe())).toMatchObject({ name: 'CallError', kind, cause: error });
  expect(call).toHaveBeenCalledTimes(2);
});

it('repeats a confirmation, as a token does its work once, and passes its answer on', async () => {
  const answer = { accepted: true, isRepeated: true } as const;
  call.mockRejectedValueOnce(noAnswer()).mockResolvedValueOnce(answer);
  const confirmation = invoke('newsletter-confirm', { token: 'a.b' });
  expect(await errorOf(confirmation)).toBeUndefined();
  expect(call).toHaveBeenCalledTimes(2);
  expect(await confirmation).toEqual(answer);
});

it('does not repeat what has no id', async () => {
  call.mockRejectedValue(noAnswer());
  expect(await errorOf(subscribe({ email: 'ada@example.org' }))).toMatchObject({
    kind: 'unavailable',
  });
  expect(call).toHaveBeenCalledOnce();
});

it.each([
  ['timeout', failure('deadline-exceeded')],
  ['too-many', failure('resource-exhausted')],
  ['refused', failure('unauthenticated')],
  ['refused', failure('permission-denied')],
])('does not repeat what another try does not mend: %s, %s', async (kind, error) => {
  call.mockRejectedValue(error);
  expect(await errorOf(subscribe())).toMatchObject({ kind, issues: [], reason: undefined });
  expect(call).toHaveBeenCalledOnce();
});

it('tells what is wrong with the fields', async () => {
  const issues = [{ field: 'email', code: 'email-invalid' }];
  call.mockRejectedValue(failure('invalid-argument', 'Please enter', { issues }));
  expect(await errorOf(subscribe())).toMatchObject({ kind: 'refused', issues });
});

it.each(['token-expired', 'token-invalid'])(
  'tells what is wrong with a token: %s',
  async (reason) => {
    call.mockRejectedValue(failure('invalid-argument', 'Too old', { reason }));
    expect(await errorOf(invoke('newsletter-confirm', { token: 'a' }))).toMatchObject({
      kind: 'refused',
      reason,
    });
  },
);

it('says that there is no connection where the browser knows it', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  call.mockRejectedValue(noAnswer());
  expect(await errorOf(subscribe())).toMatchObject({ kind: 'offline' });
  expect(call).toHaveBeenCalledOnce();
});

it('is given up after 20 seconds, repetition and all', async () => {
  call.mockReturnValue(new Promise(() => {}));
  const error = errorOf(subscribe());
  const start = Date.now();
  expect(await error).toMatchObject({ kind: 'timeout' });
  expect(Date.now() - start).toBe(20_000);

  call.mockReset().mockImplementation(
    () =>
      new Promise((_resolve, reject) => {
        setTimeout(() => reject(noAnswer()), 19_500);
      }),
  );
  expect(await errorOf(subscribe())).toMatchObject({ kind: 'timeout' });
  expect(call).toHaveBeenCalledOnce();
});

it('asks again for the code that it could not get', async () => {
  const fresh = connectBackend({ appCheck: undefined });
  connect.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  fresh.prepare();
  await vi.runAllTimersAsync();
  expect(await errorOf(fresh.invoke('send-newsletter-email', subscription))).toBeUndefined();

  const lost = connectBackend({ appCheck: undefined });
  connect.mockRejectedValue(new TypeError('Failed to fetch'));
  expect(await errorOf(lost.invoke('send-newsletter-email', subscription))).toMatchObject({
    kind: 'not-loaded',
  });
  vi.stubGlobal('navigator', { onLine: false });
  expect(await errorOf(lost.invoke('send-newsletter-email', subscription))).toMatchObject({
    kind: 'offline',
  });
});

it('connects once, with the switch of App Check, and not before a form is used', async () => {
  const appCheck = { siteKey: 'key' };
  const checked = connectBackend({ appCheck });
  expect(connect).not.toHaveBeenCalled();
  checked.prepare();
  checked.prepare();
  await errorOf(checked.invoke('send-newsletter-email', subscription));
  expect(connect.mock.calls).toEqual([[appCheck]]);
});

it('unsubscribes with the form that mail programs send', async () => {
  const fetched = vi.fn<typeof fetch>(async () => new Response('{}'));
  vi.stubGlobal('fetch', fetched);
  expect(await errorOf(unsubscribe('a.b'))).toBeUndefined();
  const [address, { method, body } = {}] = fetched.mock.calls[0] ?? [];
  expect([address, method, (body as URLSearchParams).toString()]).toEqual([
    '/functions/newsletter-unsubscribe',
    'POST',
    'List-Unsubscribe=One-Click&token=a.b',
  ]);
});

it.each([
  [400, 'refused', 1],
  [429, 'too-many', 1],
  [503, 'unavailable', 2],
  [500, 'unknown', 2],
])('tells why it could not unsubscribe: %i is %s', async (status, kind, times) => {
  const fetched = vi.fn<typeof fetch>(async () => new Response('{}', { status }));
  vi.stubGlobal('fetch', fetched);
  expect(await errorOf(unsubscribe('a.b'))).toMatchObject({ kind });
  expect(fetched).toHaveBeenCalledTimes(times);
});

it('unsubscribes on a second try where the first found no way', async () => {
  const fetched = vi.fn<typeof fetch>(async () => new Response('{}'));
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  vi.stubGlobal('fetch', fetched);
  expect(await errorOf(unsubscribe('a.b'))).toBeUndefined();
  expect(fetched).toHaveBeenCalledTimes(2);
});
