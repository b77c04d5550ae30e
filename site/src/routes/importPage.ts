import type { ComponentType } from 'react';

const pages = import.meta.glob<ComponentType>('../pages/*/*Page.tsx', { import: 'default' });

/**
 * Imports a page's component: the default export of `*Page.tsx` in the folder of that name. Only entry
 * modules may import this (tests/guards/site.test.ts): in a cycle with the pages, hot reload would load
 * them twice.
 */
export function importPage(name: string): Promise<ComponentType> {
  const folder = `../pages/${name}/`;
  const [, load] = Object.entries(pages).find(([path]) => path.startsWith(folder)) ?? [];
  if (!load) throw new Error(`No page in site/src/pages/${name}`);
  return load();
}
