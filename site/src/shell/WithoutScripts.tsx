import { LinkButton, Stack } from '@elevate/ui';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useLayoutEffect, useRef } from 'react';

interface WithoutScriptsProps {
  /** @default 'default' */
  tone?: 'default' | 'inverse';
  children: ReactNode;
}

/**
 * A note for a page without working scripts. `noscript` covers scripts that are switched off;
 * `showWithoutScripts` shows the note, with a link that reloads, where they did not arrive.
 */
export function WithoutScripts({ tone = 'default', children }: WithoutScriptsProps) {
  const note = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    // Hydration does not change the attribute.
    if (note.current) note.current.hidden = true;
  }, []);
  return (
    <>
      <noscript>{children}</noscript>
      <div hidden data-without-scripts ref={note}>
        <Stack gap="small" align="start">
          {children}
          <LinkButton href="" size="small" tone={tone === 'inverse' ? 'inverse' : 'secondary'}>
            <Trans>Reload the page</Trans>
          </LinkButton>
        </Stack>
      </div>
    </>
  );
}
