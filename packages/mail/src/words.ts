import type { Locale } from '@elevate/languages';
import { type I18n, setupI18n } from '@lingui/core';
import { messages as de } from './locales/de.po';
import { messages as en } from './locales/en.po';

/** A fresh i18n instance: two mails in two languages may be rendered at the same time. */
export const createI18n = (locale: Locale): I18n => setupI18n({ locale, messages: { en, de } });
