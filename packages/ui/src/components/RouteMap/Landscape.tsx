import { hatching, hillsAlong, lineThrough, stipple } from './engraving.ts';
import type { Coordinates, Frame, Point } from './projection.ts';
import * as styles from './RouteMap.css.ts';

/** A part of the land, printed below the route. */
export interface MapFeature {
  kind: 'river' | 'lake' | 'hills' | 'sand' | 'fields' | 'town';
  /** The course of a river, a ridge, or the outline of anything else. */
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
  if (kind === 'hills') return <path className={styles.hills} d={hillsAlong(points, width / 24)} />;
  // Colours are a little off their lines, as in a block print.
  const shift = `translate(${width / 700} ${width / 900})`;
  if (kind !== 'river') {
    const ground = `${lineThrough([...points, points[0] as Point]).d}Z`;
    return (
      <>
        <path className={styles.area[kind]} d={ground} transform={shift} />
        {kind === 'lake' && <path className={styles.shore} d={ground} />}
        {kind === 'sand' && <path className={styles.sand} d={stipple(points, width / 40)} />}
        {kind === 'fields' && <path className={styles.fields} d={hatching(points, width / 30)} />}
        {kind === 'town' && <path className={styles.town} d={hatching(points, width / 70)} />}
      </>
    );
  }
  const { d } = lineThrough(points);
  if (breadth === undefined) {
    return (
      <>
        <path className={styles.bank} d={d} />
        <path className={styles.river} d={d} transform={shift} />
      </>
    );
  }
  return (
    <>
      <path className={styles.broadBank} d={d} strokeWidth={breadth + width / 120} />
      <path className={styles.water} d={d} strokeWidth={breadth} transform={shift} />
      <path className={styles.current} d={d} />
    </>
  );
}
