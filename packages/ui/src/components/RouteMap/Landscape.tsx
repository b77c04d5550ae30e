import { hatching, hillsAlong, lineThrough, stipple } from './engraving.ts';
import type { Coordinates, Frame } from './projection.ts';
import * as styles from './RouteMap.css.ts';

/** A landmark for orientation, drawn faintly below the route. */
export interface MapFeature {
  kind: 'river' | 'hills' | 'sand' | 'town';
  /** The course of a river, a ridge, or the outline of sand or a town. */
  line: readonly Coordinates[];
  /** Width of a river in km, if the map is large enough to show it. @default a single line */
  breadth?: number;
  /** Position of the name, and its clockwise rotation in degrees. */
  name?: { text: string; at: Coordinates; turn?: number };
}

/** The lines of a feature, in kilometres of the frame. */
export function Landscape({ kind, line, breadth, frame }: MapFeature & { frame: Frame }) {
  const points = line.map(frame.project);
  const { width } = frame;
  if (kind === 'sand') return <path className={styles.sand} d={stipple(points, width / 44)} />;
  if (kind === 'town') return <path className={styles.town} d={hatching(points, width / 70)} />;
  if (kind === 'hills') return <path className={styles.hills} d={hillsAlong(points, width / 24)} />;
  const { d } = lineThrough(points);
  if (breadth === undefined) return <path className={styles.river} d={d} />;
  return (
    <>
      <path className={styles.bank} d={d} strokeWidth={breadth + width / 160} />
      <path className={styles.water} d={d} strokeWidth={breadth} />
      <path className={styles.current} d={d} />
    </>
  );
}
