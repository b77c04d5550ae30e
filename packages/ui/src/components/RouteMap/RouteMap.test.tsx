import { expect, test } from 'vitest';
import { arcOf, hatching, hillsAlong, lineThrough, stipple } from './engraving.ts';
import { type Coordinates, frameAround, frameShapes, type Point } from './projection.ts';

const delhi: Coordinates = [28.61, 77.21];
const agra: Coordinates = [27.18, 78.01];
const jaipur: Coordinates = [26.91, 75.79];
const jaisalmer: Coordinates = [26.91, 70.92];
const places = [delhi, agra, jaipur];

const rad = (degrees: number) => (degrees * Math.PI) / 180;

/** Great-circle distance in km, by the haversine formula. */
function distance([north1, east1]: Coordinates, [north2, east2]: Coordinates) {
  const half =
    Math.sin(rad(north2 - north1) / 2) ** 2 +
    Math.cos(rad(north1)) * Math.cos(rad(north2)) * Math.sin(rad(east2 - east1) / 2) ** 2;
  return 2 * 6371 * Math.asin(Math.sqrt(half));
}

const apart = ([x1, y1]: Point, [x2, y2]: Point) => Math.hypot(x2 - x1, y2 - y1);

test.each([
  [delhi, agra, places, 0.01],
  [agra, jaipur, places, 0.01],
  [jaipur, delhi, places, 0.01],
  [jaipur, jaisalmer, [jaipur, jaisalmer, [24.58, 73.68]], 0.015],
] as const)('from %s to %s it is as far on the map as on the ground', (from, to, all, error) => {
  const { project } = frameAround(all);
  const onMap = apart(project(from), project(to));
  expect(Math.abs(onMap / distance(from, to) - 1)).toBeLessThan(error);
});

test('north is up, east is right, and all places are inside the frame', () => {
  const { project, width, height } = frameAround(places);
  const [delhiX, delhiY] = project(delhi);
  const [agraX, agraY] = project(agra);
  expect(delhiY).toBeLessThan(agraY);
  expect(delhiX).toBeLessThan(agraX);
  for (const place of places) {
    const [x, y] = project(place);
    expect(Math.min(x, width - x)).toBeGreaterThan(width * 0.1);
    expect(Math.min(y, height - y)).toBeGreaterThan(height * 0.1);
  }
});

test.each([
  ['landscape', [jaipur, jaisalmer, [25.3, 73.68]]],
  ['square', places],
  ['square', [delhi, [26.3, 77.9]]],
] as const)('the frame is %s where that fits best', (shape, at) => {
  const frame = frameAround(at);
  expect(frame.shape).toBe(shape);
  expect(frame.width / frame.height).toBeCloseTo(frameShapes[shape]);
});

const bend: Point[] = [
  [0, 0],
  [10, 0],
  [10, 10],
];

test('a line passes through its points, and its middle is at half its length', () => {
  const { d, middle, turn } = lineThrough(bend);
  for (const [x, y] of bend) expect(d).toContain(`${x} ${y}`);
  expect(apart(middle, [10, 0])).toBeLessThan(0.5);
  expect(turn).toBeGreaterThan(0);
  expect(turn).toBeLessThan(90);
});

test('a flight arcs north in both directions', () => {
  const west: Point = [0, 10];
  const east: Point = [20, 10];
  for (const line of [arcOf([west, east]), arcOf([east, west])]) {
    expect(line.middle[0]).toBeCloseTo(10);
    expect(line.middle[1]).toBeCloseTo(10 - 0.14 * 20);
  }
});

test('sand and houses stay within their outline and are deterministic', () => {
  const square: Point[] = [
    [2, 2],
    [8, 2],
    [8, 8],
    [2, 8],
  ];
  for (const draw of [() => stipple(square, 1), () => hatching(square, 1)]) {
    const numbers = (draw().match(/[-\d.]+(?= |$|M|L|h)/g) ?? []).map(Number);
    expect(numbers.length).toBeGreaterThan(10);
    for (const number of numbers.filter((value) => value !== 0)) {
      expect(number).toBeGreaterThanOrEqual(1.99);
      expect(number).toBeLessThanOrEqual(8.01);
    }
    expect(draw()).toBe(draw());
  }
  expect(hillsAlong(bend, 2)).toBe(hillsAlong(bend, 2));
});
