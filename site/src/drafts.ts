import type { Brief } from '@elevate/enquiry';
import { type Draft, type EnquiryValues, type NewsletterValues, readForms } from '@elevate/ui';
import { useSite } from './SiteContext.ts';

export type NewsletterFormId = `newsletter-${string}`;

/**
 * What a visitor has typed but not sent, by the form's id. In memory only; JSON, as a reload of our own hands
 * it over in the history entry.
 */
export interface Drafts {
  contact?: Draft<Partial<EnquiryValues>>;
  /** The optional answers below the fields of `contact`. */
  brief?: Brief;
  [id: NewsletterFormId]: Draft<Partial<NewsletterValues>>;
}

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

/** Adds what was typed into the forms of prerendered HTML, before that is replaced. */
export function addEarlyInput(drafts: Drafts, root: ParentNode): void {
  for (const [id, input] of Object.entries(readForms(root))) {
    const draft = drafts[id as 'contact' | NewsletterFormId];
    Object.assign(drafts, { [id]: { values: { ...draft?.values, ...input } } });
  }
}
