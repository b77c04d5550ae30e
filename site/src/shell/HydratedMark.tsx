import { useLayoutEffect } from 'react';

/** Marks the document as hydrated. The head script, tests and tools read it. */
export function HydratedMark() {
  useLayoutEffect(() => {
    document.documentElement.dataset['hydrated'] = '';
  }, []);
  return null;
}
