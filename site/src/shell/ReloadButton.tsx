import { Button, type ButtonProps } from '@elevate/ui';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { isServed, reload } from '../reload.ts';
import { useSite } from '../SiteContext.ts';

interface ReloadButtonProps extends Pick<ButtonProps, 'tone' | 'size'> {
  /** Shown and announced after the button where the server does not answer. @default in the page's language */
  offlineText?: ReactNode;
  children: ReactNode;
}

/** Reloads the page with everything that was typed. Without a connection it says so, and nothing is lost. */
export function ReloadButton({
  offlineText = (
    <Trans>The page can't be reloaded right now. Check your connection and try again.</Trans>
  ),
  children,
  ...look
}: ReloadButtonProps) {
  const site = useSite();
  const [state, setState] = useState<'idle' | 'busy' | 'offline'>('idle');
  const onPress = async () => {
    setState('busy');
    if (await isServed(location.href)) reload(site);
    else setState('offline');
  };
  return (
    <>
      <Button {...look} isBusy={state === 'busy'} onPress={() => void onPress()}>
        {children}
      </Button>{' '}
      <output>{state === 'offline' && offlineText}</output>
    </>
  );
}
