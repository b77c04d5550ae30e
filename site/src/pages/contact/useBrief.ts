import type { Brief } from '@elevate/enquiry';
import { useEffectEvent, useLayoutEffect, useState } from 'react';
import { useDraft } from '../../useDraft.ts';
import { addChosen } from './changeAnswer.ts';

/** The optional answers of the enquiry. Like what is typed, they outlive the page, and are gone once sent. */
export function useBrief() {
  const { draft, keepDraft } = useDraft('brief');
  const [brief, setState] = useState(draft);
  const setBrief = (changed: Brief | undefined) => {
    keepDraft(changed);
    setState(changed);
  };
  const takeOver = useEffectEvent(() => setBrief(addChosen(brief, document)));
  // What was chosen is not in the HTML that is hydrated.
  // oxlint-disable-next-line react/set-state-in-effect
  useLayoutEffect(() => takeOver(), []);
  return { brief, setBrief };
}
