import { asLocale, detectLocale } from '../language/detect.ts';
import { rememberLocale } from '../language/remember.ts';

/** Milliseconds. */
const longestHold = 1000;

/** A link to another language is a choice, also where it is followed before the page's scripts run, or in another tab. */
export function rememberChosenLanguage(): void {
  document.addEventListener(
    'click',
    ({ target }) => {
      const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[hreflang]');
      const locale = link && asLocale(link.hreflang);
      if (locale) rememberLocale(locale);
    },
    true,
  );
}

/** Whether the HTML is in another language than the visitor's. */
export const isOtherLanguage = (): boolean =>
  detectLocale(location) !== document.documentElement.lang;

/**
 * Holds the page back until the right words are there, for a second at most, so that nobody sees a
 * flash of the wrong language.
 */
export function holdBack(): void {
  const { dataset } = document.documentElement;
  dataset['hold'] = '';
  setTimeout(() => delete dataset['hold'], longestHold);
}
