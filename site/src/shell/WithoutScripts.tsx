import { type ReactNode, useLayoutEffect, useRef } from 'react';

/**
 * What to do instead if scripts are disabled, could not be loaded, or failed on start. `noscript` covers only
 * the first; `showWithoutScripts` shows the other copy.
 */
export function WithoutScripts({ children }: { children: ReactNode }) {
  const note = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    // The scripts loaded after all, and hydration does not correct attributes.
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
