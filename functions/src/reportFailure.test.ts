import { logger } from 'firebase-functions';
import { beforeEach, expect, it, vi } from 'vitest';
import { ask } from '../testing/request.ts';
import { callsPerClient } from './limits.ts';
import { log } from './log.ts';
import { reportFailure } from './reportFailure.ts';

vi.stubEnv('CALLS_PER_INSTANCE', '1000');

const written = vi.spyOn(logger, 'write');
beforeEach(() => void written.mockReset().mockReturnValue());

const report = {
  kind: 'TypeError',
  code: 'render',
  route: 'contact',
  release: '2026-11-22.Ab12Cd34',
};

it('logs a report as one line, which the alert counts', async () => {
  expect(await ask(reportFailure, { body: report })).toMatchObject({
    status: 204,
    headers: { 'cache-control': 'no-store' },
  });
  expect(written.mock.calls).toEqual([
    [
      {
        '@type':
          'type.googleapis.com/google.devtools.clouderrorreporting.v1beta1.ReportedErrorEvent',
        severity: 'WARNING',
        message: 'TypeError: render',
        serviceContext: { service: 'site', version: '2026-11-22.Ab12Cd34' },
        context: { reportLocation: { filePath: 'contact', lineNumber: 1, functionName: 'render' } },
        code: 'render',
        route: 'contact',
      },
    ],
  ]);
});

it.each([
  ['another kind', { ...report, kind: 'Anna' }],
  ['another code', { ...report, code: 'anna@example.org' }],
  ['an address as its route', { ...report, route: '/contact?name=anna' }],
  ['another release', { ...report, release: '2026-11-22' }],
  ['a release with a line break', { ...report, release: `${report.release}\n` }],
  ['values that are no text', { ...report, code: ['render'], route: 1 }],
  ['a message', { ...report, message: 'anna@example.org' }],
  ['a field less', { ...report, kind: undefined }],
  ['another shape', [{ data: report }]],
  ['nothing', undefined],
  ['no JSON', '{"kind": anna'],
])('drops a report with %s', async (_what, body: unknown) => {
  const rawBody = typeof body === 'string' ? body : JSON.stringify(body);
  expect(await ask(reportFailure, { rawBody })).toMatchObject({ status: 204 });
  expect(written).not.toHaveBeenCalled();
});

it('drops what is beyond the limit of a client', async () => {
  const logged = vi.spyOn(log, 'failureReported').mockReturnValue();
  const headers = { 'x-forwarded-for': '192.0.2.9' };
  for (let count = 0; count <= callsPerClient; count += 1) {
    expect(await ask(reportFailure, { headers, body: report })).toMatchObject({ status: 204 });
  }
  expect(logged).toHaveBeenCalledTimes(callsPerClient);
});
