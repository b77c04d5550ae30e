import { isFailureReport } from '@elevate/enquiry';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';

const origin = 'https://www.elevate-example.com';
const sendBeacon = vi.fn<(address: string, body: string) => boolean>();
const events = new EventTarget();

vi.stubGlobal('addEventListener', events.addEventListener.bind(events));
vi.stubGlobal('navigator', { sendBeacon });
vi.stubGlobal('location', {
  origin,
  pathname: '/de/contact',
  search: '?about=anna',
  hash: '#anna',
});
vi.stubGlobal('document', {
  documentElement: { dataset: { scriptUrl: '/assets/entry-Ab12_-34.js', page: 'contact' } },
});
vi.stubEnv('VITE_BUILD_DATE', '2026-11-22');
afterAll(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

let failures: typeof import('./failures.ts');
beforeEach(async () => {
  sendBeacon.mockReset();
  // It counts the reports of a page view.
  vi.resetModules();
  failures = await import('./failures.ts');
});

/** The bodies that were sent, once the routes have loaded. */
async function sent(): Promise<unknown[]> {
  await vi.dynamicImportSettled();
  return sendBeacon.mock.calls.map(([, body]) => JSON.parse(body) as unknown);
}

const typed = 'anna@example.org';
const facts = { route: 'contact', release: '2026-11-22.Ab12_-34' };

it('reports names: no message, stack, address or language', async () => {
  failures.noteFailure('render', new TypeError(typed));
  failures.noteFailure('start', Object.assign(new Error(), { name: typed }));
  expect(await sent()).toEqual([
    // It needs no routes.
    { kind: 'Error', code: 'start', ...facts },
    { kind: 'TypeError', code: 'render', ...facts },
  ]);
  expect((await sent()).every(isFailureReport)).toBe(true);
  expect(sendBeacon).toHaveBeenCalledWith('/functions/report-failure', expect.any(String));
});

it('reports a failure once, and five in a page view', async () => {
  const codes = [
    'start',
    'page',
    'render',
    'call-timeout',
    'call-refused',
    'call-unknown',
  ] as const;
  for (const code of [...codes, ...codes]) failures.noteFailure(code, typed);
  expect(await sent()).toMatchObject(codes.slice(0, 5).map((code) => ({ code })));
});

it.each([
  ['of our files', `${origin}/assets/a.js:1:23`, 1],
  ['of an extension', 'chrome-extension://abc/a.js:4:5', 0],
  ['of another host', 'https://elsewhere.example/assets/a.js:4:5', 0],
])('an uncaught error %s is sent %s: %i', async (_where, frame, count) => {
  failures.watchForFailures();
  const error = Object.assign(new Error(typed), { stack: `Error: ${typed}\n    at ${frame}` });
  events.dispatchEvent(Object.assign(new Event('error'), { error }));
  events.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: error }));
  events.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: typed }));
  expect(await sent()).toHaveLength(count);
});
