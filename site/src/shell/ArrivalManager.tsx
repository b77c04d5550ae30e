import { addressLocale, routePath } from '@elevate/languages';
import { useToasts } from '@elevate/ui';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { moveFocus, pageHeading } from './moveFocus.ts';

function targetOf(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null; // a `%` that encodes nothing
  }
}

const scrollToTop = (top: number) => scrollTo({ top, behavior: 'instant' });

/**
 * Manages scroll and focus as a page load would: after a link, the top of the new page (docs/product.md,
 * section 2) with the focus on its heading, which a screen reader then announces; after Back and Forward,
 * the previous scroll position. Positions are kept in memory. A reload is left to the browser.
 */
export function ArrivalManager() {
  const location = useLocation();
  const navigationType = useNavigationType();
  const positions = useRef(new Map<string, number>());
  const previous = useRef(location);
  const { clearError } = useToasts();

  useEffect(() => {
    const leaveToBrowser = () => {
      history.scrollRestoration = 'auto';
    };
    addEventListener('pagehide', leaveToBrowser);
    return () => removeEventListener('pagehide', leaveToBrowser);
  }, []);

  useLayoutEffect(() => {
    const from = previous.current;
    previous.current = location;
    if (from.key !== location.key) {
      history.scrollRestoration = 'manual';
      const isSamePage = routePath(from.pathname) === routePath(location.pathname);
      const isOtherQuery =
        navigationType === NavigationType.Replace && from.search !== location.search;
      const isOtherLanguage = addressLocale(from.pathname) !== addressLocale(location.pathname);
      // The visitor stays where they are.
      const isInPlace = isSamePage && (isOtherQuery || isOtherLanguage);
      const target = isInPlace ? null : targetOf(location.hash);
      const known = positions.current.get(location.key);
      if (navigationType === NavigationType.Pop) {
        if (known !== undefined || !isSamePage) scrollToTop(known ?? 0);
      } else if (target) {
        target.closest('details')?.setAttribute('open', '');
        target.scrollIntoView({ behavior: 'instant' });
      } else if (!isSamePage) {
        scrollToTop(0);
      }
      // The error toast was about the previous page.
      if (!isSamePage) clearError();
      if (target || !isSamePage) moveFocus(target ?? pageHeading());
    }
    const keepPosition = () => positions.current.set(location.key, scrollY);
    keepPosition();
    addEventListener('scroll', keepPosition, { passive: true });
    return () => removeEventListener('scroll', keepPosition);
  }, [location, navigationType, clearError]);

  return null;
}
