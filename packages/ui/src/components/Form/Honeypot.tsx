import type { RefObject } from 'react';
import * as visuallyHidden from '../VisuallyHidden/VisuallyHidden.css.ts';

/** A common name of a form field, but one that no browser and no password manager fills in. */
export const honeypotName = 'subject';

/**
 * A field that only bots fill in: it is invisible, not focusable and hidden from assistive technology. Not
 * `display: none`, which bots look for.
 */
export function Honeypot({ field }: { field: RefObject<HTMLInputElement | null> }) {
  return (
    <span className={visuallyHidden.root} aria-hidden="true">
      <input ref={field} type="text" name={honeypotName} tabIndex={-1} autoComplete="off" />
    </span>
  );
}
