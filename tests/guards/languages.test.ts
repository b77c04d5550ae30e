import { globSync } from 'node:fs';
import { expect, it } from 'vitest';
import { languageDetails, languages, sourceLocale } from '../../packages/languages/src/index.ts';
import { read, root } from '../support/repository.ts';

/** Code that may know languages only from packages/languages. */
const files = globSync(
  ['packages/*/src/**/*', 'site/*', 'site/src/**/*', 'functions/src/**/*', 'scripts/**/*', '*.ts'],
  { cwd: root },
).filter(
  (file) =>
    /\.(ts|tsx|mjs|html)$/.test(file) &&
    !/\.(test|stories)\.tsx?$|\/fixtures\/|\/docs\//.test(file),
);

/** Files with data for each language, which falls back to the source's. */
const data = new Set([
  'packages/languages/src/languages.ts',
  'packages/brand/src/brand.ts',
  'packages/brand/src/replies.ts',
  ...globSync('packages/brand/src/operator/*.ts', { cwd: root }),
  'packages/mail/src/examples.ts',
  'scripts/typography.ts',
]);

/** Copy that names a language or the country whose law applies. */
const copy = [
  /in English (or|and in) German/,
  /as 'en' or 'de'/,
  /of the German\b|German (Digital Services Act|statutory)/,
  /roots are German/,
];

const englishNames = new Intl.DisplayNames('en', { type: 'language' });

const special = languages
  .filter(({ code }) => code !== sourceLocale)
  .flatMap(({ code, prefix }) => [
    new RegExp(`(['"\`])${code}(-[A-Z]{2})?\\1|\\b${code}:`),
    new RegExp(`${prefix}(?![\\w-])`),
    new RegExp(`\\b(${[englishNames.of(code), languageDetails[code].name].join('|')})\\b`),
  ]);

const isComment = (line: string) => /^\s*(\/?\*|\/\/)/.test(line);

it('no code names a language as a special case', () => {
  expect(files.length).toBeGreaterThan(200);
  const found = files
    .filter((file) => !data.has(file))
    .flatMap((file) =>
      read(file)
        .split('\n')
        .filter(
          (line) =>
            !isComment(line) &&
            special.some((pattern) => pattern.test(line)) &&
            !copy.some((pattern) => pattern.test(line)),
        )
        .map((line) => `${file}: ${line.trim()}`),
    );
  expect(found).toEqual([]);
});
