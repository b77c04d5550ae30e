import type { Drafts } from './drafts.ts';
import { useSite } from './SiteContext.ts';

function setDraft<Id extends keyof Drafts>(drafts: Drafts, id: Id, draft: Drafts[Id] | undefined) {
  if (draft) drafts[id] = draft;
  else delete drafts[id];
}

/** A form's draft, and a function that stores or deletes it. */
export function useDraft<Id extends keyof Drafts>(id: Id) {
  const { drafts } = useSite();
  return {
    draft: drafts[id],
    keepDraft: (draft: Drafts[Id] | undefined) => setDraft(drafts, id, draft),
  };
}
