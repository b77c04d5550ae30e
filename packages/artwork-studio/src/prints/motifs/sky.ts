import { brush } from '../bodies.ts';
import { colours } from '../colours.ts';
import { arc, corner, ellipse, line, outline, type Point, radians } from '../geometry.ts';
import { Sheet } from '../sheet.ts';

interface Disc {
  colour?: string;
  ring?: string;
  /** How many rays; 0 for a moon. */
  rays?: number;
}

/** The disc behind the subject, with its ring and rays: sun or moon. */
export function disc(
  sheet: Sheet,
  x: number,
  y: number,
  radius: number,
  { colour = colours.cloth, ring = colours.ochre, rays = 0 }: Disc = {},
) {
  sheet.block(colour, ellipse(x, y, radius), { isFlat: true });
  sheet.line(ellipse(x, y, radius * 1.075), 1.3, { colour: ring });
  const d = Array.from({ length: rays }, (_, index) => {
    const angle = (index * 2 * Math.PI) / rays;
    const at = (reach: number): [number, number] => [
      x + Math.cos(angle) * radius * reach,
      y + Math.sin(angle) * radius * reach,
    ];
    return line(...at(1.15), ...at(index % 2 ? 1.21 : 1.27));
  });
  if (rays > 0) sheet.line(d.join(''), 1.3, { colour: ring });
}

/** The light of a lamp on a wall: rings of dots, smaller and cooler away from it. */
export function glow(sheet: Sheet, x: number, y: number, radius: number) {
  for (const [reach, size, colour] of [
    [0.46, 3.4, colours.amber],
    [0.6, 3, colours.ochre],
    [0.74, 2.6, colours.pool],
    [0.87, 2.2, colours.lagoon],
    [1, 1.8, colours.lagoon],
  ] as const) {
    sheet.beads(ellipse(x, y, radius * reach), (size * radius) / 100, radius * 0.09, { colour });
  }
}

/** A thin moon, lit from the lower right. */
export function crescent(sheet: Sheet, x: number, y: number, radius: number) {
  const lit = 24;
  const [away, reach, half] = [0.34, 1.056, 71.2];
  const [backX, backY] = [
    x - Math.cos(radians(lit)) * away * radius,
    y - Math.sin(radians(lit)) * away * radius,
  ];
  const outer = arc(x, y, radius, radius, lit - 90, lit + 90, 9);
  const inner = arc(backX, backY, reach * radius, reach * radius, lit + half, lit - half, 9);
  sheet.block(
    colours.cloth,
    outline([
      corner(outer[0] as Point),
      ...outer.slice(1, -1),
      corner(outer.at(-1) as Point),
      ...inner.slice(1, -1),
    ]),
    { isFlat: true },
  );
}

/** Birds far away, each at x and y with its scale. */
export function birds(
  sheet: Sheet,
  flock: readonly (readonly [x: number, y: number, scale: number])[],
) {
  for (const [x, y, scale] of flock) {
    const wing = (tip: Point, elbow: Point, isLeft: boolean) => {
      const at = ([a, b]: Point): Point => [x + a * scale, y + b * scale];
      return isLeft
        ? brush([at(tip), at(elbow), [x, y]], 2.2 * scale, { count: 4, end: 0.5 })
        : brush([[x, y], at(elbow), at(tip)], 2.2 * scale, { count: 4, start: 0.5 });
    };
    sheet.strokes(wing([-9, -3], [-4, -4.6], true) + wing([10, -4.4], [4, -5], false));
  }
}
