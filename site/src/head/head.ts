/**
 * Runs in the head of every page, before the first paint: language and early submit, which cannot wait for
 * the page's other scripts, and the loading of these (docs/decisions/0010). Keep it small, because the first
 * paint waits for it.
 */
import { mostJourneys } from '@elevate/enquiry';
import { asLocale, prefixLocale } from '@elevate/languages';
import { detectLocale, queryName } from '../language/detect.ts';
import { rememberLocale } from '../language/remember.ts';
import { showWithoutScripts } from '../shell/showWithoutScripts.ts';

const { documentElement } = document;

/** Milliseconds. */
const longestHold = 1000;

/** Milliseconds after DOMContentLoaded at which scripts load even if a picture still does. */
const longestWait = 4000;

/** Remembers the visitor's language, and hides a page in another one until its words are there. */
function settleLanguage(): void {
  const locale = detectLocale(location);
  // Opening a page under a language's prefix stores nothing; a `lng` in its query is a choice.
  if (prefixLocale(location.pathname) !== locale) rememberLocale(locale);
  if (locale === documentElement.lang) return;
  documentElement.dataset['hold'] = '';
  setTimeout(() => delete documentElement.dataset['hold'], longestHold);
}

/** Reloads the page in the language that was just remembered. */
function reloadWithoutQuery(): void {
  const address = new URL(location.href);
  address.searchParams.delete(queryName);
  if (address.href === location.href) location.reload();
  else location.replace(address);
}

/**
 * A link to another language remembers it, also when it opens in a new tab. The toggle's button does so
 * until the page is hydrated; the reloaded page then comes in that language.
 */
function followLanguageToggle({ target }: MouseEvent): void {
  if (!(target instanceof Element)) return;
  const link = asLocale(target.closest<HTMLAnchorElement>('a[hreflang]')?.hreflang);
  if (link) rememberLocale(link);
  const button = asLocale(
    target.closest<HTMLButtonElement>('html:not([data-hydrated]) button[lang]')?.lang,
  );
  if (!button) return;
  rememberLocale(button);
  reloadWithoutQuery();
}

/** Lets the enquiry form reserve room for the journeys that the address names (packages/ui, `ContactForm`). */
function reserveRoom(): void {
  const about = new URLSearchParams(location.search).get('about');
  if (!about) return;
  const count = Math.min(new Set(about.split(',')).size, mostJourneys);
  documentElement.dataset['about'] = '';
  documentElement.style.setProperty('--chips', String(count));
}

/** Notes a form that is sent before it is hydrated; the form sends itself once it is (packages/ui, `Form`). */
function noteEarlySubmit({ target, defaultPrevented }: SubmitEvent): void {
  if (!defaultPrevented && target instanceof HTMLFormElement && target.id !== '') {
    documentElement.dataset['earlySubmit'] = target.id;
  }
}

/** Loads the page's scripts. A prerendered page can be read without them; its forms say what to do instead. */
function loadEntry(): void {
  const { entry } = documentElement.dataset;
  // In development the page loads its entry itself.
  if (entry) import(/* @vite-ignore */ entry).catch(() => showWithoutScripts(document));
}

/** Loads them at once if the HTML has another language or a mailed link led here, else when the page has loaded. */
function scheduleEntry(): void {
  const { dataset } = documentElement;
  if ('hold' in dataset || 'needsScripts' in dataset) return loadEntry();
  setTimeout(loadEntry, longestWait);
  // The frame after `load` shows the page: on a fast network `load` comes before the first paint.
  addEventListener('load', () => requestAnimationFrame(loadEntry));
}

settleLanguage();
reserveRoom();
document.addEventListener('DOMContentLoaded', scheduleEntry);
document.addEventListener('click', followLanguageToggle);
document.addEventListener('submit', noteEarlySubmit);
