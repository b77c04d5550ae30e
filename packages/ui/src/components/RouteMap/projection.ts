/** Degrees north and east, in WGS 84. */
export type Coordinates = readonly [latitude: number, longitude: number];

/** Kilometres right of and below the frame's top left corner. */
export type Point = readonly [x: number, y: number];

/** Aspect ratios: width / height. */
export const frameShapes = { landscape: 5 / 4, square: 1 } as const;

type FrameShape = keyof typeof frameShapes;

export interface Frame {
  shape: FrameShape;
  /** In kilometres, like `height`. */
  width: number;
  height: number;
  /** Degrees. */
  bounds: { north: number; south: number; west: number; east: number };
  project: (at: Coordinates) => Point;
}

/** Length of a degree of latitude on a sphere of the Earth's mean radius, 6371.0 km (Moritz, GRS 80). */
const kilometresPerDegree = (6371 * Math.PI) / 180;

/** Margin for the names, as a share of the distance between the outermost places. */
const margin = 0.2;

const range = (values: readonly number[]) => {
  const min = Math.min(...values);
  const max = Math.max(...values);
  return { middle: (min + max) / 2, size: max - min };
};

/**
 * The frame around places, in the best fitting shape, in the equirectangular projection that is true to scale
 * along the frame's middle parallel (Snyder, 'Map Projections: A Working Manual', USGS Professional Paper 1395,
 * 1987, page 90). For maps of about 300 km the error is below 1 %.
 */
export function frameAround(places: readonly Coordinates[]): Frame {
  const latitude = range(places.map(([north]) => north));
  const longitude = range(places.map(([, east]) => east));
  const perLongitude = kilometresPerDegree * Math.cos((latitude.middle * Math.PI) / 180);

  const needed = Math.max(latitude.size * kilometresPerDegree, longitude.size * perLongitude);
  const least = {
    width: longitude.size * perLongitude + 2 * margin * needed,
    height: latitude.size * kilometresPerDegree + 2 * margin * needed,
  };
  const misfit = (shape: FrameShape) =>
    Math.abs(Math.log(least.width / least.height / frameShapes[shape]));
  const shapes = Object.keys(frameShapes) as FrameShape[];
  const shape = shapes.reduce((best, next) => (misfit(next) < misfit(best) ? next : best));

  const width = Math.max(least.width, least.height * frameShapes[shape]);
  const height = width / frameShapes[shape];
  const bounds = {
    north: latitude.middle + height / 2 / kilometresPerDegree,
    south: latitude.middle - height / 2 / kilometresPerDegree,
    west: longitude.middle - width / 2 / perLongitude,
    east: longitude.middle + width / 2 / perLongitude,
  };
  return {
    shape,
    width,
    height,
    bounds,
    project: ([north, east]) => [
      (east - bounds.west) * perLongitude,
      (bounds.north - north) * kilometresPerDegree,
    ],
  };
}
