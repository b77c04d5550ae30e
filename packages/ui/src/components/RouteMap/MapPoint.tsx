import type { ReactNode } from 'react';
import type { Frame, Point } from './projection.ts';
import * as styles from './RouteMap.css.ts';

export const percent = (part: number, whole: number) =>
  `${Math.round((part / whole) * 1e4) / 100}%`;

interface MapPointProps {
  frame: Frame;
  at: Point;
  children: ReactNode;
}

/** Draws its children around a point in px and em, so that they do not scale with the map. */
export function MapPoint({ frame, at: [x, y], children }: MapPointProps) {
  return (
    <svg className={styles.point} x={percent(x, frame.width)} y={percent(y, frame.height)}>
      {children}
    </svg>
  );
}
