import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ask } from '../testing/request.ts';
import { callsPerClient } from './limits.ts';
import { log } from './log.ts';
import { reportFailure } from './reportFailure.ts';

vi.stubEnv('CALLS_PER_INSTANCE', '1000');

const logged = vi.spyOn(log, 'failureReported');
beforeEach(() => void logged.mockReset().mockReturnValue());

const chrome =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

const post = (body: unknown, headers: Record<string, string> = {}) =>
  ask(reportFailure, { headers: { 'user-agent': chrome, ...headers }, body });

const report = {
  code: 'uncaught',
  name: 'TypeError',
  frames: ['index-Ab12Cd34.js:1:23', 'react-Cd56Ef78.js:9:1024'],
  release: '2026-11-22.Ab12Cd34',
  route: 'contact',
  locale: 'de',
};

describe('a report', () => {
  it('is logged as a stack of its release', async () => {
    expect(await post(report)).toMatchObject({
      status: 204,
      headers: { 'cache-control': 'no-store' },
    });
    expect(logged.mock.calls).toEqual([
      [
        'TypeError: uncaught\n    at /assets/index-Ab12Cd34.js:1:23\n    at /assets/react-Cd56Ef78.js:9:1024',
        {
          serviceContext: { service: 'site', version: '2026-11-22.Ab12Cd34' },
          code: 'uncaught',
          browser: 'Chrome',
          route: 'contact',
          locale: 'de',
        },
      ],
    ]);
  });

  it('without frames is logged with a place', async () => {
    await post({ ...report, code: 'page', frames: [] });
    expect(logged.mock.calls).toMatchObject([
      [
        'TypeError: page',
        {
          context: { reportLocation: { filePath: 'contact', lineNumber: 1, functionName: 'page' } },
        },
      ],
    ]);
  });

  it.each([
    ['another code', { code: 'anna@example.org' }],
    ['a message', { message: 'anna@example.org' }],
    ['a name with a line break', { name: 'Error\n    at a' }],
    ['a name with a line break at its end', { name: 'Error\n' }],
    ['a name of words', { name: 'Anna Vogt' }],
    ['a long name', { name: 'E'.repeat(41) }],
    ['a name that is no text', { name: { toString: 'Error' } }],
    ['a frame elsewhere', { frames: ['../a.js:1:2'] }],
    ['a frame with words', { frames: ['a.js:1:2 anna'] }],
    ['a frame that is no text', { frames: [1] }],
    ['six frames', { frames: Array.from({ length: 6 }, () => 'a.js:1:2') }],
    ['frames as text', { frames: 'a.js:1:2' }],
    ['no frames', { frames: undefined }],
    ['another release', { release: '2026-11-22' }],
    ['an address as its route', { route: '/contact?name=anna' }],
    ['another language', { locale: 'xx' }],
  ])('with %s is dropped', async (_what, wrong) => {
    expect(await post({ ...report, ...wrong })).toMatchObject({ status: 204 });
    expect(logged).not.toHaveBeenCalled();
  });

  it.each(Object.keys(report))('with a deep %s is dropped', async (field) => {
    const [before = '', after = ''] = JSON.stringify({ ...report, [field]: 0 }).split(':0');
    // Deeper than a recursion reaches.
    const rawBody = `${before}:${'['.repeat(15_000)}${']'.repeat(15_000)}${after}`;
    expect(JSON.parse(rawBody)).toHaveProperty(field);
    expect(await ask(reportFailure, { rawBody })).toMatchObject({ status: 204 });
    expect(logged).not.toHaveBeenCalled();
  });

  it.each([
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0', 'Firefox'],
    [`${chrome} Edg/140.0.0.0`, 'Edge'],
    [
      'Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/604.1',
      'Safari',
    ],
    ['Anna Vogt', 'other'],
    ['', 'other'],
  ])('of %s is of the browser %s', async (agent, browser) => {
    await post(report, { 'user-agent': agent });
    expect(logged.mock.calls).toMatchObject([[expect.any(String), { browser }]]);
  });
});

/** What Chromium 156 sends for `report-uri`, with what must not be logged in every field. */
const violation = {
  'document-uri': 'https://www.elevate-example.com/de/contact?name=anna#anna',
  referrer: 'https://www.elevate-example.com/?name=anna',
  'violated-directive': 'script-src-elem',
  'effective-directive': 'script-src-elem',
  'original-policy': "default-src 'none'",
  disposition: 'enforce',
  'blocked-uri': 'https://elsewhere.example/anna?name=anna',
  'line-number': 1,
  'column-number': 50,
  'source-file': 'https://www.elevate-example.com/de/contact?name=anna',
  'status-code': 200,
  'script-sample': 'anna',
};

/** The same for `report-to`. */
const delivered = {
  age: 6,
  type: 'csp-violation',
  url: violation['document-uri'],
  user_agent: chrome,
  body: {
    blockedURL: violation['blocked-uri'],
    columnNumber: 50,
    disposition: 'enforce',
    documentURL: violation['document-uri'],
    effectiveDirective: 'script-src-elem',
    lineNumber: 1,
    originalPolicy: "default-src 'none'",
    referrer: violation.referrer,
    sample: 'anna',
    sourceFile: violation['source-file'],
    statusCode: 200,
  },
};

describe('a violation of the policy', () => {
  it.each([
    ['report-uri', { 'csp-report': violation }],
    ['report-to', [delivered]],
  ])('from %s is logged without query, referrer and sample', async (_way, body) => {
    expect(await post(body)).toMatchObject({ status: 204 });
    expect(logged.mock.calls).toEqual([
      [
        'PolicyViolation: script-src-elem blocked https://elsewhere.example',
        {
          serviceContext: { service: 'site' },
          context: {
            reportLocation: {
              filePath: '/de/contact',
              lineNumber: 1,
              functionName: 'script-src-elem',
            },
          },
          code: 'policy',
          browser: 'Chrome',
        },
      ],
    ]);
  });

  it.each(['inline', 'eval', 'data', 'trusted-types-sink'])(
    'of the keyword %s is logged',
    async (blocked) => {
      await post({ 'csp-report': { ...violation, 'blocked-uri': blocked } });
      expect(logged.mock.calls).toMatchObject([
        [`PolicyViolation: script-src-elem blocked ${blocked}`, {}],
      ]);
    },
  );

  it('on a page of any other path is logged without it', async () => {
    await post({
      'csp-report': {
        ...violation,
        'document-uri': 'https://a.example/anna@example.org',
        'source-file': '',
      },
    });
    expect(logged.mock.calls).toMatchObject([
      [expect.any(String), { context: { reportLocation: { filePath: 'other' } } }],
    ]);
  });

  it.each([
    ['an extension blocked', { 'blocked-uri': 'chrome-extension' }],
    ['an address of an extension blocked', { 'blocked-uri': 'moz-extension://abc/a.js' }],
    ['an extension as its source', { 'source-file': 'chrome-extension' }],
    ['another site as its source', { 'source-file': 'https://elsewhere.example/a.js' }],
    ['no page', { 'document-uri': undefined }],
    ['a page that is no text', { 'document-uri': { href: 'https://a.example/' } }],
    ['nothing blocked', { 'blocked-uri': 'Anna Vogt' }],
    ['a long host', { 'blocked-uri': `https://${'a'.repeat(60)}.${'b'.repeat(60)}.example/` }],
    ['another directive', { 'effective-directive': 'anna@example.org' }],
  ])('with %s is dropped', async (_what, wrong) => {
    expect(await post({ 'csp-report': { ...violation, ...wrong } })).toMatchObject({ status: 204 });
    expect(logged).not.toHaveBeenCalled();
  });

  it('is read five times of a request', async () => {
    await post(Array.from({ length: 9 }, () => delivered));
    expect(logged).toHaveBeenCalledTimes(5);
  });
});

it.each([
  [undefined],
  [null],
  [1],
  ['anna'],
  [[]],
  [[null, 1, 'anna', [], {}, { type: 'csp-violation' }, { type: 'csp-violation', body: null }]],
  [{}],
  [{ 'csp-report': null }],
  [{ 'csp-report': [violation] }],
  [[{ ...delivered, type: 'deprecation' }]],
  [{ data: report }],
  [{ ...report, __proto__: null, constructor: 1 }],
])('%j is dropped', async (body: unknown) => {
  expect(await post(body)).toMatchObject({ status: 204 });
  expect(logged).not.toHaveBeenCalled();
});

it('a body that is not JSON is dropped', async () => {
  expect(await ask(reportFailure, { rawBody: '{"name": anna@example.org' })).toMatchObject({
    status: 204,
  });
  expect(logged).not.toHaveBeenCalled();
});

it('beyond the limit of a client reports are dropped', async () => {
  vi.spyOn(log, 'callsLimited').mockReturnValue();
  for (let count = 0; count <= callsPerClient; count += 1) {
    expect(await post(report, { 'x-forwarded-for': '192.0.2.9' })).toMatchObject({ status: 204 });
  }
  expect(logged).toHaveBeenCalledTimes(callsPerClient);
});
