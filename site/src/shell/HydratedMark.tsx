import { useLayoutEffect } from 'react';

/** Marks the document as hydrated, in the same commit as the page beside it. Tests and tools wait for it. */
export function HydratedMark() {
  useLayoutEffect(() => {
    document.documentElement.dataset['hydrated'] = '';
  }, []);
  return null;
}
