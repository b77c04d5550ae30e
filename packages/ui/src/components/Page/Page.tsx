import { type ReactNode, Suspense } from 'react';
import * as styles from './Page.css.ts';

export interface PageProps {
  /** A `Header`. */
  header: ReactNode;
  /** A `Footer`. */
  footer: ReactNode;
  /** Text of the link that leads keyboard users past the header; visible while focused. */
  skipLinkLabel: string;
  /**
   * What a visitor can do next, a small `LinkButton`: in a bar at the bottom of a phone's screen, once the hero has
   * left it. On larger screens give it to `Header`.
   */
  action?: ReactNode;
  /** The main content, usually a `Hero` and `Section`s. */
  children: ReactNode;
}

/**
 * The frame of every page: skip link, header, `<main id="main">` and footer. For a part of a page use
 * `Section`. Header and footer hydrate by themselves, as each section does.
 */
export function Page({ header, footer, skipLinkLabel, action, children }: PageProps) {
  return (
    <div className={styles.root}>
      <a className={styles.skipLink} href="#main">
        {skipLinkLabel}
      </a>
      <Suspense>{header}</Suspense>
      <main className={styles.main} id="main" tabIndex={-1}>
        {children}
        {action !== undefined && <div className={styles.bar}>{action}</div>}
      </main>
      <Suspense>{footer}</Suspense>
    </div>
  );
}
