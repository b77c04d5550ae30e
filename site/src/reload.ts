import { type JourneyId, parseJourneys } from '@elevate/enquiry';
import { asLocale, type Locale, prefixLocale, routePath } from '@elevate/languages';
import { parseDrafts } from './drafts.ts';
import { addressIn } from './language/addressIn.ts';
import { detectLocale, languageParameter } from './language/detect.ts';
import { rememberLocale } from './language/remember.ts';
import { routeAt } from './routes/routes.ts';
import type { Site } from './SiteContext.ts';
import { save, savedJourneys } from './saved/saved.ts';

/** In milliseconds. */
const headTimeout = 10_000;

/** Whether the server answers for an address, even with a 404. */
export async function isServed(address: string): Promise<boolean> {
  try {
    const { status } = await fetch(address, {
      method: 'HEAD',
      cache: 'no-store',
      signal: AbortSignal.timeout(headTimeout),
    });
    return status < 500;
  } catch {
    return false;
  }
}

/** What a reload of our own hands over in the history entry. */
interface HandedOver {
  drafts?: Site['drafts'];
  saved?: readonly JourneyId[];
}

const handedOver = () => (history.state ?? {}) as HandedOver;

/**
 * Reloads an address of the site; another one than the current gets an entry of its own in the history. What visitors
 * have typed and saved is handed over in the history entry, until `clearHandedOver`.
 */
export function reload({ drafts }: Pick<Site, 'drafts'>, address = location.href): void {
  const state: HandedOver = { drafts, saved: savedJourneys() };
  const isSamePage = new URL(address, location.href).pathname === location.pathname;
  if (isSamePage) history.replaceState({ ...history.state, ...state }, '', address);
  else history.pushState(state, '', address);
  location.reload();
}

/** What was typed before our own reload. */
export const handedOverDrafts = (): Site['drafts'] => parseDrafts(handedOver().drafts);

/**
 * Removes from the history entry what a reload has handed over: it stays in memory only. Called once the page is
 * loaded: until then another reload needs it.
 */
export function clearHandedOver(): void {
  const { drafts, saved, ...state } = handedOver();
  if (!drafts) return;
  save(parseJourneys(saved));
  history.replaceState(state, '');
}

/**
 * Reloads after a page or a catalog did not load. After a deploy the previous files are gone, and
 * a browser caches a failed import: if the server answers, the current address is reloaded in
 * the language, but never the address that this document was made for, which could loop.
 * @returns only if a reload would not help; it does not resolve while the page reloads.
 */
export async function reloadOnChunkError(
  site: Pick<Site, 'drafts'>,
  page: string,
  locale: Locale,
): Promise<void> {
  const { pathname, search, hash } = addressIn(locale, location);
  if (document.documentElement.dataset['address'] === pathname) return;
  if (!(await isServed(pathname))) return;
  // The visitor may have followed another link in the meantime.
  if (routeAt(routePath(location.pathname)).name !== page) return;
  const isOtherLanguage = asLocale(document.documentElement.lang) !== locale;
  const hasPrefix = prefixLocale(pathname) !== undefined;
  // Below a prefix only what the visitor has chosen is stored.
  if (isOtherLanguage || !hasPrefix) rememberLocale(locale);
  // If the browser stores nothing, the address has to name the language.
  const isNamed = hasPrefix || detectLocale({ pathname, search }) === locale;
  const query = new URLSearchParams(search);
  query.set(languageParameter, locale);
  reload(site, `${pathname}${isNamed ? search : `?${query}`}${hash}`);
  await new Promise<never>(() => {});
}

/**
 * Retries a part of a page that did not load. If it fails again although the server answers, its files are gone
 * or the browser has cached the failure: then the page is reloaded, with what was typed.
 * @returns whether the part is loaded
 */
export async function retryPart(site: Site, scope: string, locale: Locale): Promise<boolean> {
  const { pathname } = location;
  site.partLoader.forgetFailures();
  try {
    await site.partLoader.load(scope, locale);
    return true;
  } catch {
    const isServing = await isServed(pathname);
    // The visitor may have moved on in the meantime.
    if (isServing && location.pathname === pathname) reload(site);
    return false;
  }
}
