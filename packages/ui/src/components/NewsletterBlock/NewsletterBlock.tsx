import type { ReactNode } from 'react';
import { Heading } from '../Heading/index.ts';
import { Picture, type PictureSource } from '../Picture/index.ts';
import { Section } from '../Section/index.ts';
import { Text } from '../Text/index.ts';
import * as styles from './NewsletterBlock.css.ts';

export interface NewsletterBlockProps {
  title: string;
  text: string;
  /** Beside the form, on phones a small one beside the title; decorative. */
  picture: PictureSource;
  /** A `NewsletterForm`. */
  form: ReactNode;
  /** Fragment id for links; the heading's id derives from it. */
  id: string;
}

/** A section that invites to the newsletter. In the footer, pass the `NewsletterForm` to `Footer` instead. */
export function NewsletterBlock({ title, text, picture, form, id }: NewsletterBlockProps) {
  const headingId = `${id}-title`;
  return (
    <Section tone="tinted" width="wide" id={id} labelledBy={headingId}>
      <div className={styles.root}>
        <div className={styles.picture}>
          <Picture source={picture} alt="" sizes="(min-width: 37.5em) 45vw, 7rem" />
        </div>
        <div className={styles.words}>
          <Heading level={2} id={headingId}>
            {title}
          </Heading>
          <Text tone="muted">{text}</Text>
          {form}
        </div>
      </div>
    </Section>
  );
}
