import type { ReactNode } from 'react';
import { Arch } from '../Arch/index.ts';
import { Heading } from '../Heading/index.ts';
import { Text } from '../Text/index.ts';
import * as styles from './MessagePage.css.ts';

export interface MessagePageProps {
  /** In the arch. @default an ornament */
  code?: '404';
  /** The page's heading. */
  title: string;
  /** What may have happened, and what can be done; it may hold a link. */
  text: ReactNode;
  /** A `LinkButton` that leads on, or a `Button` that tries again. */
  action: ReactNode;
}

/**
 * What stands in place of a page whose address leads nowhere, or that did not arrive; also a page that is one
 * question and one button. What failed in a form: `FormNote`.
 */
export function MessagePage({ code, title, text, action }: MessagePageProps) {
  return (
    <div className={styles.root}>
      <div className={styles.arch}>
        <Arch />
        {code === undefined ? (
          <span className={styles.ornament} />
        ) : (
          <p className={styles.code}>{code}</p>
        )}
      </div>
      <div className={styles.words}>
        <Heading level={1} size="large" align="center">
          {title}
        </Heading>
        <Text tone="muted" align="center">
          {text}
        </Text>
      </div>
      {action}
    </div>
  );
}
