import type { CSSProperties } from 'react';
import { theme } from '../styles/theme.css.ts';
import { Block } from './Block.tsx';
import * as styles from './blocks.css.ts';
import { useThemeValue } from './useThemeValue.ts';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÜ abcdefghijklmnopqrstuvwxyzäöüß 0123456789 „…“ & ?';

/** Both typefaces in all styles used. */
export function Faces() {
  const valueOf = useThemeValue();
  const { fontFamily, fontWeight } = theme;
  const nameOf = (family: string) => valueOf(family).split(',')[0]?.replaceAll('"', '');
  return (
    <Block>
      <div className={styles.faces}>
        <div className={styles.face}>
          <span className={styles.label}>Display</span>
          <span className={`${styles.displayFace} ${styles.specimen}`}>
            Aa <em>Aa</em>
          </span>
          <span className={styles.name}>
            {nameOf(fontFamily.display)}, {valueOf(fontWeight.display)}
          </span>
          <span className={`${styles.displayFace} ${styles.alphabet}`}>{alphabet}</span>
          <span className={styles.muted}>
            Titles, quotes, numerals that count days. Lining numerals, so that 101 does not read as
            ioi.
          </span>
        </div>
        <div className={styles.face}>
          <span className={styles.label}>Text</span>
          <span className={styles.specimen}>
            Aa <strong style={{ fontWeight: fontWeight.strong }}>Aa</strong> <em>Aa</em>
          </span>
          <span className={styles.name}>
            {nameOf(fontFamily.text)}, {valueOf(fontWeight.text)} and {valueOf(fontWeight.strong)}
          </span>
          <span className={styles.alphabet}>{alphabet}</span>
          <span className={styles.muted}>
            All text to read or click. Its italic is for terms in another language: āsana,
            shinrin-yoku.
          </span>
        </div>
      </div>
    </Block>
  );
}

function Scale({
  sizes,
  lines,
  sample,
  className,
}: {
  sizes: Record<string, string>;
  lines: Record<string, string>;
  sample: string;
  className?: string;
}) {
  const valueOf = useThemeValue();
  const look = (name: string): CSSProperties => ({
    fontSize: sizes[name],
    lineHeight: lines[name],
  });
  return (
    <Block>
      <div className={styles.rows}>
        {Object.entries(sizes)
          .toReversed()
          .map(([name, size]) => (
            <div className={styles.row} key={name}>
              <span className={styles.name}>{name}</span>
              <span className={className} style={look(name)}>
                {name === 'label' ? (
                  <span className={styles.labelSample}>7 days / 6 nights</span>
                ) : (
                  sample
                )}
              </span>
              <span className={`${styles.figures} ${styles.end}`}>
                {rangeOf(valueOf(size))}, {valueOf(lines[name] ?? '')}
              </span>
            </div>
          ))}
      </div>
    </Block>
  );
}

/** The ends of a fluid length, in px: `clamp(1rem, …, 2rem)` is 16–32 px. */
function rangeOf(length: string): string {
  const [least, most] = (/clamp\(([\d.]+)rem,.*?, ?([\d.]+)rem\)/.exec(length) ?? []).slice(1);
  return least === undefined ? length : `${Number(least) * 16}–${Number(most) * 16} px`;
}

export const HeadingScale = () => (
  <Scale
    sizes={theme.headingSize}
    lines={theme.headingLine}
    sample="Two sunrises"
    className={styles.displayFace}
  />
);

export const TextScale = () => (
  <Scale
    sizes={theme.textSize}
    lines={theme.textLine}
    sample="At half past five the boatman pushes off from Assi Ghat."
  />
);

/** One word of a title, emphasized. */
export function EmphasizedWord() {
  return (
    <Block>
      <p className={styles.title}>
        Three <em>sacred</em> cities
      </p>
    </Block>
  );
}

/** A paragraph in each language, at the maximum line length. */
export function LineLength() {
  const valueOf = useThemeValue();
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
      <p className={styles.muted}>No line is longer than {valueOf(theme.measure)}.</p>
    </Block>
  );
}
