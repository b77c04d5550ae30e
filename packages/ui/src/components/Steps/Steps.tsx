import { Heading } from '../Heading/index.ts';
import * as styles from './Steps.css.ts';

export interface StepsProps {
  headingLevel: 2 | 3 | 4;
  /** The steps, in order. */
  items: readonly { title: string; text: string }[];
}

/** A numbered sequence of steps, a sentence each. Where the order does not matter use `FeatureList`. */
export function Steps({ headingLevel, items }: StepsProps) {
  return (
    <div className={styles.root}>
      <ol className={styles.list}>
        {items.map(({ title, text }, index) => (
          <li className={styles.item} key={title}>
            <span className={styles.numeral} aria-hidden="true">
              {index + 1}
            </span>
            <Heading level={headingLevel} size="small">
              {title}
            </Heading>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}
