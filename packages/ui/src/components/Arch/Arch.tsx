import * as styles from './Arch.css.ts';

/**
 * The Mughal ogee, springing line to springing line in a box of 100 by 60: two arcs leave the jambs
 * upright, turn over at the haunches and meet in a tip that curves the other way.
 */
const ogee = 'C0 32 27 20.5 42 9.6Q47.5 5.4 50 0Q52.5 5.4 58 9.6C73 20.5 100 32 100 60';

export interface ArchProps {
  /** Height of the jambs below the arch, in hundredths of its width. @default 70 */
  jambs?: number;
}

/** The brand's arch as a double line that fills its parent; decorative. For a dividing line: `ArchRule`. */
export function Arch({ jambs = 70 }: ArchProps) {
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
      <path d={`M-16 ${foot}H116`} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}

/** A hairline that rises into the brand's arch once, at its middle. Sparingly: once a page. */
export function ArchRule() {
  return (
    <div className={styles.rule} aria-hidden="true">
      <svg
        className={styles.ruleArch}
        viewBox="0 0 120 44"
        fill="none"
        stroke="currentColor"
        aria-hidden="true"
      >
        <path d="M0 43.5H20C20 29 33 23.5 44 17.5 53 12.5 58 8 60 1 62 8 67 12.5 76 17.5 87 23.5 100 29 100 43.5H120" />
        <path
          d="M30 43.5C31 34 40 29 48 24.5 54 21 58 17.5 60 13 62 17.5 66 21 72 24.5 80 29 89 34 90 43.5"
          opacity="0.6"
        />
      </svg>
    </div>
  );
}
