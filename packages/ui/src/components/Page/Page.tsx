import type { ReactNode } from 'react';
import { SkipLink } from '../SkipLink/index.ts';
import * as styles from './Page.css.ts';

export interface PageProps {
  /** A `Header`. */
  header: ReactNode;
  /** A `Footer`. */
  footer: ReactNode;
  skipLinkLabel: string;
  children: ReactNode;
}

/** The frame of every page: skip link, header, `<main id="main">`, footer. Within it, use `Section`. */
export function Page({ header, footer, skipLinkLabel, children }: PageProps) {
  return (
    <div className={styles.root}>
      <SkipLink label={skipLinkLabel} />
      {header}
      <main className={styles.main} id="main" tabIndex={-1}>
        {children}
      </main>
      {footer}
    </div>
  );
}
