import type { CSSProperties } from 'react';
import { theme } from '../styles/theme.css.ts';
import { fontFamily, fontWeight, headingSize, measure, textSize } from '../tokens/index.ts';
import { Block } from './Block.tsx';
import * as styles from './blocks.css.ts';

/** Both typefaces in all styles used. */
export function Faces() {
  return (
    <Block>
      <div className={styles.faces}>
        <div className={styles.face}>
          <span className={styles.label}>Display</span>
          <span className={`${styles.displayFace} ${styles.specimen}`}>
            Aa <em>Aa</em>
          </span>
          <span className={styles.name}>
            {fontFamily.display}, {fontWeight.display}
          </span>
          <span className={`${styles.displayFace} ${styles.alphabet}`}>
            ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÜ abcdefghijklmnopqrstuvwxyzäöüß 0123456789 „…“ &amp; ?
          </span>
          <span className={styles.muted}>
            Titles, quotes, numerals that count days. Lining numerals: its own old-style ones would
            make 101 read as ioi.
          </span>
        </div>
        <div className={styles.face}>
          <span className={styles.label}>Text</span>
          <span className={styles.specimen}>
            Aa <strong style={{ fontWeight: theme.fontWeight.strong }}>Aa</strong> <em>Aa</em>
          </span>
          <span className={styles.name}>
            {fontFamily.text}, {fontWeight.text} and {fontWeight.strong}
          </span>
          <span className={styles.alphabet}>
            ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÜ abcdefghijklmnopqrstuvwxyzäöüß 0123456789 „…“ &amp; ?
          </span>
          <span className={styles.muted}>
            All text to read or click. Its italic is for terms in another language: āsana,
            shinrin-yoku.
          </span>
        </div>
      </div>
    </Block>
  );
}

interface Step {
  size: readonly [number, number];
  lineHeight: number;
}

const range = ({ size: [least, most], lineHeight }: Step) => `${least}–${most} px, ${lineHeight}`;

function Scale({
  steps,
  sample,
  className,
  styleOf,
}: {
  steps: Record<string, Step>;
  sample: string;
  className?: string;
  styleOf: (name: string) => CSSProperties;
}) {
  return (
    <Block>
      <div className={styles.rows}>
        {Object.entries(steps)
          .toReversed()
          .map(([name, step]) => (
            <div className={styles.row} key={name}>
              <span className={styles.name}>{name}</span>
              <span className={className} style={styleOf(name)}>
                {name === 'label' ? (
                  <span className={styles.labelSample}>7 days / 6 nights</span>
                ) : (
                  sample
                )}
              </span>
              <span className={`${styles.figures} ${styles.end}`}>{range(step)}</span>
            </div>
          ))}
      </div>
    </Block>
  );
}

export const HeadingScale = () => (
  <Scale
    steps={headingSize}
    sample="Two sunrises"
    className={styles.displayFace}
    styleOf={(name) => ({
      fontSize: theme.headingSize[name as keyof typeof headingSize],
      lineHeight: theme.headingLine[name as keyof typeof headingSize],
    })}
  />
);

export const TextScale = () => (
  <Scale
    steps={textSize}
    sample="At half past five the boatman pushes off from Assi Ghat."
    styleOf={(name) => ({
      fontSize: theme.textSize[name as keyof typeof textSize],
      lineHeight: theme.textLine[name as keyof typeof textSize],
    })}
  />
);

/** One word of a title in the accent italic. */
export function ItalicWord() {
  return (
    <Block>
      <p className={styles.title}>
        Elevate <em>Your</em> Journey
      </p>
    </Block>
  );
}

/** A paragraph in each language, at the maximum line length. */
export function LineLength() {
  return (
    <Block>
      <div className={styles.paragraphs}>
        <p className={styles.measured} lang="en">
          At half past five the boatman pushes off from Assi Ghat. For an hour there is no sound but
          the oars and, from the steps, the first bells. Then the city wakes, all at once, and one
          is glad to have been there before it.
        </p>
        <p className={styles.measured} lang="de">
          Um halb sechs stößt der Bootsmann am Assi Ghat ab. Eine Stunde lang hört man nur die Ruder
          und von den Stufen her die ersten Glocken. Dann erwacht die Stadt, auf einen Schlag, und
          man ist froh, vor ihr da gewesen zu sein.
        </p>
      </div>
      <p className={styles.muted}>No line is longer than {measure}.</p>
    </Block>
  );
}
