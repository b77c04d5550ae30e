import { expect, it } from 'vitest';
import { hostingSettings } from '../../site/hostingSettings.ts';
import { type Hosting, missingHostingRules } from '../support/hostingRules.ts';
import { read } from '../support/repository.ts';

const settings = read('firebase.json');
const { hosting } = JSON.parse(settings) as { hosting: Hosting };

it('firebase.json has the redirects and rewrites of every route and language', () => {
  const missing = missingHostingRules(hosting);
  expect(
    Object.values(missing).flat(),
    `Add to hosting in firebase.json:\n${JSON.stringify(missing, undefined, 2)}\n`,
  ).toEqual([]);
});

it('the switch of failure reports adds a rewrite, and removes it again', () => {
  const off = { appCheck: undefined, failureReports: false };
  const withOff = hostingSettings(settings, off, 'script');
  expect(withOff).not.toMatch(/report/i);
  const on = { ...off, failureReports: true };
  const withOn = hostingSettings(withOff, on, 'script');
  expect((JSON.parse(withOn) as { hosting: Hosting }).hosting.rewrites).toContainEqual({
    source: '/functions/report-failure',
    function: { functionId: 'report-failure', region: 'europe-west3' },
  });
  expect(hostingSettings(withOn, on, 'script')).toBe(withOn);
  expect(hostingSettings(withOn, off, 'script')).toBe(withOff);
});
