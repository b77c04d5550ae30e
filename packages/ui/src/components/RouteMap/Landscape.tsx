import { hatching, hillsAlong, lineThrough, stipple } from './engraving.ts';
import type { Coordinates, Frame } from './projection.ts';
import * as styles from './RouteMap.css.ts';

/** What helps to place the route, and is drawn faintly below it. */
export interface MapFeature {
  kind: 'river' | 'hills' | 'sand' | 'town';
  /** A river's course, a ridge, or an outline of sand or houses. */
  line: readonly Coordinates[];
  /** Of a river, in km, where the map is large enough to show it. @default a single line */
  breadth?: number;
  /** Where the name stands, and by how many degrees it is turned clockwise. */
  name?: { text: string; at: Coordinates; turn?: number };
}

/** A feature's lines, in the frame's kilometres. */
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
