import type { I18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import type { NightRange } from './brief.ts';

/** `5–7 nights`. A mail that an earlier release queued may have a range that is no longer offered: its id. */
export function nightsText(nights: NightRange, i18n: I18n): string {
  const texts: Partial<Record<string, string>> = {
    'up-to-4': t(i18n)`Up to 4 nights`,
    '5-7': t(i18n)`5–7 nights`,
    '8-13': t(i18n)`8–13 nights`,
    '14-21': t(i18n)`14–21 nights`,
    'over-21': t(i18n)`More than 21 nights`,
  } satisfies Record<NightRange, string>;
  return texts[nights] ?? nights;
}
