import { routePath } from '@elevate/languages';
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
 * Puts a visitor where a page load would: a link leads to the top of the new page (docs/product.md,
 * section 2) and the focus to its heading, so that a screen reader announces it; Back and Forward
 * return to where one was. Positions are kept in memory, and a reload is left to the browser.
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
      const target = targetOf(location.hash);
      const known = positions.current.get(location.key);
      if (navigationType === NavigationType.Pop) {
        if (known !== undefined || !isSamePage) scrollToTop(known ?? 0);
      } else if (target) {
        target.scrollIntoView({ behavior: 'instant' });
      } else if (!isSamePage) {
        scrollToTop(0);
      }
      // An error spoke of the page that has been left.
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
