import { ogeePath, ogeeRulePath } from '../../styles/ogee.ts';
import * as styles from './Arch.css.ts';
import { archMark } from './archMark.ts';

export interface ArchProps {
  /** Height of the jambs below the arch, in hundredths of its width. @default 70 */
  jambs?: number;
}

/** The brand's arch as a decorative double line that fills its parent. For a dividing line use `ArchRule`. */
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
      <path d={ogeePath(foot)} vectorEffect="non-scaling-stroke" />
      <path
        d={ogeePath(foot)}
        vectorEffect="non-scaling-stroke"
        transform={`translate(50 ${foot}) scale(1.1 1.06) translate(-50 ${-foot})`}
        opacity="0.5"
      />
      <path d={`M-16 ${foot - 0.5}H116`} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}

/** A decorative dividing line with the brand's arch in its middle; at most once a page. For a frame use `Arch`. */
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
        <path
          d={ogeeRulePath(25)}
          vectorEffect="non-scaling-stroke"
          transform="translate(20 1) scale(0.8 0.708)"
        />
        <path
          d={ogeePath(60)}
          vectorEffect="non-scaling-stroke"
          transform="translate(30 13) scale(0.6 0.508)"
          opacity="0.6"
        />
      </svg>
    </div>
  );
}

/**
 * The brand's logo, a door within an arch, in the colour of the text; decorative, beside the brand's name. For
 * ornament use `Arch`.
 */
export function ArchMark() {
  return (
    <svg viewBox="-10 -18 120 150" width="24" height="30" fill="none" aria-hidden="true">
      <path d={archMark.arch} stroke="currentColor" strokeWidth="9" />
      <path className={styles.door} d={archMark.door.path} transform={archMark.door.transform} />
    </svg>
  );
}
