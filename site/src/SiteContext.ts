import { createContext, use } from 'react';
import type { Catalogs } from './language/catalogs.ts';
import type { RouteLoader } from './routes/RouteLoader.ts';

/** What one running site holds: one in the browser, one a page in the prerender. */
export interface Site {
  catalogs: Catalogs;
  routes: RouteLoader;
  /** What visitors have typed but not sent, by form. In memory only. */
  drafts: Map<string, unknown>;
}

export const SiteContext = createContext<Site | undefined>(undefined);

export function useSite(): Site {
  const site = use(SiteContext);
  if (!site) throw new Error('useSite needs a SiteContext above it');
  return site;
}

/** What was typed into a form before, and the function that stores what is typed now. */
export function useDraft<Values>(form: string): {
  draft: Values | undefined;
  keepDraft: (values: Values) => void;
} {
  const { drafts } = useSite();
  return {
    draft: drafts.get(form) as Values | undefined,
    keepDraft: (values) => drafts.set(form, values),
  };
}
