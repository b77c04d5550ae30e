import type { Drafts } from './drafts.ts';
import { useSite } from './SiteContext.ts';

function setDraft<Id extends keyof Drafts>(drafts: Drafts, id: Id, draft: Drafts[Id] | undefined) {
  if (draft) drafts[id] = draft;
  else delete drafts[id];
}

/** The draft of a form, and the way to keep or delete it. */
export function useDraft<Id extends keyof Drafts>(id: Id) {
  const { drafts } = useSite();
  return {
    draft: drafts[id],
    keepDraft: (draft: Drafts[Id] | undefined) => setDraft(drafts, id, draft),
  };
}
