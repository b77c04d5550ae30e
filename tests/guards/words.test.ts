import { globSync } from 'node:fs';
import { join } from 'node:path';
import { operatorRecords } from '@elevate/brand/operator';
import { type Locale, locales, sourceLocale } from '@elevate/languages';
import { describe, expect, it } from 'vitest';
import { parseCode, tableRows } from '../../scripts/markdownTables.ts';
import { exactTexts } from '../../scripts/typography.ts';
import { read, root } from '../support/repository.ts';

const languageNames = new Intl.DisplayNames('en', { type: 'language' });

const words = tableRows(read('docs/contributing/words.md'));

/** The text of a compiled message or of a part of it; a placeholder is its name in braces. */
function textOf(message: unknown): string {
  if (typeof message === 'string') return message;
  if (!Array.isArray(message))
    return Object.values(message ?? {})
      .map(textOf)
      .join(' ');
  return message
    .map((part: unknown) =>
      Array.isArray(part) ? `{${part[0]}}${part.slice(2).map(textOf).join(' ')}` : textOf(part),
    )
    .join('');
}

/** Every message as it is shown, with the file to open: the source's words are in the code. */
const messagesIn = (locale: Locale) =>
  globSync(`{site,packages/mail}/src/**/locales/${locale}.json`, { cwd: root }).flatMap((file) => {
    const { messages } = JSON.parse(read(file)) as { messages: Record<string, unknown> };
    const source = locale === sourceLocale ? join(file, '../..') : file.replace(/json$/, 'po');
    return Object.values(messages).map((message) => ({ file: source, text: textOf(message) }));
  });

/** The texts of something in a language, however deep: values of `Translated`. */
function translationsIn(value: unknown, locale: Locale): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const text = (value as Record<string, unknown>)[locale];
  return typeof text === 'string'
    ? [text]
    : Object.values(value).flatMap((part) => translationsIn(part, locale));
}

/** What the operator's records show. */
const recordsIn = (locale: Locale) =>
  operatorRecords.flatMap(({ file, record }) =>
    translationsIn(record, locale).map((text) => ({ file, text })),
  );

const listOf = (locale: Locale) => `Not in ${languageNames.of(locale)}`;

// A new language has no list yet.
const listed = locales.filter((locale) => words.some(({ section }) => section === listOf(locale)));

describe.each(listed)('in %s', (locale) => {
  const rules = words
    .filter(({ section }) => section === listOf(locale))
    .flatMap(({ cells }) =>
      parseCode(cells['not']).map((word) => ({
        word,
        but: cells['but'],
        exceptions: parseCode(cells['except in']),
        // A word in lower case also begins sentences.
        pattern: new RegExp(
          `(?<!\\p{L})(?:${word}|${word.charAt(0).toUpperCase()}${word.slice(1)})(?!\\p{L})`,
          'u',
        ),
      })),
    );
  const messages = [...messagesIn(locale), ...recordsIn(locale)];

  it('no message has a word of the list in docs/contributing/words.md', () => {
    expect(rules.length).toBeGreaterThan(10);
    expect(messages.length).toBeGreaterThan(500);
    expect(recordsIn(locale).length).toBeGreaterThan(0);
    const found = messages.flatMap(({ file, text }) =>
      rules
        .filter(({ exceptions, pattern }) =>
          pattern.test(exceptions.reduce((rest, phrase) => rest.replaceAll(phrase, ''), text)),
        )
        .map(({ word, but }) => `${file}: '${word}' (${but}) in '${text}'`),
    );
    expect(found).toEqual([]);
  });

  it('no message shows a straight quotation mark or apostrophe', () => {
    const found = messages.filter(({ text }) => /['"]/.test(text) && !exactTexts.includes(text));
    expect(found).toEqual([]);
  });
});

/** Numbers are placeholders in the code. */
const withoutNumbers = (text: string) =>
  text.replaceAll(/\{\w+\}|\d+/g, '#').replaceAll('\u00A0', ' ');

const specified = tableRows(read('docs/product.md'))
  .filter(({ section }) => /^[58]\. /.test(section))
  .flatMap(({ line, cells }) =>
    Object.values(cells).flatMap((cell) =>
      [...cell.matchAll(/'((?:[^']|(?<=\p{L})'(?=\p{L}))+)'/gu)].map(([, text = '']) => ({
        line,
        text,
      })),
    ),
  );

it('the site has every sentence of docs/product.md, sections 5 and 8', () => {
  expect(specified.length).toBeGreaterThan(20);
  const shown = new Set(messagesIn(sourceLocale).map(({ text }) => withoutNumbers(text)));
  expect(
    specified
      .filter(({ text }) => /\p{L}/u.test(text) && !shown.has(withoutNumbers(text)))
      .map(({ line, text }) => `docs/product.md:${line}: '${text}' is in no catalog of site/src`),
  ).toEqual([]);
});
