import { matchPath } from 'react-router-dom';

/** What a page is: pages of a kind share a template, and are listed together. */
export type RouteKind = 'page' | 'category' | 'tour' | 'retreat' | 'article' | 'legal';

export interface SiteRoute {
  /** The address in the route table of docs/product.md, section 2; its German twin lies under /de. */
  path: string;
  /** The folder under src/pages that holds the page and its catalogs. */
  name: string;
  kind: RouteKind;
  /** Addresses to prerender where `path` has a parameter: those that exist, and one for all that do not. */
  examples?: { known: string[]; unknown: string };
}

/** Every page of the route table. Router, navigation, prerender, sitemap and lists all derive from it. */
export const routes: readonly SiteRoute[] = [
  { path: '/', name: 'home', kind: 'page' },
  { path: '/about', name: 'about', kind: 'page' },
  { path: '/retreats', name: 'retreats', kind: 'page' },
  {
    path: '/retreats/:id',
    name: 'retreat',
    kind: 'retreat',
    examples: { known: ['/retreats/1'], unknown: '/retreats/not-found' },
  },
  { path: '/blog', name: 'blog', kind: 'page' },
  { path: '/blog/mindful-travel', name: 'mindful-travel', kind: 'article' },
  { path: '/blog/ayurveda-dosha', name: 'ayurveda-dosha', kind: 'article' },
  { path: '/blog/yoga-stress-relief', name: 'yoga-stress-relief', kind: 'article' },
  { path: '/blog/forest-bathing', name: 'forest-bathing', kind: 'article' },
  { path: '/contact', name: 'contact', kind: 'page' },
  { path: '/yoga-retreats', name: 'yoga-retreats', kind: 'category' },
  { path: '/spa-wellness', name: 'spa-wellness', kind: 'category' },
  { path: '/ayurveda', name: 'ayurveda', kind: 'category' },
  { path: '/detox-healing', name: 'detox-healing', kind: 'category' },
  { path: '/mindful-escapes', name: 'mindful-escapes', kind: 'category' },
  { path: '/weight-loss-retreats', name: 'weight-loss-retreats', kind: 'category' },
  { path: '/golden-triangle-tour', name: 'golden-triangle-tour', kind: 'tour' },
  { path: '/rajasthan-tour', name: 'rajasthan-tour', kind: 'tour' },
  { path: '/varanasi-tour', name: 'varanasi-tour', kind: 'tour' },
  { path: '/privacy-policy', name: 'privacy-policy', kind: 'legal' },
  { path: '/terms-of-service', name: 'terms-of-service', kind: 'legal' },
];

/** The addresses a route has pages at, and the one that stands for all it has none at. */
export const addressesOf = ({ path, examples }: SiteRoute): { known: string[]; unknown?: string } =>
  examples ?? { known: [path] };

/** What answers any other address. */
export const notFoundRoute: SiteRoute = { path: '*', name: 'not-found', kind: 'page' };

/** Pages that only a link in a mail leads to: in no navigation, no sitemap and no list. */
export const mailedRoutes: readonly SiteRoute[] = [
  { path: '/newsletter/confirm', name: 'newsletter-confirm', kind: 'page' },
  { path: '/newsletter/unsubscribe', name: 'newsletter-unsubscribe', kind: 'page' },
];

/** Every page that has an address of its own. */
export const addressedRoutes: readonly SiteRoute[] = [...routes, ...mailedRoutes];

/** The route that answers an address, English or without its /de. */
export const routeAt = (tableAddress: string): SiteRoute =>
  addressedRoutes.find(({ path }) => matchPath(path, tableAddress)) ?? notFoundRoute;
