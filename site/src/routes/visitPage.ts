import type { Locale } from '@elevate/languages';
import type { ComponentType } from 'react';
import type { Site } from '../SiteContext.ts';
import { tableAddress } from './addresses.ts';
import { isServed, loadAnew } from './loadAnew.ts';
import { routeAt, type SiteRoute } from './routes.ts';

/** A page could not be had, and loading its address anew would not help. */
export class PageNotArrived extends Error {
  override name = 'PageNotArrived';
}

/** The address this document was loaded at: there is nothing to be had by loading it once more. */
const isLandingAddress = () =>
  performance
    .getEntriesByType('navigation')
    .some(({ name }) => new URL(name).pathname === location.pathname);

const visits = new WeakMap<Promise<ComponentType>, Promise<ComponentType>>();

/**
 * Loads the page that a visitor has come to. After a new deploy the files of the one before are gone,
 * and a browser may remember a module as failed: while the server answers, the address is loaded anew,
 * but never the one that this visit's document came from, which would go on for ever.
 * The promise is the same for the same `load`, as React's `use` asks.
 * @throws `PageNotArrived`
 */
export function visitPage(site: Site, route: SiteRoute, locale: Locale): Promise<ComponentType> {
  const request = site.pages.load(route, locale);
  const known = visits.get(request);
  if (known) return known;
  const visit = request.catch(async (error: unknown) => {
    const isWorthIt = !isLandingAddress() && (await isServed(location.href));
    // Whoever has gone on in the meantime is not called back.
    const isStillWanted = routeAt(tableAddress(location.pathname)) === route;
    if (!isWorthIt || !isStillWanted) throw new PageNotArrived('', { cause: error });
    loadAnew(site);
    // The page that is shown stays until the new one comes.
    return new Promise<never>(() => {});
  });
  visits.set(request, visit);
  return visit;
}
