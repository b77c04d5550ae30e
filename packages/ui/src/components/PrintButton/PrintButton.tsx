import { useSyncExternalStore } from 'react';
import { Button } from '../Button/index.ts';
import * as styles from './PrintButton.css.ts';

export interface PrintButtonProps {
  /** The label, such as 'Print or save as PDF'. */
  children: string;
}

const never = () => () => {};

/**
 * Opens the browser's print dialog, which also saves as PDF. In prerendered HTML its room is kept until the page is
 * hydrated; without scripts there is neither button nor room. For other actions use `Button`.
 */
export function PrintButton({ children }: PrintButtonProps) {
  const isHydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return (
    <div className={styles.root} data-waiting={!isHydrated || undefined}>
      <Button tone="quiet" size="small" onPress={() => window.print()}>
        <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true">
          <path d="M7 9V3.5h10V9M7 17H3.5V9h17v8H17M7 14h10v6.5H7z" />
        </svg>
        {children}
      </Button>
    </div>
  );
}
