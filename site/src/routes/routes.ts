import type { ComponentType } from 'react';
import { matchPath } from 'react-router-dom';

/** What a page is: pages of a kind share a template, and are listed together. */
export type RouteKind = 'page' | 'category' | 'tour' | 'retreat' | 'article' | 'legal';

export interface SiteRoute {
  /** The address in the specification's route table; its German twin lies under /de. */
  path: string;
  /** The folder under src/pages that holds the page and its catalogs. */
  name: string;
  kind: RouteKind;
  load: () => Promise<{ default: ComponentType }>;
  /** Addresses to prerender where `path` has a parameter: those that exist, and one for all that do not. */
  examples?: { known: string[]; unknown: string };
}

/** Every page of the route table. Router, navigation, prerender, sitemap and lists all derive from it. */
export const routes: readonly SiteRoute[] = [
  { path: '/', name: 'home', kind: 'page', load: () => import('../pages/home/HomePage.tsx') },
  {
    path: '/about',
    name: 'about',
    kind: 'page',
    load: () => import('../pages/about/AboutPage.tsx'),
  },
  {
    path: '/retreats',
    name: 'retreats',
    kind: 'page',
    load: () => import('../pages/retreats/RetreatsPage.tsx'),
  },
  {
    path: '/retreats/:id',
    name: 'retreat',
    kind: 'retreat',
    load: () => import('../pages/retreat/RetreatPage.tsx'),
    examples: { known: ['/retreats/1'], unknown: '/retreats/not-found' },
  },
  {
    path: '/blog',
    name: 'blog',
    kind: 'page',
    load: () => import('../pages/blog/BlogPage.tsx'),
  },
  {
    path: '/blog/mindful-travel',
    name: 'mindful-travel',
    kind: 'article',
    load: () => import('../pages/mindful-travel/MindfulTravelPage.tsx'),
  },
  {
    path: '/blog/ayurveda-dosha',
    name: 'ayurveda-dosha',
    kind: 'article',
    load: () => import('../pages/ayurveda-dosha/AyurvedaDoshaPage.tsx'),
  },
  {
    path: '/blog/yoga-stress-relief',
    name: 'yoga-stress-relief',
    kind: 'article',
    load: () => import('../pages/yoga-stress-relief/YogaStressReliefPage.tsx'),
  },
  {
    path: '/blog/forest-bathing',
    name: 'forest-bathing',
    kind: 'article',
    load: () => import('../pages/forest-bathing/ForestBathingPage.tsx'),
  },
  {
    path: '/contact',
    name: 'contact',
    kind: 'page',
    load: () => import('../pages/contact/ContactPage.tsx'),
  },
  {
    path: '/yoga-retreats',
    name: 'yoga-retreats',
    kind: 'category',
    load: () => import('../pages/yoga-retreats/YogaRetreatsPage.tsx'),
  },
  {
    path: '/spa-wellness',
    name: 'spa-wellness',
    kind: 'category',
    load: () => import('../pages/spa-wellness/SpaWellnessPage.tsx'),
  },
  {
    path: '/ayurveda',
    name: 'ayurveda',
    kind: 'category',
    load: () => import('../pages/ayurveda/AyurvedaPage.tsx'),
  },
  {
    path: '/detox-healing',
    name: 'detox-healing',
    kind: 'category',
    load: () => import('../pages/detox-healing/DetoxHealingPage.tsx'),
  },
  {
    path: '/mindful-escapes',
    name: 'mindful-escapes',
    kind: 'category',
    load: () => import('../pages/mindful-escapes/MindfulEscapesPage.tsx'),
  },
  {
    path: '/weight-loss-retreats',
    name: 'weight-loss-retreats',
    kind: 'category',
    load: () => import('../pages/weight-loss-retreats/WeightLossRetreatsPage.tsx'),
  },
  {
    path: '/golden-triangle-tour',
    name: 'golden-triangle-tour',
    kind: 'tour',
    load: () => import('../pages/golden-triangle-tour/GoldenTriangleTourPage.tsx'),
  },
  {
    path: '/rajasthan-tour',
    name: 'rajasthan-tour',
    kind: 'tour',
    load: () => import('../pages/rajasthan-tour/RajasthanTourPage.tsx'),
  },
  {
    path: '/varanasi-tour',
    name: 'varanasi-tour',
    kind: 'tour',
    load: () => import('../pages/varanasi-tour/VaranasiTourPage.tsx'),
  },
  {
    path: '/privacy-policy',
    name: 'privacy-policy',
    kind: 'legal',
    load: () => import('../pages/privacy-policy/PrivacyPolicyPage.tsx'),
  },
  {
    path: '/terms-of-service',
    name: 'terms-of-service',
    kind: 'legal',
    load: () => import('../pages/terms-of-service/TermsOfServicePage.tsx'),
  },
];

/** The addresses a route has pages at, and the one that stands for all it has none at. */
export const addressesOf = ({ path, examples }: SiteRoute): { known: string[]; unknown?: string } =>
  examples ?? { known: [path] };

/** What answers any other address. */
export const notFoundRoute: SiteRoute = {
  path: '*',
  name: 'not-found',
  kind: 'page',
  load: () => import('../pages/not-found/NotFoundPage.tsx'),
};

/** Pages that only a link in a mail leads to: in no navigation, no sitemap and no list. */
export const mailedRoutes: readonly SiteRoute[] = [
  {
    path: '/newsletter/confirm',
    name: 'newsletter-confirm',
    kind: 'page',
    load: () => import('../pages/newsletter-confirm/NewsletterConfirmPage.tsx'),
  },
  {
    path: '/newsletter/unsubscribe',
    name: 'newsletter-unsubscribe',
    kind: 'page',
    load: () => import('../pages/newsletter-unsubscribe/NewsletterUnsubscribePage.tsx'),
  },
];

/** Every page that has an address of its own. */
export const addressedRoutes: readonly SiteRoute[] = [...routes, ...mailedRoutes];

/** The route that answers an address, English or without its /de. */
export const routeAt = (tableAddress: string): SiteRoute =>
  addressedRoutes.find(({ path }) => matchPath(path, tableAddress)) ?? notFoundRoute;
