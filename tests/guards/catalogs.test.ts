import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { issueText } from '@elevate/enquiry/issues';
import { type Locale, locales, sourceLocale } from '@elevate/languages';
import { type Messages, setupI18n } from '@lingui/core';
import { formatter } from '@lingui/format-po';
import { describe, expect, it, vi } from 'vitest';
import { matchesIn, read, root } from '../support/repository.ts';

vi.mock('../../packages/enquiry/src/limits.ts', async (original) => ({
  ...(await original<typeof import('../../packages/enquiry/src/limits.ts')>()),
  limits: { name: 100, email: 255, phone: 20, message: 3000 },
}));

const wordFiles = ['site/src', 'packages/mail/src', 'packages/enquiry/src'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
    join(folder, file),
  ),
);
const poFiles = wordFiles.filter((file) => file.endsWith('.po'));

it('no message has an explicit id, which would outlive a change of its words', () => {
  expect(poFiles.length).toBeGreaterThan(20);
  expect(poFiles.filter((file) => read(file).includes('js-lingui-explicit-id'))).toEqual([]);
});

it('code and catalogs hold no no-break spaces: scripts/typography.ts sets them', () => {
  const found = wordFiles
    .filter((file) => /(?<!\.test)\.(po|tsx?)$/.test(file))
    .flatMap((file) => matchesIn(file, /\u00A0|\\u00A0|&nbsp;/gi).map(({ at }) => at));
  expect(found).toEqual([]);
});

// Both contain the words of packages/enquiry.
describe.each(['site', 'packages/mail'])('in %s', (part) => {
  it.each(locales.filter((locale) => locale !== sourceLocale))(
    'a sentence has one translation (%s)',
    async (locale) => {
      // A page's words are added to the shell's: its translation of a sentence would replace the shell's.
      const known = new Map<string, { translation: string; file: string }>();
      const conflicts: string[] = [];
      for (const file of poFiles) {
        const isShown = [part, 'packages/enquiry'].some((folder) => file.startsWith(`${folder}/`));
        if (!isShown || !file.endsWith(`/${locale}.po`)) continue;
        const words = await formatter({ lineNumbers: false }).parse(read(file), {
          locale,
          sourceLocale,
          filename: file,
        });
        for (const [id, { translation = '', message, obsolete }] of Object.entries(words ?? {})) {
          if (obsolete) continue;
          const earlier = known.get(id);
          if (earlier && earlier.translation !== translation) {
            conflicts.push(
              `${message ?? id}: '${earlier.translation}' in ${earlier.file}, '${translation}' in ${file}`,
            );
          }
          known.set(id, { translation, file });
        }
      }
      expect(conflicts).toEqual([]);
    },
  );
});

/** A catalog of the site, compiled. */
const siteMessages = (folder: string, locale: Locale) =>
  (JSON.parse(read(`site/src/${folder}/locales/${locale}.json`)) as { messages: Messages })
    .messages;

it.each(locales)('a number of characters has one form in every sentence (%s)', (locale) => {
  const sentences = ['shell', 'pages/contact'].flatMap((folder) => {
    const i18n = setupI18n({ locale, messages: { [locale]: siteMessages(folder, locale) } });
    return Object.entries(siteMessages(folder, sourceLocale))
      .filter(([, message]) => JSON.stringify(message).includes(' characters'))
      .map(([id]) => i18n._(id, { max: 3000, used: 3000, 0: 3000 }));
  });
  // Four limits, the counter, and a paste that was cut.
  expect(sentences).toHaveLength(6);
  expect(sentences.filter((sentence) => !sentence.includes('3000'))).toEqual([]);
});

it('a limit of 3000 appears in what the functions answer', () => {
  expect(issueText('message-too-long')).toBe('Message must be less than 3000 characters');
});
