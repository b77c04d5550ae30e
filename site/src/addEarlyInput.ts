import { readForms } from '@elevate/ui';
import type { Drafts, NewsletterFormId } from './drafts.ts';
import { addChosen } from './pages/contact/changeAnswer.ts';

/** Adds what was typed into the forms of prerendered HTML, before that is replaced. */
export function addEarlyInput(drafts: Drafts, root: ParentNode): void {
  for (const [id, input] of Object.entries(readForms(root))) {
    const draft = drafts[id as 'contact' | NewsletterFormId];
    const values = { ...draft?.values, ...input };
    // A draft that has not changed keeps the id of its last attempt.
    const isSame = JSON.stringify(values) === JSON.stringify(draft?.values);
    Object.assign(drafts, { [id]: isSame ? draft : { values } });
  }
  const brief = addChosen(drafts.brief, root);
  if (brief) drafts.brief = brief;
}
