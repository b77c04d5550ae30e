import type { ComponentType } from 'react';

export interface SiteRoute {
  /** The address in the specification's route table; its German twin lies under /de. */
  path: string;
  /** The folder under src/pages that holds the page and its catalogs. */
  name: string;
  load: () => Promise<{ default: ComponentType }>;
}

/** Every page of the site. Router, navigation, prerender and head all derive from this table. */
export const routes: readonly SiteRoute[] = [
  { path: '/', name: 'home', load: () => import('../pages/home/HomePage.tsx') },
  { path: '/contact', name: 'contact', load: () => import('../pages/contact/ContactPage.tsx') },
];

/** What answers any other address. */
export const notFoundRoute: SiteRoute = {
  path: '*',
  name: 'not-found',
  load: () => import('../pages/not-found/NotFoundPage.tsx'),
};
