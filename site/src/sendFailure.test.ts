import { isFailureReport } from '@elevate/enquiry';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';

const origin = 'https://www.elevate-example.com';
const sendBeacon = vi.fn<(address: string, body: string) => boolean>();
const navigator = { onLine: true, sendBeacon };

vi.stubGlobal('navigator', navigator);
vi.stubGlobal('location', {
  origin,
  pathname: '/de/contact',
  search: '?about=anna',
  hash: '#anna',
});
vi.stubGlobal('document', {
  documentElement: { lang: 'de', dataset: { entry: '/assets/entry-Ab12_-34.js' } },
});
vi.stubEnv('VITE_BUILD_DATE', '2026-11-22');
afterAll(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

let sendFailure: typeof import('./sendFailure.ts').sendFailure;
beforeEach(async () => {
  sendBeacon.mockReset();
  navigator.onLine = true;
  // It counts the reports of a page view.
  vi.resetModules();
  ({ sendFailure } = await import('./sendFailure.ts'));
});

const sent = () => sendBeacon.mock.calls.map(([, body]) => JSON.parse(body) as unknown);

const typed = 'anna@example.org';

/** An error with a stack of another browser. */
function errorOf(stack: string, message = typed): Error {
  return Object.assign(new TypeError(message), { stack });
}

const chrome = `TypeError: ${typed}
    at t (${origin}/assets/entry-Ab12_-34.js:1:23)
    at async Promise.all (index 0)
    at chrome-extension://abcdef/content.js:4:5
    at new e (${origin}/assets/react-Cd56Ef78.js:9:1024)`;

it('sends names and numbers: no message, query or fragment, and no frame of other code', () => {
  sendFailure('render', errorOf(chrome));
  expect(sendBeacon.mock.calls).toEqual([['/functions/report-failure', expect.any(String)]]);
  expect(sent()).toEqual([
    {
      code: 'render',
      name: 'TypeError',
      frames: ['entry-Ab12_-34.js:1:23', 'react-Cd56Ef78.js:9:1024'],
      release: '2026-11-22.Ab12_-34',
      route: 'contact',
      locale: 'de',
    },
  ]);
  expect(sent().every(isFailureReport)).toBe(true);
});

it.each([
  ['Firefox', `t@${origin}/assets/a-Ab12Cd34.js:1:23\n@moz-extension://abc/content.js:4:5\n`],
  ['Safari', `t@${origin}/assets/a-Ab12Cd34.js:1:23\n[native code]\nmodule code@[native code]`],
  ['Chrome, at the top level', `TypeError: ${typed}\n    at ${origin}/assets/a-Ab12Cd34.js:1:23`],
])('reads a stack of %s', (_browser, stack) => {
  sendFailure('uncaught', errorOf(stack));
  expect(sent()).toMatchObject([{ frames: ['a-Ab12Cd34.js:1:23'] }]);
});

it('a message that looks like a frame is not sent', () => {
  const message = `Unexpected\n    at ${origin}/assets/anna.js:1:2`;
  sendFailure(
    'uncaught',
    errorOf(`SyntaxError: ${message}\n    at ${origin}/assets/a.js:3:4`, message),
  );
  expect(sent()).toMatchObject([{ frames: ['a.js:3:4'] }]);
});

it('sends the five innermost frames', () => {
  const lines = Array.from({ length: 9 }, (_, line) => `    at ${origin}/assets/a.js:${line}:1`);
  sendFailure('uncaught', errorOf(['TypeError: x', ...lines].join('\n'), 'x'));
  expect(sent()).toMatchObject([{ frames: [0, 1, 2, 3, 4].map((line) => `a.js:${line}:1`) }]);
});

it.each([
  ['of an extension', errorOf('TypeError: x\n    at chrome-extension://abc/a.js:4:5', 'x')],
  ['of another host', errorOf('f@https://elsewhere.example/assets/a.js:4:5')],
  ['of another folder', errorOf(`f@${origin}/a.js:4:5\nf@${origin}/assets/../a.js:4:5`)],
])('an error %s is not reported', (_where, error) => {
  sendFailure('uncaught', error);
  sendFailure('render', error);
  expect(sendBeacon).not.toHaveBeenCalled();
});

it('without a stack, only what our own code has noted is reported', () => {
  for (const thrown of [errorOf(''), typed, undefined, { stack: typed }]) {
    sendFailure('uncaught', thrown);
  }
  expect(sendBeacon).not.toHaveBeenCalled();
  sendFailure('start', errorOf(''));
  sendFailure('page', typed);
  expect(sent()).toMatchObject([
    { code: 'start', name: 'TypeError', frames: [] },
    { code: 'page', name: 'Error', frames: [] },
  ]);
});

it('sends a report once, and five in a page view', () => {
  for (let line = 0; line < 9; line += 1) {
    const error = errorOf(`f@${origin}/assets/a.js:${line}:1`);
    sendFailure('uncaught', error);
    sendFailure('uncaught', error);
  }
  expect(sendBeacon).toHaveBeenCalledTimes(5);
});

it('offline, nothing is reported', () => {
  navigator.onLine = false;
  sendFailure('render', errorOf(chrome));
  expect(sendBeacon).not.toHaveBeenCalled();
});
