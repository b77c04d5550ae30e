import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { issueMessages, issueText } from '@elevate/enquiry/issues';
import { type Locale, locales, sourceLocale } from '@elevate/languages';
import { type Messages, setupI18n } from '@lingui/core';
import { formatter } from '@lingui/format-po';
import { describe, expect, it, vi } from 'vitest';
import { matchesIn } from '../support/lines.ts';

vi.mock('../../packages/enquiry/src/limits.ts', async (original) => ({
  ...(await original<typeof import('../../packages/enquiry/src/limits.ts')>()),
  limits: { name: 100, email: 255, phone: 20, message: 3000 },
}));

const root = join(import.meta.dirname, '../..');

const wordFiles = ['site/src', 'packages/mail/src'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
    join(folder, file),
  ),
);
const poFiles = wordFiles.filter((file) => file.endsWith('.po'));

const contentOf = (file: string) => readFileSync(join(root, file), 'utf8');

it('no message has an explicit id, which would outlive a change of its words', () => {
  expect(poFiles.length).toBeGreaterThan(20);
  expect(poFiles.filter((file) => contentOf(file).includes('js-lingui-explicit-id'))).toEqual([]);
});

it('code and catalogs hold no no-break spaces: scripts/typography.ts sets them', () => {
  const found = wordFiles
    .filter((file) => /\.(po|tsx?)$/.test(file))
    .flatMap((file) => matchesIn(file, /\u00A0|\\u00A0|&nbsp;/gi).map(({ at }) => at));
  expect(found).toEqual([]);
});

it.each(locales.filter((locale) => locale !== sourceLocale))(
  'a sentence has one translation on all of the site (%s)',
  async (locale) => {
    // A language has one i18n instance: a page's translation replaces the shell's once the page is loaded.
    const known = new Map<string, { translation: string; file: string }>();
    const conflicts: string[] = [];
    for (const file of poFiles) {
      if (!file.startsWith('site') || !file.endsWith(`/${locale}.po`)) continue;
      const words = await formatter({ lineNumbers: false }).parse(contentOf(file), {
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

/** The site's error for a message that is too long. */
const tooLongIn = (locale: Locale) => {
  const { messages } = JSON.parse(contentOf(`site/src/shell/locales/${locale}.json`)) as {
    messages: Messages;
  };
  return setupI18n({ locale, messages: { [locale]: messages } })._(
    issueMessages['message-too-long'],
  );
};

describe('a limit of 3000 appears in the message', () => {
  it('on the site, in every language', () => {
    expect(tooLongIn('en')).toBe('Message must be less than 3000 characters');
    expect(tooLongIn('de')).toBe('Die Nachricht darf höchstens 3.000 Zeichen lang sein');
  });

  it('in what the functions answer', () => {
    expect(issueText('message-too-long')).toBe('Message must be less than 3000 characters');
  });
});
