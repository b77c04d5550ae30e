import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatter } from '@lingui/format-po';
import { expect, it } from 'vitest';

const pages = join(import.meta.dirname, '../../site/src/pages');
const tours = readdirSync(pages).filter((name) => name.endsWith('-tour'));

/** What a line must not end within: it wants a no-break space (U+00A0). */
const together = {
  en: /\d (km|hours?|minutes|metres|kilometres|degrees)\b/,
  de: /\d (km|Stunden?|Minuten|Metern?|Kilometern?|Grad|Uhr|Nächten?)\b|\d\. Jahrhundert|\d Tage \//,
};

it.each(['en', 'de'] as const)(
  'a number stays with its unit on tour pages (%s)',
  async (locale) => {
    expect(tours).toHaveLength(3);
    for (const tour of tours) {
      const filename = join(pages, tour, `locales/${locale}.po`);
      const words = await formatter({ lineNumbers: false }).parse(readFileSync(filename, 'utf8'), {
        locale,
        sourceLocale: 'en',
        filename,
      });
      const broken = Object.values(words ?? {})
        .map(({ translation = '' }) => translation)
        .filter((translation) => together[locale].test(translation));
      expect(broken).toEqual([]);
    }
  },
);
