import type { Coordinates } from '@elevate/ui';
import { lineOf } from './lineOf.ts';

/**
 * Towns, rivers and hills of the tours' maps, in degrees north and east. A river is drawn by hand through
 * its towns, accurate to about 5 km: less than the width of a line on the map.
 */

export const delhi: Coordinates = [28.61, 77.21];
export const agra: Coordinates = [27.18, 78.01];
export const jaipur: Coordinates = [26.91, 75.79];

/** By Karnal, Delhi, Mathura, Agra, Etawah and Kalpi to the Ganges at Prayagraj. */
export const yamuna = lineOf([
  30.1, 77.32, 29.68, 77.14, 29.2, 77.16, 28.95, 77.22, 28.66, 77.26, 28.35, 77.46, 28.0, 77.5,
  27.75, 77.62, 27.58, 77.7, 27.42, 77.71, 27.21, 78.02, 27.08, 78.3, 26.93, 78.54, 26.74, 79.03,
  26.42, 79.42, 26.13, 79.76, 25.94, 80.16, 25.42, 81.88,
]);

/** From Haridwar by Garhmukteshwar, Narora and Farrukhabad to Kanpur. */
export const ganges = lineOf([
  29.95, 78.17, 29.37, 78.03, 28.76, 78.13, 28.2, 78.39, 27.93, 78.86, 27.4, 79.65, 27.05, 79.97,
  26.5, 80.36,
]);

/** From the plateau of Malwa by Kota and Dholpur to the Yamuna below Etawah. */
export const chambal = lineOf([
  23.4, 75.42, 24.1, 75.45, 24.7, 75.55, 24.93, 75.6, 25.18, 75.83, 25.3, 75.97, 25.68, 76.4, 25.87,
  76.73, 26.25, 77.1, 26.42, 77.4, 26.66, 77.9, 26.86, 78.35, 26.75, 78.75, 26.49, 79.24,
]);

/** From the hills of Kumbhalgarh by Tonk to the Chambal. */
export const banas = lineOf([
  25.03, 73.72, 24.93, 73.88, 25.0, 74.3, 25.22, 74.97, 25.62, 75.22, 25.92, 75.46, 26.14, 75.8,
  26.05, 76.35, 25.89, 76.73,
]);

/** From Pushkar by Balotra towards the salt marsh of Kutch, where it usually dries up. */
export const luni = lineOf([
  26.42, 74.5, 26.35, 74.2, 26.15, 73.7, 25.98, 73.2, 25.9, 72.8, 25.83, 72.25, 25.6, 71.95, 25.2,
  71.75, 24.9, 71.6, 24.6, 71.1,
]);

/** The plain between Yamuna and Ganges. */
export const doab: readonly Coordinates[] = [...yamuna.slice(0, 15), ...ganges.toReversed()];

/** The salt lake west of Jaipur. */
export const sambhar = lineOf([
  26.87, 74.92, 26.96, 75.0, 27.02, 75.12, 27.0, 75.22, 26.92, 75.2, 26.88, 75.08,
]);

/** The Aravalli hills, from Mount Abu by Kumbhalgarh and Ajmer. */
export const aravalli = lineOf([
  24.35, 72.75, 24.62, 72.8, 24.85, 73.25, 25.15, 73.6, 25.65, 73.95, 26.1, 74.3, 26.45, 74.66,
  26.95, 75.02, 27.5, 75.25, 27.85, 75.65,
]);

/** The greener land east of the Aravallis. */
export const eastOfAravalli: readonly Coordinates[] = [
  [23.4, 72.9],
  ...aravalli,
  ...lineOf([28.8, 76.4, 28.8, 78.6, 23.4, 78.6]),
];

/** Foothills of the Aravallis, north of Jaipur and around Alwar. */
export const alwarHills = lineOf([27.0, 75.95, 27.25, 76.25, 27.55, 76.55, 27.9, 76.72]);
