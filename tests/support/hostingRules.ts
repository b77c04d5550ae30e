import { isDeepStrictEqual } from 'node:util';
import { languages, locales, localizedPath } from '../../packages/languages/src/index.ts';
import { addressedRoutes } from '../../site/src/routes/routes.ts';

type Rule = Record<string, unknown>;

/** The parts of firebase.json that depend on the route table and on the languages. */
export interface Hosting {
  redirects: Rule[];
  rewrites: Rule[];
  headers: { source: string; headers: unknown }[];
}

const inEveryLanguage = (path: string) => [
  ...new Set(locales.map((locale) => localizedPath(path, locale))),
];

const moved = addressedRoutes.flatMap(({ path, formerly = [] }) =>
  formerly.flatMap((old) =>
    languages.map(({ code }) => ({
      source: localizedPath(old, code),
      destination: localizedPath(path, code),
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
    ? languages.map(({ code }) => ({
        source: localizedPath(path.replace(/:.*/, '**'), code),
        destination: `${localizedPath(catchAllPath, code)}.html`,
      }))
    : [],
);

const files = [
  '/robots.txt',
  '/sitemap.xml',
  '/.well-known/security.txt',
  ...inEveryLanguage('/blog/feed.xml'),
];
const cachedForAnHour = `/{${files.map((file) => file.slice(1)).join(',')}}`;

const missingFrom = (present: readonly unknown[], expected: readonly unknown[]) =>
  expected.filter((rule) => !present.some((other) => isDeepStrictEqual(other, rule)));

/** The rules that firebase.json lacks, in its own form. All lists are empty if it lacks none. */
export const missingHostingRules = ({ redirects, rewrites, headers }: Hosting) => ({
  redirects: missingFrom(redirects, [languageFolders, ...moved]),
  rewrites: missingFrom(rewrites, catchAllExamples),
  'headers, as a source': missingFrom(
    headers.map(({ source }) => source),
    [cachedForAnHour],
  ),
});
