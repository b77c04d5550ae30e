import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { tableAddress } from '../routes/addresses.ts';

/**
 * Puts a visitor where a page load would: a link leads to the top of the new page (specification,
 * section 2) and the focus to its heading, so that a screen reader announces it; Back and Forward
 * return to where one was. Positions are kept in memory, and a reload is left to the browser.
 */
export function ArrivalManager() {
  const location = useLocation();
  const navigationType = useNavigationType();
  const positions = useRef(new Map<string, number>());
  const previous = useRef(location);

  useEffect(() => {
    // From here on the page answers by script: whoever drives it from outside can wait for this.
    document.documentElement.dataset['ready'] = '';
    const leaveToBrowser = () => {
      history.scrollRestoration = 'auto';
    };
    addEventListener('pagehide', leaveToBrowser);
    return () => removeEventListener('pagehide', leaveToBrowser);
  }, []);

  useLayoutEffect(() => {
    const from = previous.current;
    previous.current = location;
    const target = location.hash && document.getElementById(location.hash.slice(1));
    if (from.key !== location.key && target && navigationType !== NavigationType.Pop) {
      target.scrollIntoView();
    } else if (from.key !== location.key && from.pathname !== location.pathname) {
      history.scrollRestoration = 'manual';
      const isSamePage = tableAddress(from.pathname) === tableAddress(location.pathname);
      if (!isSamePage) {
        scrollTo({
          top:
            navigationType === NavigationType.Pop ? (positions.current.get(location.key) ?? 0) : 0,
          behavior: 'instant',
        });
        const heading = document.querySelector<HTMLElement>('main h1');
        heading?.setAttribute('tabindex', '-1');
        heading?.focus({ preventScroll: true });
      }
    }
    const keepPosition = () => positions.current.set(location.key, scrollY);
    keepPosition();
    addEventListener('scroll', keepPosition, { passive: true });
    return () => removeEventListener('scroll', keepPosition);
  }, [location, navigationType]);

  return null;
}
