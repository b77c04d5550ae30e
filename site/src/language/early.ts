/**
 * Runs in the head, before the page is painted, as a small classic script of its own. Where the
 * HTML's language is not the visitor's, it holds the page back until the right words are there, for
 * a second at most, so that nobody sees a flash of the wrong language.
 */

import { showWithoutScripts } from '../shell/showWithoutScripts.ts';
import { asLocale, detectLocale } from './detect.ts';
import { rememberLocale } from './remember.ts';

const longestHold = 1000;
const { documentElement } = document;

/** A link to another language is a choice, also where it is followed before the page's scripts run, or in another tab. */
document.addEventListener('click', ({ target }) => {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[hreflang]');
  const locale = link && asLocale(link.hreflang);
  if (locale) rememberLocale(locale);
});

// A module that does not arrive says so on its element; it does not bubble.
addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLScriptElement && target.type === 'module')
      showWithoutScripts(document);
  },
  true,
);

if (detectLocale(location) !== documentElement.lang) {
  documentElement.dataset['hold'] = '';
  setTimeout(() => delete documentElement.dataset['hold'], longestHold);
}
