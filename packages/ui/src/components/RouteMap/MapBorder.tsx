import { Fragment } from 'react';
import { percent } from './MapPoint.tsx';
import type { Frame } from './projection.ts';
import * as styles from './RouteMap.css.ts';

/** Steps of the graticule in degrees; the largest with more than five parts is used. */
const steps = [1, 1 / 2, 1 / 4, 1 / 6, 1 / 12, 1 / 30, 1 / 60];

const corners = [
  [false, false],
  [true, false],
  [false, true],
  [true, true],
] as const;

const isDark = (line: number) => line % 2 === 0;

const within = (value: number, least: number, most: number) =>
  Math.min(Math.max(value, least), most);

/** The graticule's meridians and parallels, and their positions on the map. */
function graticuleOf({ north, south, west, east }: Frame['bounds']) {
  const step = steps.find((size) => (north - south) / size > 5) ?? 1 / 60;
  // Starts with the last line outside the frame, where the first part of the border begins.
  const between = (from: number, to: number) => {
    const first = Math.floor(from / step);
    return Array.from({ length: Math.ceil(to / step) - first }, (_, index) => first + index);
  };
  return {
    meridians: between(west, east),
    parallels: between(south, north),
    x: (line: number) => percent(within(line * step, west, east) - west, east - west),
    y: (line: number) => percent(north - within(line * step, south, north), north - south),
  };
}

interface MapBorderProps {
  frame: Frame;
}

/** The lines of the graticule, below everything else. */
export function MapGraticule({ frame }: MapBorderProps) {
  const { meridians, parallels, x, y } = graticuleOf(frame.bounds);
  return (
    <g className={styles.graticule}>
      {meridians.slice(1).map((line) => (
        <line x1={x(line)} x2={x(line)} y2="100%" key={line} />
      ))}
      {parallels.slice(1).map((line) => (
        <line y1={y(line)} y2={y(line)} x2="100%" key={line} />
      ))}
    </g>
  );
}

/** The border, alternating dark and light per step of the graticule. */
export function MapBorder({ frame }: MapBorderProps) {
  const { meridians, parallels, x, y } = graticuleOf(frame.bounds);
  return (
    <>
      <rect className={styles.margin} width="100%" height="100%" />
      <g className={styles.degrees}>
        {meridians.filter(isDark).map((line) => {
          const ends = { x1: x(line), x2: x(line + 1) };
          return (
            <Fragment key={line}>
              <line {...ends} y1="3" y2="3" />
              <line {...ends} y1="100%" y2="100%" transform="translate(0 -3)" />
            </Fragment>
          );
        })}
        {parallels.filter(isDark).map((line) => {
          const ends = { y1: y(line), y2: y(line + 1) };
          return (
            <Fragment key={line}>
              <line {...ends} x1="3" x2="3" />
              <line {...ends} x1="100%" x2="100%" transform="translate(-3 0)" />
            </Fragment>
          );
        })}
      </g>
      <rect className={styles.neatline} x="6" y="6" />
      {corners.map(([right, down]) => (
        <rect
          className={styles.corner}
          x={right ? '100%' : 0}
          y={down ? '100%' : 0}
          width="6"
          height="6"
          transform={`translate(${right ? -6 : 0} ${down ? -6 : 0})`}
          key={`${right} ${down}`}
        />
      ))}
    </>
  );
}
