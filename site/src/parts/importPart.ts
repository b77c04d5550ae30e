import type { ComponentType } from 'react';

const pages = import.meta.glob<ComponentType>('../pages/*/*Page.tsx', { import: 'default' });
const lateParts = import.meta.glob<ComponentType>('../pages/*/*/*Part.tsx', { import: 'default' });
const folders = Object.fromEntries(
  Object.entries({ ...pages, ...lateParts }).map(([path, load]) => [
    path.slice('../pages/'.length, path.lastIndexOf('/')),
    load,
  ]),
);

/**
 * Imports the component of a folder below src/pages: the default export of its `*Page.tsx`, or of `*Part.tsx` in a
 * folder within. Only entry modules may import this (tests/guards/site.test.ts): in a cycle with the pages, hot
 * reload would load them twice.
 */
export function importPart(scope: string): Promise<ComponentType> {
  const load = folders[scope];
  if (!load) throw new Error(`No page or part in site/src/pages/${scope}`);
  return load();
}
