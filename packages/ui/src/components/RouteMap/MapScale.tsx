import { percent } from './MapPoint.tsx';
import * as styles from './RouteMap.css.ts';

interface MapScaleProps {
  /** Length of the bar. */
  kilometres: number;
  /** Text of that length. */
  label: string;
  /** Width of the map in kilometres. */
  width: number;
}

/** The scale bar and the compass rose below a map. */
export function MapScale({ kilometres, label, width }: MapScaleProps) {
  const half = percent(kilometres / 2, width);
  return (
    <svg className={styles.scale} aria-hidden="true">
      <svg className={styles.point} x="18" y="50%">
        <rect className={styles.scaleDark} y="-2" width={half} height="4" />
        <svg className={styles.point} x={half}>
          <rect className={styles.scaleLight} y="-2" width={half} height="4" />
          <svg className={styles.point} x={half}>
            <text className={styles.scaleName} x="0.75em" y="0.34em">
              {label}
            </text>
          </svg>
        </svg>
      </svg>
      <svg className={styles.point} x="100%" y="50%">
        <g transform="translate(-24 9)">
          <path className={styles.rose} d="M0-15 2.4-2.4 12 0 2.4 2.4 0 12-2.4 2.4-12 0-2.4-2.4z" />
          <path
            className={styles.needle}
            d="M0-15V0L-2.4-2.4zM12 0H0L2.4-2.4zM0 12V0L2.4 2.4zM-12 0H0L-2.4 2.4z"
          />
          <path className={styles.north} d="M-2.8-18V-25.5L2.8-18V-25.5" />
        </g>
      </svg>
    </svg>
  );
}
