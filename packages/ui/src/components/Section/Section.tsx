import { type ReactNode, Suspense } from 'react';
import type { Ground } from '../vocabulary.ts';
import * as styles from './Section.css.ts';

export interface SectionProps {
  /**
   * Background. `tinted` is every other section; `afternoon` is for one section of a page that matters most to its readers,
   * such as its price; `dusk` is the last light one. `inverse` is dark, and turns texts, links, buttons, lists and fields in it.
   * @default 'default'
   */
  tone?: Ground;
  /** Maximum width of the column; `text` for reading. @default 'standard' */
  width?: 'text' | 'standard' | 'wide';
  /** Id of its heading: makes it a landmark of that name. */
  labelledBy?: string;
  /** Not printed: content that is of no use on paper, such as links to other pages. @default false */
  isScreenOnly?: boolean;
  /** Fragment id for links. */
  id?: string;
  /** Of use with JavaScript only: hidden where that is switched off. @default false */
  isScriptOnly?: boolean;
  children: ReactNode;
}

/**
 * A full-width band with a centred column. For the layout inside it use `Stack` and `Columns`.
 *
 * React hydrates each section by itself: a tap while the page hydrates waits for the section it hits,
 * not for the whole page.
 */
export function Section({
  tone = 'default',
  width = 'standard',
  labelledBy,
  isScreenOnly = false,
  id,
  isScriptOnly = false,
  children,
}: SectionProps) {
  return (
    <section
      className={`${styles.root} ${styles.tone[tone]}`}
      id={id}
      aria-labelledby={labelledBy}
      data-screen-only={isScreenOnly || undefined}
      data-requires-js={isScriptOnly || undefined}
    >
      <div className={`${styles.column} ${styles.width[width]}`}>
        <Suspense>{children}</Suspense>
      </div>
    </section>
  );
}
