import { useLayoutEffect } from 'react';

/**
 * Marks the document as hydrated, for tests and tools, and shows it: the script in the head hides HTML in the wrong
 * language until the page is rendered.
 */
export function HydratedMark() {
  useLayoutEffect(() => {
    const { documentElement } = document;
    documentElement.dataset['hydrated'] = '';
    documentElement.hidden = false;
  }, []);
  return null;
}
