import { useContext, useId } from 'react';
import { DayInView } from '../Itinerary/useDayInView.ts';
import type { Line } from './engraving.ts';
import { MapPoint } from './MapPoint.tsx';
import type { Frame } from './projection.ts';
import * as styles from './RouteMap.css.ts';

export interface RouteLine extends Line {
  key: string;
  day: number | undefined;
  look: { 'data-by': string; 'data-optional': boolean | undefined };
}

interface RouteLegsProps {
  lines: readonly RouteLine[];
  frame: Frame;
}

/** Whether a leg is for a later day than the one being read. */
function useIsAhead() {
  const today = useContext(DayInView);
  return ({ day }: RouteLine) =>
    (today !== undefined && day !== undefined && day > today) || undefined;
}

/**
 * The lines of the legs, in kilometres of the frame. A mask draws a leg when its day comes: the dashes of the line
 * itself are its means of travel.
 */
export function RouteLegs({ lines, frame: { width, height } }: RouteLegsProps) {
  const id = useId();
  const isAhead = useIsAhead();
  return (
    <>
      {lines.map(({ d, key }) => (
        <path className={styles.casing} d={d} key={key} />
      ))}
      {lines.map((line, index) => (
        <g data-ahead={isAhead(line)} key={line.key}>
          <mask
            className={styles.drawn}
            id={`${id}${index}`}
            maskUnits="userSpaceOnUse"
            x="0"
            y="0"
            width={width}
            height={height}
          >
            <path className={styles.drawing} d={line.d} pathLength="1" strokeWidth={width / 24} />
          </mask>
          <path className={styles.planned} {...line.look} d={line.d} />
          <path className={styles.leg} {...line.look} d={line.d} mask={`url(#${id}${index})`} />
        </g>
      ))}
    </>
  );
}

/** The direction of each leg, in its middle. */
export function LegArrows({ lines, frame }: RouteLegsProps) {
  const isAhead = useIsAhead();
  return lines.map((line) => (
    <MapPoint frame={frame} at={line.middle} key={line.key}>
      <path
        className={styles.arrow}
        data-ahead={isAhead(line)}
        d="M-4-4.5 5 0-4 4.5-2 0z"
        transform={`rotate(${line.turn})`}
      />
    </MapPoint>
  ));
}
