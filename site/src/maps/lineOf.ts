import type { Coordinates } from '@elevate/ui';

/** A line, from the latitude and longitude of each of its points in turn. */
export function lineOf(degrees: readonly number[]): readonly Coordinates[] {
  const [latitude, longitude, ...rest] = degrees;
  return latitude === undefined || longitude === undefined
    ? []
    : [[latitude, longitude], ...lineOf(rest)];
}
