/**
 * Runs in the head, before the page is painted, as a small classic script of its own. Where the
 * HTML's language is not the visitor's, it holds the page back until the right words are there, for
 * a second at most. (decisions.md, 'Nobody sees a flash of the wrong language')
 */
import { detectLocale } from './detect.ts';

const longestHold = 1000;
const { documentElement } = document;

if (detectLocale(location) !== documentElement.lang) {
  documentElement.dataset['hold'] = '';
  setTimeout(() => delete documentElement.dataset['hold'], longestHold);
}
