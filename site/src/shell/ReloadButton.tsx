import { Button, type ButtonProps, VisuallyHidden } from '@elevate/ui';
import { type ReactNode, useState } from 'react';
import { isServed, reload } from '../reload.ts';
import { useSite } from '../SiteContext.ts';

interface ReloadButtonProps extends Pick<ButtonProps, 'tone' | 'size'> {
  /** Said when there is no connection. */
  offlineText?: string;
  children: ReactNode;
}

/** Reloads the page with everything that was typed. Without a connection it does nothing, to lose nothing. */
export function ReloadButton({ offlineText, children, ...look }: ReloadButtonProps) {
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
      </Button>
      <VisuallyHidden isStatus>{state === 'offline' && offlineText}</VisuallyHidden>
    </>
  );
}
