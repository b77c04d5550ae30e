import { defineConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';
import { locales, sourceLocale } from './packages/languages/src/index.ts';

/** Every catalog of the product. A page's folder holds its own words, so that a page loads only those. */
export default defineConfig({
  sourceLocale,
  // The source has no .po files: its words are in the code.
  locales: locales.filter((locale) => locale !== sourceLocale),
  format: formatter({ lineNumbers: false }),
  catalogs: [
    {
      // What the site's shell and the mails contain (scripts/catalogs.ts): translated once.
      path: '<rootDir>/packages/enquiry/src/locales/{locale}',
      include: ['<rootDir>/packages/enquiry/src'],
    },
    {
      path: '<rootDir>/site/src/shell/locales/{locale}',
      include: [
        '<rootDir>/site/src/shell',
        '<rootDir>/site/src/language',
        '<rootDir>/site/src/facts',
        '<rootDir>/site/src/parts',
        '<rootDir>/site/src/saved',
        '<rootDir>/site/src/cards',
        '<rootDir>/site/src/templates',
        '<rootDir>/site/src/siteFiles.ts',
        '<rootDir>/site/src/pages/*/{card,*.card}.ts',
      ],
    },
    {
      path: '<rootDir>/site/src/pages/{name}/locales/{locale}',
      include: ['<rootDir>/site/src/pages/{name}'],
      exclude: [
        '<rootDir>/site/src/pages/{name}/card.ts',
        '<rootDir>/site/src/pages/{name}/*.card.ts',
        '<rootDir>/site/src/pages/retreats/finder',
      ],
    },
    {
      // Loads when it is used.
      path: '<rootDir>/site/src/pages/retreats/finder/locales/{locale}',
      include: ['<rootDir>/site/src/pages/retreats/finder'],
    },
    {
      path: '<rootDir>/packages/mail/src/locales/{locale}',
      include: ['<rootDir>/packages/mail/src'],
    },
  ],
});
