import { LinkButton, Stack } from '@elevate/ui';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useLayoutEffect, useRef } from 'react';

interface NoScriptFallbackProps {
  /** @default 'default' */
  tone?: 'default' | 'inverse';
  children: ReactNode;
}

/**
 * A note for a page without working scripts. `noscript` covers scripts that are switched off;
 * `showNoScriptFallback` shows the note, with a link that reloads, where they failed to load.
 */
export function NoScriptFallback({ tone = 'default', children }: NoScriptFallbackProps) {
  const note = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    // Hydration does not change the attribute.
    if (note.current) note.current.hidden = true;
  }, []);
  return (
    <>
      <noscript>{children}</noscript>
      <div hidden data-no-script-fallback ref={note}>
        <Stack gap="small" align="start">
          {children}
          <LinkButton href="" size="small" tone={tone === 'inverse' ? 'primary' : 'secondary'}>
            <Trans>Reload the page</Trans>
          </LinkButton>
        </Stack>
      </div>
    </>
  );
}
