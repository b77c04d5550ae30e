/**
 * Openings of Mughal arches in a plane, as signed distances in metres: negative inside, feet at y = 0.
 * Shapes: Koch, 'Mughal Architecture' (1991), pp. 137-143, the glossary's arches.
 */
import { clamp } from '../renderer/vector.ts';

const { abs, max, min, sqrt } = Math;

/** Where the haunch's arc passes into the straight line to the tip, seen from the arc's middle. */
const turn = (62 * Math.PI) / 180;
const [turnCosine, turnSine] = [Math.cos(turn), Math.sin(turn)];

/** Of the arc at the haunch. */
const haunch = (width: number, rise: number) =>
  (rise * turnSine - width * turnCosine) / (1 - turnCosine);

/**
 * The plain Mughal arch: a tight curve at each haunch, nearly straight to the tip.
 * @param width half of it
 * @param spring height at which the jambs end
 * @param height of the tip; at least 0.8 widths above the spring
 */
export function fourCentredArch(
  x: number,
  y: number,
  width: number,
  spring: number,
  height: number,
) {
  const side = abs(x);
  if (y < spring) return max(side - width, -y);
  const radius = haunch(width, height - spring);
  const u = side - width + radius;
  const v = y - spring;
  const isBesideArc = u * turnSine > v * turnCosine;
  return isBesideArc ? sqrt(u * u + v * v) - radius : u * turnCosine + v * turnSine - radius;
}

interface CuspedArchOptions {
  /** Half of it. */
  width: number;
  /** Height at which the jambs end. */
  spring: number;
  /** Of the tip; at least 0.8 widths above the spring. */
  height: number;
  /** Foils in all, an odd number: 5 over a small opening, 9 over a wide one. */
  foils: number;
}

/** The arch of Shah Jahan's halls: foils along the curve of a `fourCentredArch`, the middle one pointed. */
export function cuspedArch({ width, spring, height, foils }: CuspedArchOptions) {
  const rise = height - spring;
  const radius = haunch(width, rise);
  const arc = radius * turn;
  const [bendX, bendY] = [width - radius + radius * turnCosine, radius * turnSine];
  const straight = Math.hypot(bendX, rise - bendY);
  /** A place on the curve, by its share of the way from the spring to the tip. */
  const along = (share: number): readonly [x: number, y: number] => {
    const way = share * (arc + straight);
    if (way < arc) {
      const angle = way / radius;
      return [width - radius + radius * Math.cos(angle), spring + radius * Math.sin(angle)];
    }
    const rest = (way - arc) / straight;
    return [bendX * (1 - rest), spring + bendY + (rise - bendY) * rest];
  };
  const side = (foils - 1) / 2;
  const foil = ((arc + straight) / (side + 0.5)) * 0.56;
  // Their middles lie inward of the curve, so that the foils end on it.
  const inward = 1 - foil / width;
  const middles = Array.from({ length: side + 1 }, (_, index) => {
    const [x, y] = along((index + 0.5) / (side + 0.5));
    return [x * inward, spring + (y - spring) * inward] as const;
  });
  const coreWidth = width - foil * 0.9;
  const coreHeight = spring + rise * (coreWidth / width);
  return (x: number, y: number): number => {
    if (y < -0.01) return max(abs(x) - width, -y);
    const across = abs(x);
    let opening = fourCentredArch(across, y, coreWidth, spring, coreHeight);
    opening = min(opening, max(across - width, y - spring, -y));
    for (const [middleX, middleY] of middles) {
      const u = across - middleX;
      const v = y - middleY;
      opening = min(opening, sqrt(u * u + v * v) - foil);
    }
    // The tip: a small lancet over the middle foil.
    const tip = clamp((y - height + foil) / (foil * 1.35));
    const half = foil * 0.75 * (1 - tip) ** 1.6;
    return min(opening, max(across - half, y - height - foil * 0.3, height - foil - y) * 0.7);
  };
}
