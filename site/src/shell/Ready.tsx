import { useLayoutEffect } from 'react';

/** Tells that from here on the page answers by script; whoever drives it from outside can wait for that. */
export function announceReady(): void {
  document.documentElement.dataset['ready'] = '';
  document.dispatchEvent(new Event('ready'));
}

/**
 * Stands beside the page, behind the same boundary, and so comes to life with it. At once, so that no
 * letter falls between what a form has taken over and the first event that React hears of.
 */
export function Ready() {
  useLayoutEffect(announceReady, []);
  return null;
}
