import { type Locale, sourceLocale } from '@elevate/languages';
import { type I18n, type Messages, setupI18n } from '@lingui/core';

const catalogs = import.meta.glob<Messages>('./locales/*.json', {
  import: 'messages',
  eager: true,
});

/** A fresh i18n instance: two mails in two languages may be rendered at the same time. */
export function createI18n(locale: Locale): I18n {
  // A language that has no catalog yet shows the source's words.
  const messages =
    catalogs[`./locales/${locale}.json`] ?? catalogs[`./locales/${sourceLocale}.json`];
  if (!messages) throw new Error('The mails have no compiled catalog');
  return setupI18n({ locale, messages: { [locale]: messages } });
}
