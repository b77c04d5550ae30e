import { Button, type ButtonProps } from '@elevate/ui';
import { type ReactNode, useState } from 'react';
import { isServed, reload } from '../reload.ts';
import { useSite } from '../SiteContext.ts';

interface ReloadButtonProps extends Pick<ButtonProps, 'tone' | 'size'> {
  children: ReactNode;
}

/** Reloads the page with everything that was typed. Without a connection it does nothing, to lose nothing. */
export function ReloadButton({ children, ...look }: ReloadButtonProps) {
  const site = useSite();
  const [isBusy, setIsBusy] = useState(false);
  const onPress = async () => {
    setIsBusy(true);
    if (await isServed(location.href)) reload(site);
    else setIsBusy(false);
  };
  return (
    <Button {...look} isBusy={isBusy} onPress={() => void onPress()}>
      {children}
    </Button>
  );
}
