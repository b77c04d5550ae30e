import type { ReactNode } from 'react';

/**
 * What to do instead where the page's scripts are switched off, did not arrive, or failed as they
 * started: `noscript` alone speaks of the first only.
 */
export function WithoutScripts({ children }: { children: ReactNode }) {
  return (
    <>
      <noscript>{children}</noscript>
      <div hidden data-without-scripts>
        {children}
      </div>
    </>
  );
}
