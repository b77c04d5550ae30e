import type { RefObject } from 'react';
import * as visuallyHidden from '../VisuallyHidden/VisuallyHidden.css.ts';

/**
 * A field that only a program fills in: nobody sees it, reaches it by keyboard or hears of it. Not
 * `display: none`, which such programs look for, and under a name that forms of this kind often have,
 * but that no browser and no password manager has anything to fill in for.
 */
export function Trap({ field }: { field: RefObject<HTMLInputElement | null> }) {
  return (
    <span className={visuallyHidden.root} aria-hidden="true">
      <input ref={field} type="text" name="subject" tabIndex={-1} autoComplete="off" />
    </span>
  );
}
