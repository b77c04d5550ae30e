import type { ReactNode } from 'react';
import { Heading } from '../Heading/index.ts';
import { Frame } from '../Ornament/index.ts';
import { Picture, type PictureSource } from '../Picture/index.ts';
import { Text } from '../Text/index.ts';
import * as styles from './MessagePage.css.ts';

export interface MessagePageProps {
  /** In the brand's frame. @default a bullet */
  picture?: PictureSource | undefined;
  /** The page's heading. */
  title: string;
  /** What happened and what the visitor can do; it may hold a link. */
  text: ReactNode;
  /** A `LinkButton` to another page, or a `Button` that retries. */
  action: ReactNode;
}

/**
 * A whole page with one message and one action: failed to load, a confirmation. For the result of a
 * form use `FormNote`.
 */
export function MessagePage({ picture, title, text, action }: MessagePageProps) {
  return (
    <div className={styles.root}>
      <div className={styles.picture}>
        {picture ? (
          <Picture source={picture} alt="" shape="framed" isFirst sizes="19rem" />
        ) : (
          <Frame>
            <span className={styles.opening}>
              <span className={styles.bullet} />
            </span>
          </Frame>
        )}
      </div>
      <div className={styles.message}>
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
