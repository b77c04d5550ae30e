export type { MapFeature } from './Landscape.tsx';
export { labelSides, type MapPlace } from './Place.tsx';
export type { Coordinates } from './projection.ts';
export { type MapLeg, RouteMap, type RouteMapProps, travelMeans } from './RouteMap.tsx';
