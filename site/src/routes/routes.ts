import type { PictureId } from '@elevate/artwork';
import { type Journey, type JourneyId, journeys } from '@elevate/enquiry';
import { matchPath } from 'react-router-dom';
import { type Path, siteJourneys } from '../journeys.ts';

/** What a page is: pages of a kind share a template, and are listed together. */
export type RouteKind = 'page' | 'category' | 'tour' | 'retreat' | 'article' | 'legal';

export interface SiteRoute {
  /** The address in the route table (docs/product.md, section 2), without a language's prefix. */
  path: string;
  /** The folder under src/pages that holds the page and its catalogs. */
  name: string;
  kind: RouteKind;
  /** The journey that the page is about. */
  journey?: JourneyId;
  /** On the page's card, and where the page is shared. @default the home page's, where it is shared */
  picture?: PictureId;
  /** Addresses that the page had before: firebase.json redirects them in every language. */
  formerly?: readonly Path[];
  /** Where `path` has a parameter: the address to prerender, whose file answers all of them. */
  catchAllPath?: Path;
}

const journeyIds = Object.keys(siteJourneys) as JourneyId[];

/** The pages of the journeys of a kind: one folder each, named by the journey's id; retreats share one. */
const journeyRoutes = (kind: 'category' | 'tour' | 'retreat'): SiteRoute[] =>
  journeyIds.flatMap((journey) => {
    const { path, kind: journeyKind }: Journey = journeys[journey];
    const { picture, formerly = [] } = siteJourneys[journey];
    return path && journeyKind === kind
      ? [{ path, name: kind === 'retreat' ? kind : journey, kind, journey, picture, formerly }]
      : [];
  });

/** An article, whose address, folder and picture have one name. */
const article = (name: PictureId): SiteRoute => ({
  path: `/blog/${name}`,
  name,
  kind: 'article',
  picture: name,
});

/** Every page of the route table. Router, navigation, prerender, sitemap and lists all derive from it. */
export const routes: readonly SiteRoute[] = [
  { path: '/', name: 'home', kind: 'page', picture: 'hero-backwater' },
  { path: '/about', name: 'about', kind: 'page', picture: 'about' },
  { path: '/retreats', name: 'retreats', kind: 'page', picture: 'hero-himalaya' },
  ...journeyRoutes('retreat'),
  {
    path: '/retreats/:id',
    name: 'retreat',
    kind: 'page',
    picture: 'retreat',
    catchAllPath: '/retreats/not-found',
  },
  { path: '/blog', name: 'blog', kind: 'page', picture: 'hero-ghats' },
  article('mindful-travel'),
  { ...article('ayurveda-dosha'), formerly: ['/blog/ayurveda-doshas'] },
  article('yoga-stress-relief'),
  article('forest-bathing'),
  { path: '/contact', name: 'contact', kind: 'page', picture: 'about' },
  ...journeyRoutes('category'),
  ...journeyRoutes('tour'),
  { path: '/before-you-go', name: 'before-you-go', kind: 'page', picture: 'before-you-go' },
  { path: '/privacy-policy', name: 'privacy-policy', kind: 'legal', picture: 'about' },
  { path: '/terms-of-service', name: 'terms-of-service', kind: 'legal', picture: 'about' },
  { path: '/accessibility', name: 'accessibility', kind: 'legal' },
];

/** A route's address; none where its path has a parameter. */
export const addressesOf = ({ path, catchAllPath }: SiteRoute): readonly string[] =>
  catchAllPath === undefined ? [path] : [];

/** The address at which a route is prerendered. */
export const prerenderedAddress = ({ path, catchAllPath }: SiteRoute): string =>
  catchAllPath ?? path;

/** The page at any other address. */
export const notFoundRoute: SiteRoute = {
  path: '*',
  name: 'not-found',
  kind: 'page',
  picture: 'not-found',
};

/** Where the not-found page is prerendered. */
export const notFoundAddress = '/404';

/** Pages that only a link in a mail leads to: in no navigation, no sitemap and no list. */
export const mailedRoutes: readonly SiteRoute[] = [
  { path: '/newsletter/confirm', name: 'newsletter-confirm', kind: 'page' },
  { path: '/newsletter/unsubscribe', name: 'newsletter-unsubscribe', kind: 'page' },
];

/** Every page with an address: all but the not-found page. */
export const addressedRoutes: readonly SiteRoute[] = [...routes, ...mailedRoutes];

/** The route of an address without its language's prefix. */
export const routeAt = (path: string): SiteRoute =>
  addressedRoutes.find((route) => matchPath(route.path, path)) ?? notFoundRoute;
