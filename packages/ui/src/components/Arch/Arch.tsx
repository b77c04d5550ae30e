import * as styles from './Arch.css.ts';

/**
 * The Mughal ogee, springing line to springing line in a box of 100 by 60: two arcs leave the jambs
 * upright, turn over at the haunches and meet in a tip that curves the other way.
 */
const ogee = 'C0 32 27 20.5 42 9.6Q47.5 5.4 50 0Q52.5 5.4 58 9.6C73 20.5 100 32 100 60';

export interface ArchProps {
  /** Height of the jambs below the arch, in hundredths of its width. @default 80 */
  jambs?: number;
}

/** The brand's arch as a double line that fills its parent; decorative. For a dividing line: `ArchRule`. */
export function Arch({ jambs = 80 }: ArchProps) {
  const foot = 60 + jambs;
  return (
    <svg
      className={styles.root}
      viewBox={`-6 -10 112 ${foot + 10}`}
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
    >
      <path d={`M0 ${foot}V60${ogee}V${foot}`} vectorEffect="non-scaling-stroke" />
      <path
        d={`M0 ${foot}V60${ogee}V${foot}`}
        vectorEffect="non-scaling-stroke"
        transform={`translate(50 ${foot}) scale(1.1 1.06) translate(-50 ${-foot})`}
        opacity="0.5"
      />
    </svg>
  );
}

/** A hairline that rises into the brand's arch once, at its middle. Sparingly: once a page. */
export function ArchRule() {
  return (
    <div className={styles.rule} aria-hidden="true">
      <svg
        className={styles.ruleArch}
        viewBox="0 0 72 24"
        fill="none"
        stroke="currentColor"
        aria-hidden="true"
      >
        <path d="M0 23.5H14C14 14 24.5 10 31 6.3Q34.5 4.2 36 .8Q37.5 4.2 41 6.3C47.5 10 58 14 58 23.5H72" />
      </svg>
    </div>
  );
}
