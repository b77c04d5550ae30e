import { type ReactNode, useLayoutEffect, useRef } from 'react';

/**
 * A note for a page without working scripts. `noscript` covers scripts that are switched off;
 * `showWithoutScripts` shows the note where they did not arrive or failed to start.
 */
export function WithoutScripts({ children }: { children: ReactNode }) {
  const note = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    // The scripts arrived after all. Hydration does not change the attribute.
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
