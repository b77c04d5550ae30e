import { createContext, use } from 'react';
import type { Drafts } from './drafts.ts';
import type { FinderState } from './pages/retreats/finder/rules.ts';
import type { Catalogs } from './parts/catalogs.ts';
import type { PartLoader } from './parts/PartLoader.ts';

/** The state of one running site: one in the browser, one per page in the prerender. */
export interface Site {
  catalogs: Catalogs;
  partLoader: PartLoader;
  drafts: Drafts;
  /**
   * What was answered in the finder, for a visitor who goes Back to it. Not a draft, which a reload of our own
   * puts into the history entry: no answer may be there.
   */
  finder?: FinderState;
  /** Removes the prerendered title, meta and link elements that hydration has not adopted. */
  removePrerenderedHead: () => void;
}

export const SiteContext = createContext<Site | undefined>(undefined);

export function useSite(): Site {
  const site = use(SiteContext);
  if (!site) throw new Error('useSite needs a SiteContext above it');
  return site;
}
