import type { Brief } from '@elevate/enquiry';
import { type Draft, type EnquiryValues, type NewsletterValues, readForms } from '@elevate/ui';

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

/** Adds what was typed into the forms of prerendered HTML, before that is replaced. */
export function addEarlyInput(drafts: Drafts, root: ParentNode): void {
  for (const [id, input] of Object.entries(readForms(root))) {
    const draft = drafts[id as 'contact' | NewsletterFormId];
    Object.assign(drafts, { [id]: { values: { ...draft?.values, ...input } } });
  }
}
