import { createContext, use } from 'react';
import type { Drafts } from './drafts.ts';
import type { Catalogs } from './language/catalogs.ts';
import type { PageLoader } from './routes/PageLoader.ts';

/** The state of a running site: one in the browser, one a page in the prerender. */
export interface Site {
  catalogs: Catalogs;
  pages: PageLoader;
  drafts: Drafts;
}

export const SiteContext = createContext<Site | undefined>(undefined);

export function useSite(): Site {
  const site = use(SiteContext);
  if (!site) throw new Error('useSite needs a SiteContext');
  return site;
}
