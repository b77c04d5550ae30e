import { asLocale, detectLocale } from '../language/detect.ts';
import { rememberLocale } from '../language/remember.ts';

/** Milliseconds. */
const longestHold = 1000;

/**
 * A link to another language is a choice, also where it is followed in another tab, or before the page's
 * scripts run. Until then a press of the language's button is one too: whoever goes on before it is answered
 * finds the language there.
 */
export function rememberChosenLanguage(): void {
  document.addEventListener(
    'click',
    ({ target }) => {
      if (!(target instanceof Element)) return;
      const link = target.closest<HTMLAnchorElement>('a[hreflang]');
      const button = target.closest<HTMLButtonElement>('html:not([data-ready]) button[lang]');
      const locale = asLocale(link?.hreflang ?? button?.lang);
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
