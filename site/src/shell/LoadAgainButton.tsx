import { Button, type ButtonProps } from '@elevate/ui';
import { type ReactNode, useState } from 'react';
import { isServed, loadAnew } from '../routes/loadAnew.ts';
import { useSite } from '../SiteContext.ts';

interface LoadAgainButtonProps extends Pick<ButtonProps, 'tone' | 'size'> {
  children: ReactNode;
}

/** Loads this page anew with all that was typed; without a connection, which would end all, it stays. */
export function LoadAgainButton({ children, ...look }: LoadAgainButtonProps) {
  const site = useSite();
  const [isBusy, setIsBusy] = useState(false);
  const load = async () => {
    setIsBusy(true);
    if (await isServed(location.href)) loadAnew(site);
    else setIsBusy(false);
  };
  return (
    <Button {...look} isBusy={isBusy} onPress={() => void load()}>
      {children}
    </Button>
  );
}
