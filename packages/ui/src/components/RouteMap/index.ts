export type { MapFeature } from './Landscape.tsx';
export { type MapPlace } from './Place.tsx';
export type { Coordinates } from './projection.ts';
export { type MapLeg, RouteMap, type RouteMapProps } from './RouteMap.tsx';
