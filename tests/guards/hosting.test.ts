import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { hostingSettings } from '../../site/hostingSettings.ts';
import { type Hosting, missingHostingRules } from '../support/hostingRules.ts';

const settings = readFileSync(join(import.meta.dirname, '../../firebase.json'), 'utf8');
const { hosting } = JSON.parse(settings) as { hosting: Hosting };

it('firebase.json has the redirects and rewrites of every route and language', () => {
  const missing = missingHostingRules(hosting);
  expect(
    Object.values(missing).flat(),
    `Add to hosting in firebase.json:\n${JSON.stringify(missing, undefined, 2)}\n`,
  ).toEqual([]);
});

it('the switch of failure reports adds header and rewrite, and removes them again', () => {
  const off = { appCheck: undefined, failureReports: false };
  const withOff = hostingSettings(settings, off, 'script');
  expect(withOff).not.toMatch(/report/i);
  const on = { ...off, failureReports: true };
  const withOn = hostingSettings(withOff, on, 'script');
  const { rewrites, headers } = (JSON.parse(withOn) as { hosting: Hosting }).hosting;
  expect(rewrites).toContainEqual({
    source: '/functions/report-failure',
    function: { functionId: 'report-failure', region: 'europe-west3' },
  });
  expect(headers[0]).toMatchObject({
    source: '**',
    headers: expect.arrayContaining([
      {
        key: 'Content-Security-Policy',
        value: expect.stringMatching(
          /; report-uri \/functions\/report-failure; report-to failures$/,
        ) as string,
      },
      { key: 'Reporting-Endpoints', value: 'failures="/functions/report-failure"' },
    ]) as unknown,
  });
  expect(hostingSettings(withOn, on, 'script')).toBe(withOn);
  expect(hostingSettings(withOn, off, 'script')).toBe(withOff);
});
