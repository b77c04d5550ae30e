import { useId } from 'react';
import { DayPictures } from '../Itinerary/DayPictures.tsx';
import { NightSource, type PictureView } from '../Picture/index.ts';
import { arcOf, type Line, lineThrough } from './engraving.ts';
import { Landscape, type MapFeature } from './Landscape.tsx';
import { MapBorder, MapGraticule } from './MapBorder.tsx';
import { MapPoint } from './MapPoint.tsx';
import { MapScale } from './MapScale.tsx';
import { type MapPlace, Place } from './Place.tsx';
import { type Coordinates, frameAround, frameShapes } from './projection.ts';
import { LegArrows, RouteLegs, type RouteLine } from './RouteLegs.tsx';
import * as styles from './RouteMap.css.ts';

export interface MapLeg {
  by: 'road' | 'air' | 'boat';
  /** The leg's path from place to place, through the towns on the road. */
  course: readonly Coordinates[];
  /** Start and end. */
  title: string;
  /** Distance and duration. A leg without them, as a day of the `Itinerary` gives them, is not in the list. */
  detail?: string;
  /** The day of the `Itinerary` beside the map on which it is travelled. @default drawn from the start */
  day?: number;
  /** An optional leg, with a lighter line. @default false */
  isOptional?: boolean;
}

/** A small drawing of what is there. */
export interface MapLandmark {
  /** Below the middle of its foot. */
  at: Coordinates;
  /** 4:3, without a ground: decoration. */
  picture: PictureView;
}

export interface RouteMapProps {
  /** Accessible name of the map. */
  label: string;
  /** Accessible description: the route in a sentence. */
  description: string;
  places: readonly MapPlace[];
  legs: readonly MapLeg[];
  features: readonly MapFeature[];
  landmarks?: readonly MapLandmark[];
  /** A round distance for the scale bar, and its label. */
  scale: { kilometres: number; label: string };
}

/**
 * The route of a journey on a map drawn to scale, with a list of its legs. For the days of the journey use
 * `Itinerary`.
 */
export function RouteMap({
  label,
  description,
  places,
  legs,
  features,
  landmarks = [],
  scale,
}: RouteMapProps) {
  const id = useId();
  const frame = frameAround(places.map(({ at }) => at));
  const { width, height } = frame;
  const landmarkHeight = 11.25 * frameShapes[frame.shape];
  const lines = legs.map(({ by, course, day, isOptional, title: key }): RouteLine => {
    const points = course.map(frame.project);
    const line: Line = by === 'air' ? arcOf(points) : lineThrough(points);
    return { ...line, key, day, look: { 'data-by': by, 'data-optional': isOptional } };
  });
  return (
    <figure className={styles.root}>
      <div className={`${styles.sheet} ${styles.fit[frame.shape]}`}>
        <svg
          className={`${styles.map} ${styles.shape[frame.shape]}`}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an `img` has no parts to draw one by one
          role="img"
          aria-label={label}
          aria-describedby={id}
        >
          <desc id={id}>{description}</desc>
          <MapGraticule frame={frame} />
          <svg viewBox={`0 0 ${width.toFixed(2)} ${height.toFixed(2)}`} preserveAspectRatio="none">
            {features.map((feature) => (
              <Landscape
                {...feature}
                frame={frame}
                key={`${feature.kind} ${String(feature.line[0])}`}
              />
            ))}
            <RouteLegs lines={lines} frame={frame} />
          </svg>
          {landmarks.map(({ at, picture }) => (
            <MapPoint frame={frame} at={frame.project(at)} key={picture.src}>
              <foreignObject
                x="-7.5%"
                y={`-${landmarkHeight}%`}
                width="15%"
                height={`${landmarkHeight}%`}
              >
                <picture>
                  <NightSource view={picture} />
                  <img className={styles.landmark} src={picture.src} alt="" />
                </picture>
              </foreignObject>
            </MapPoint>
          ))}
          {features.map(
            ({ name }) =>
              name && (
                <MapPoint frame={frame} at={frame.project(name.at)} key={name.text}>
                  <text
                    className={styles.featureName}
                    textAnchor="middle"
                    dy="0.34em"
                    transform={`rotate(${name.turn ?? 0})`}
                  >
                    {name.text}
                  </text>
                </MapPoint>
              ),
          )}
          <LegArrows lines={lines} frame={frame} />
          <MapBorder frame={frame} />
          {places.map((place) => (
            <MapPoint frame={frame} at={frame.project(place.at)} key={place.name}>
              <Place {...place} />
            </MapPoint>
          ))}
        </svg>
        <MapScale {...scale} width={width} />
        <div className={styles.below}>
          <DayPictures />
          <ol className={styles.legs}>
            {legs.map(({ detail }, index) => {
              if (detail === undefined) return null;
              const { key, look } = lines[index] as (typeof lines)[number];
              return (
                <li className={styles.item} key={key}>
                  <svg className={styles.sample} aria-hidden="true">
                    <line className={styles.leg} {...look} x1="1" x2="98%" y1="50%" y2="50%" />
                  </svg>
                  <span className={styles.way}>{key}</span>{' '}
                  <span className={styles.detail}>{detail}</span>
                </li>
              );
            })}
          </ol>
        </div>
      </div>
    </figure>
  );
}
