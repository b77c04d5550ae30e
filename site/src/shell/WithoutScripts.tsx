import { type ReactNode, useLayoutEffect, useRef } from 'react';

/**
 * What to do instead where the page's scripts are switched off, did not arrive, or failed as they
 * started: `noscript` alone speaks of the first only. `showWithoutScripts` shows it.
 */
export function WithoutScripts({ children }: { children: ReactNode }) {
  const note = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    // They came after all; hydration leaves attributes as it finds them.
    if (note.current) note.current.hidden = true;
  }, []);
  return (
    <>
      <noscript>{children}</noscript>
      <div hidden data-without-scripts ref={note}>
        {children}
      </div>
    </>
  );
}
