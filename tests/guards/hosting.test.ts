import { isDeepStrictEqual } from 'node:util';
import { expect, it } from 'vitest';
import { locales, localizedPath } from '../../packages/languages/src/index.ts';
import { hostingSettings } from '../../site/hostingSettings.ts';
import { addressedRoutes } from '../../site/src/routes/routes.ts';
import { read } from '../support/repository.ts';

type Rule = Record<string, unknown>;

/** The parts of firebase.json that depend on the route table and on the languages. */
interface Hosting {
  redirects: Rule[];
  rewrites: Rule[];
  headers: { source: string; headers: unknown }[];
}

const moved = addressedRoutes.flatMap(({ path, formerly = [] }) =>
  formerly.flatMap((old) =>
    locales.map((locale) => ({
      source: localizedPath(old, locale),
      destination: localizedPath(path, locale),
      type: 301,
    })),
  ),
);

/** The files of each language are below /localized, which redirects to the pages' addresses. */
const languageFolders = {
  source: `/localized/{${locales.join(',')}}`,
  destination: '/',
  type: 301,
};

const catchAllExamples = addressedRoutes.flatMap(({ path, catchAllPath }) =>
  catchAllPath !== undefined
    ? locales.map((locale) => ({
        source: localizedPath(path.replace(/:.*/, '**'), locale),
        destination: `${localizedPath(catchAllPath, locale)}.html`,
      }))
    : [],
);

const files = [
  '/robots.txt',
  '/sitemap.xml',
  '/.well-known/security.txt',
  ...locales.map((locale) => localizedPath('/blog/feed.xml', locale)),
];
const cachedForAnHour = `/{${files.map((file) => file.slice(1)).join(',')}}`;

const missingFrom = (present: readonly unknown[], expected: readonly unknown[]) =>
  expected.filter((rule) => !present.some((other) => isDeepStrictEqual(other, rule)));

const settings = read('firebase.json');
const { hosting } = JSON.parse(settings) as { hosting: Hosting };

it('firebase.json has the redirects and rewrites of every route and language', () => {
  const { redirects, rewrites, headers } = hosting;
  const missing = {
    redirects: missingFrom(redirects, [languageFolders, ...moved]),
    rewrites: missingFrom(rewrites, catchAllExamples),
    'headers, as a source': missingFrom(
      headers.map(({ source }) => source),
      [cachedForAnHour],
    ),
  };
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
