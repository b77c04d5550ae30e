import { type RefObject, useEffect } from 'react';

/** Scrolls the focused element out from under a toast that appears (WCAG 2.2, 2.4.11). */
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
    // While a toast is shown, the page's scroll padding keeps its area free.
    if (isCovered) focused.scrollIntoView({ block: 'nearest' });
  }, [card]);
}
