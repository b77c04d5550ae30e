import { type ReactNode, useId } from 'react';
import { Frieze, type FriezeProps } from '../Frieze/index.ts';
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
  /** A silhouette along its foot, on a transparent ground. */
  frieze?: FriezeProps['source'];
}

/** Asks for the next step at the end of a page. For the newsletter use `NewsletterBlock`. */
export function CallToAction({ title, text, actions, frieze }: CallToActionProps) {
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
      {frieze && (
        <div className={styles.foot}>
          <Frieze source={frieze} />
        </div>
      )}
    </div>
  );
}
