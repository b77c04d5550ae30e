import type { ReactNode } from 'react';
import { Heading } from '../Heading/index.ts';
import { Section } from '../Section/index.ts';
import { Text } from '../Text/index.ts';
import * as styles from './NewsletterBlock.css.ts';

export interface NewsletterBlockProps {
  title: string;
  text: string;
  /** A `NewsletterForm`. */
  form: ReactNode;
  /** Target of links; its heading's id is made from it. */
  id: string;
}

/** Invites to the newsletter between two parts of a page. In the footer, give it the form alone. */
export function NewsletterBlock({ title, text, form, id }: NewsletterBlockProps) {
  const headingId = `${id}-title`;
  return (
    <Section tone="tinted" width="text" id={id} labelledBy={headingId}>
      <div className={styles.root}>
        <div className={styles.words}>
          <Heading level={2} align="center" id={headingId}>
            {title}
          </Heading>
          <Text align="center" tone="muted">
            {text}
          </Text>
        </div>
        {form}
      </div>
    </Section>
  );
}
