import type { ComponentType } from 'react';
import type { SiteRoute } from './routes.ts';

const pages = import.meta.glob<ComponentType>('../pages/*/*Page.tsx', { import: 'default' });

/**
 * Fetches a page's code: the one component whose name ends in 'Page' in the folder of the route's name. Only
 * where the site starts may this be imported: what pages import must not lead back to them, or hot
 * reload gives them copies of it.
 */
export function loadPage({ name }: SiteRoute): Promise<ComponentType> {
  const folder = `../pages/${name}/`;
  const [, load] = Object.entries(pages).find(([path]) => path.startsWith(folder)) ?? [];
  if (!load) throw new Error(`No page in src/pages/${name}`);
  return load();
}
