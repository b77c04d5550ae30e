import { type Locale, prefixLocale, routePath } from '@elevate/languages';
import { addressIn } from './language/addressIn.ts';
import { detectLocale, languageParameter } from './language/detect.ts';
import { rememberLocale } from './language/remember.ts';
import { routeAt } from './routes/routes.ts';
import type { Site } from './SiteContext.ts';

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

/**
 * Reloads an address of the site. What visitors have typed is handed over in the history entry, from
 * which `takeDrafts` removes it again.
 */
export function reload({ drafts }: Pick<Site, 'drafts'>, address = location.href): void {
  history.replaceState({ ...history.state, drafts }, '', address);
  location.reload();
}

/** The drafts from before our own reload. Removes them from the history entry: they stay in memory only. */
export function takeDrafts(): Site['drafts'] {
  const { drafts = {}, ...state } = (history.state ?? {}) as Partial<Pick<Site, 'drafts'>>;
  if (Object.keys(drafts).length > 0) history.replaceState(state, '');
  return drafts;
}

/** The addresses of the document, as it was requested and as it was made: reloading them would bring the same files. */
const ownAddresses = (): readonly (string | undefined)[] => [
  new URL(performance.getEntriesByType('navigation')[0]?.name ?? location.href).pathname,
  document.documentElement.dataset['address'],
];

/**
 * Reloads after a page or a catalog did not load. After a deploy the previous files are gone, and
 * a browser caches a failed import: if the server answers, the current address is reloaded in
 * the language, but never an address of this document, which could loop.
 * @returns only if a reload would not help; it does not resolve while the page reloads.
 */
export async function reloadOnChunkError(
  site: Pick<Site, 'drafts'>,
  page: string,
  locale: Locale,
): Promise<void> {
  const { pathname, search, hash } = addressIn(locale, location);
  if (ownAddresses().includes(pathname)) return;
  if (!(await isServed(pathname))) return;
  // The visitor may have followed another link in the meantime.
  if (routeAt(routePath(location.pathname)).name !== page) return;
  const query = new URLSearchParams(search);
  if (prefixLocale(pathname) === undefined) {
    rememberLocale(locale);
    // If the browser stores nothing, the address has to name the language.
    if (detectLocale({ pathname, search }) !== locale) query.set(languageParameter, locale);
  }
  reload(site, `${pathname}${query.size > 0 ? `?${query}` : ''}${hash}`);
  await new Promise<never>(() => {});
}

/**
 * Retries a part of a page that did not load. If it fails again although the server answers, its files are gone
 * or the browser has cached the failure: then the page is reloaded, with what was typed.
 * @returns whether the part is loaded
 */
export async function retryPart(site: Site, scope: string, locale: Locale): Promise<boolean> {
  site.partLoader.forgetFailures();
  try {
    await site.partLoader.load(scope, locale);
    return true;
  } catch {
    if (await isServed(location.href)) reload(site);
    return false;
  }
}
