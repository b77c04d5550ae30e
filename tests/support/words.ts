/** The words that the site shows, from its compiled catalogs. `npm run build` makes them. */
import { globSync } from 'node:fs';
import { type Messages, setupI18n } from '@lingui/core';
import { generateMessageId } from '@lingui/message-utils/generateMessageId';
import type { Locale } from '../../packages/languages/src/index.ts';
import { read, root } from './repository.ts';

function readMessages(locale: Locale): Messages {
  const messages: Messages = {};
  for (const file of globSync(`site/src/**/locales/${locale}.json`, { cwd: root })) {
    Object.assign(messages, JSON.parse(read(file)).messages);
  }
  return messages;
}

/**
 * Finds words by the English in the code, so that a test states no translation, and no number of a limit.
 * @returns the words as an element's text: without tags, each white space a plain one
 */
export function wordsIn(locale: Locale) {
  // Read with the first words: Playwright lists tests before the catalogs are compiled.
  let messages: Messages | undefined;
  return (english: string, values: Record<string, string | number> = {}): string => {
    messages ??= readMessages(locale);
    const i18n = setupI18n({ locale, messages: { [locale]: messages } });
    const id = generateMessageId(english);
    if (!(id in messages)) throw new Error(`No catalog in site/src has '${english}'`);
    return i18n
      ._(id, values)
      .replaceAll(/<\/?\d+\/?>/g, '')
      .replaceAll(/\s+/g, ' ');
  };
}

export const german = wordsIn('de');
