import type { ReactNode } from 'react';
import { Arch } from '../Arch/index.ts';
import { Heading } from '../Heading/index.ts';
import { Text } from '../Text/index.ts';
import * as styles from './NotFound.css.ts';

export interface NotFoundProps {
  code: '404';
  /** The page's heading. */
  title: string;
  text?: string;
  /** A `LinkButton` that leads on. */
  action: ReactNode;
}

/** What a page shows whose address leads nowhere. For a list that is empty use `Text`. */
export function NotFound({ code, title, text, action }: NotFoundProps) {
  return (
    <div className={styles.root}>
      <div className={styles.arch}>
        <Arch />
        <p className={styles.code}>{code}</p>
      </div>
      <div className={styles.words}>
        <Heading level={1} size="large" align="center">
          {title}
        </Heading>
        {text !== undefined && <Text tone="muted">{text}</Text>}
      </div>
      {action}
    </div>
  );
}
