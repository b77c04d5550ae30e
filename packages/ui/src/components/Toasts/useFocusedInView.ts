import { type RefObject, useEffect } from 'react';

/** Scrolls what has the focus out from under a toast as that appears (WCAG 2.2, 2.4.11). */
export function useFocusedInView(card: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const focused = document.activeElement;
    if (!card.current || !focused || card.current.contains(focused)) return;
    const above = card.current.getBoundingClientRect();
    const below = focused.getBoundingClientRect();
    const isCovered =
      below.bottom > above.top &&
      below.top < above.bottom &&
      below.right > above.left &&
      below.left < above.right;
    // While there is a toast, the page's scroll padding leaves its place free.
    if (isCovered) focused.scrollIntoView({ block: 'nearest' });
  }, [card]);
}
