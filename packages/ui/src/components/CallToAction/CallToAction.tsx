import { type ReactNode, useId } from 'react';
import { Heading } from '../Heading/index.ts';
import { Section } from '../Section/index.ts';
import { Text } from '../Text/index.ts';
import * as styles from './CallToAction.css.ts';

export interface CallToActionProps {
  /** Heading and accessible name of the region. */
  title: string;
  /** What happens next, in a sentence or two. */
  text?: string;
  /** A `LinkButton`, or several in a `ButtonGroup`. */
  actions: ReactNode;
}

/** Asks for the next step at the end of a page. For the newsletter use `NewsletterBlock`. */
export function CallToAction({ title, text, actions }: CallToActionProps) {
  const titleId = useId();
  return (
    <div className={styles.root}>
      <Section tone="inverse" width="standard" labelledBy={titleId}>
        <div className={styles.content}>
          <Heading level={2} align="center" id={titleId}>
            {title}
          </Heading>
          {text !== undefined && (
            <Text size="large" align="center">
              {text}
            </Text>
          )}
          <div className={styles.actions}>{actions}</div>
        </div>
      </Section>
    </div>
  );
}
