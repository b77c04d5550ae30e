/**
 * Runs in the head of every page, before the first paint: language and early submit, which cannot wait for
 * the page's other scripts, and the loading of these (docs/decisions/0010). Keep it small, because the first
 * paint waits for it.
 */
import { maxJourneys } from '@elevate/enquiry';
import { asLocale, prefixLocale } from '@elevate/languages';
import { addressIn } from '../language/addressIn.ts';
import { detectLocale, languageParameter, readCookie } from '../language/detect.ts';
import { hostingCookieName, rememberLocale } from '../language/remember.ts';
import { showNoScriptFallback } from '../shell/showNoScriptFallback.ts';

const { documentElement } = document;

/** Milliseconds that a page in the wrong language stays hidden where the right one does not arrive. */
const maxHidden = 10_000;

/** Milliseconds after DOMContentLoaded at which scripts load even if a picture still does. */
const maxWait = 4000;

/**
 * Remembers the visitor's language, and leads them to the page's address in it. HTML in another language is hidden
 * until the page is there, from its address or rendered in place (docs/decisions/0024).
 * @returns whether the visitor stays in this document
 */
function settleLanguage(): boolean {
  const locale = detectLocale(location);
  const cookie = readCookie(hostingCookieName);
  // Opening a page under a language's prefix stores nothing; a `lng` in its query is a choice.
  if (prefixLocale(location.pathname) !== locale) rememberLocale(locale);
  const { pathname, search, hash } = addressIn(locale, location);
  const isOtherAddress = pathname !== location.pathname;
  // In development the HTML is not prerendered, and has no address.
  if ('address' in documentElement.dataset && documentElement.lang !== locale) {
    documentElement.hidden = true;
    setTimeout(() => {
      documentElement.hidden = false;
    }, maxHidden);
    // By the same address and cookie Hosting would send the same file again.
    if (isOtherAddress || readCookie(hostingCookieName) !== cookie) {
      // With `lng`, which is all that names the language where nothing can be stored.
      if (isOtherAddress) location.replace(pathname + location.search + hash);
      else location.reload();
      return false;
    }
  }
  if (isOtherAddress || search !== location.search) {
    history.replaceState(history.state, '', pathname + search + hash);
  }
  return true;
}

/** Adds the query to a language link that the browser follows itself, and remembers the language. */
function followLanguageLink({ target, defaultPrevented }: MouseEvent): void {
  if (defaultPrevented || !(target instanceof Element)) return;
  const link = target.closest<HTMLAnchorElement>('a[hreflang]');
  const locale = asLocale(link?.hreflang);
  if (!link || !locale) return;
  link.search = location.search.replace(/^\??/, `?${languageParameter}=${locale}&`);
  link.hash = location.hash;
  rememberLocale(locale);
}

/** Lets the enquiry form reserve room for the journeys that the address names (packages/ui, `EnquiryForm`). */
function reserveRoom(): void {
  const about = new URLSearchParams(location.search).get('about');
  if (!about) return;
  const count = Math.min(new Set(about.split(',')).size, maxJourneys);
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
function loadScripts(): void {
  const { scriptUrl } = documentElement.dataset;
  // In development the page loads its scripts itself.
  if (scriptUrl)
    import(/* @vite-ignore */ scriptUrl).catch(() => {
      showNoScriptFallback(document);
      documentElement.hidden = false;
    });
}

/** Loads them at once if a mailed link led here or the page waits for its language, else when the page has loaded. */
function scheduleScripts(): void {
  if (documentElement.hidden || 'needsScripts' in documentElement.dataset) return loadScripts();
  setTimeout(loadScripts, maxWait);
  // The frame after `load` shows the page: on a fast network `load` comes before the first paint.
  addEventListener('load', () => requestAnimationFrame(loadScripts));
}

if (settleLanguage()) {
  reserveRoom();
  addEventListener('DOMContentLoaded', scheduleScripts);
  addEventListener('click', followLanguageLink);
  addEventListener('submit', noteEarlySubmit);
}
