import { defineConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';

/** Every catalog of the product. A page's folder holds its own words, so that a page loads only those. */
export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'de'],
  compileNamespace: 'json',
  format: formatter({ lineNumbers: false }),
  catalogs: [
    {
      path: 'site/src/shell/locales/{locale}',
      include: [
        'site/src/shell',
        'site/src/language',
        'site/src/cards',
        'site/src/templates',
        'site/src/siteFiles.ts',
        'site/src/pages/*/card.ts',
        'packages/enquiry/src/issues.ts',
      ],
    },
    {
      path: 'site/src/pages/{name}/locales/{locale}',
      include: ['site/src/pages/{name}'],
      exclude: ['**/card.ts'],
    },
    { path: 'packages/mail/src/locales/{locale}', include: ['packages/mail/src'] },
  ],
});
