import { addressesOf, routeAt, routes } from './routes.ts';

/**
 * The name of the page that answers an address of the route table: its folder's, and the example's
 * behind it where a route has many pages, such as `retreat-1` and `retreat-not-found`.
 */
export function pageNameAt(tableAddress: string): string {
  const route = routeAt(tableAddress);
  if (!route.examples) return route.name;
  const { known, unknown } = route.examples;
  const example = known.includes(tableAddress) ? tableAddress : unknown;
  return `${route.name}-${example.slice(example.lastIndexOf('/') + 1)}`;
}

/** The address of every page that may be shared, by its name; the not-found page's is as good as any. */
export const pageAddresses: ReadonlyMap<string, string> = new Map(
  [
    ...routes.flatMap((route) => {
      const { known, unknown } = addressesOf(route);
      return unknown ? [...known, unknown] : known;
    }),
    '/404',
  ].map((address) => [pageNameAt(address), address]),
);
