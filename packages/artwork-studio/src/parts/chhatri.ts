import { clamp, mix } from '../renderer/vector.ts';
import { cuspedArch } from './arch.ts';
import { bulbousDome } from './dome.ts';

const { abs, atan2, cos, max, min, sin, sqrt, tan } = Math;

interface ChhatriOptions {
  /** From the axis to the middle of a side, at the pillars; in metres. */
  radius: number;
  /** Of the pillars, foot to eave. @default 1.35 radii */
  pillars?: number;
  /** 8, or 4 for a square one. @default 8 */
  sides?: 4 | 8;
  /** Height of the dome against its radius. @default 1.55 */
  dome?: number;
}

/**
 * The domed pavilion on roofs and corners: moulded foot, pillars with cusped arches between, a deep sloping
 * eave, a low drum, an onion dome with a lotus at its top, a finial. Its foot is at the origin.
 * Proportions after the roof pavilions of the Taj Mahal (Koch, 'The Complete Taj Mahal', 2006).
 */
export function chhatri({
  radius,
  pillars = 1.35 * radius,
  sides = 8,
  dome = 1.55,
}: ChhatriOptions) {
  const half = Math.PI / sides;
  const corner = radius * tan(half);
  const thickness = radius * (sides === 8 ? 0.085 : 0.075);
  const foot = radius * 0.16;
  const eave = foot + pillars;
  const drumTop = eave + radius * 0.42;
  const belly = radius;
  const neck = belly * 0.9;
  const domeHeight = radius * dome;
  const top = drumTop + domeHeight;
  const arch = cuspedArch({
    width: corner - thickness * 1.05,
    spring: pillars * 0.58,
    height: pillars * 0.58 + (corner - thickness) * 1.05,
    foils: sides === 8 ? 5 : 9,
  });
  const height = top + radius * 0.95;
  /** To the eave's corners. */
  const reach = 1.42 / cos(half);

  /** Everything but the finial. A bound. */
  const stone = (x: number, y: number, z: number): number => {
    const r = sqrt(x * x + z * z);
    const bound = max(r - radius * reach, y - top - 0.1 * radius, -y - 0.1 * radius);
    if (bound > radius * 0.6) return bound;
    const angle = atan2(z, x);
    const within = angle - 2 * half * Math.round(angle / (2 * half));
    // Outward toward the side's middle, and along that side.
    const out = r * cos(within);
    const along = abs(r * sin(within));

    // The foot: a slab with a step and a rail between the pillars.
    let d = max(out - radius * 1.16, abs(y - foot * 0.3) - foot * 0.3);
    d = min(d, max(out - radius * 1.09, abs(y - foot * 0.5) - foot * 0.5));
    // Pillars, thicker at base and capital.
    const px = abs(out - radius);
    const pz = abs(along - corner);
    const up = clamp((y - foot) / pillars);
    const girth =
      thickness *
      (0.82 + 0.5 * max(0, 1 - up / 0.1) + 0.55 * max(0, 1 - abs(up - 0.58) / 0.05) - 0.08 * up);
    d = min(d, max(max(px, pz, (px + pz) * Math.SQRT1_2) - girth, y - eave, foot - y));
    // Arches between them, then a band up to the drum.
    const panel = max(
      abs(out - radius) - thickness * 0.5,
      y - eave - radius * 0.1,
      foot + pillars * 0.5 - y,
    );
    d = min(d, max(panel, -arch(along, y - foot)));
    // The eave slopes outward.
    const slope = (out - radius * 0.95) / (radius * 0.46);
    const eaveLevel = eave + radius * mix(0.17, -0.03, clamp(slope, 0, 1.2));
    d = min(
      d,
      max(abs(y - eaveLevel) - radius * 0.028, out - radius * 1.41, radius * 0.6 - out) * 0.9,
    );
    // Ceiling, drum with a moulding at either end.
    d = min(d, max(out - radius * 0.99, abs(y - eave - radius * 0.16) - radius * 0.09));
    d = min(d, max(r - neck, abs(y - mix(eave, drumTop, 0.5)) - (drumTop - eave) * 0.5));
    d = min(d, max(r - neck * 1.07, abs(y - drumTop) - radius * 0.035));
    d = min(d, max(r - neck * 1.09, abs(y - eave - radius * 0.25) - radius * 0.03));
    d = min(d, bulbousDome(x, y - drumTop, z, belly, domeHeight));
    // A lotus turned down over the dome's top; its petals make a toothed edge.
    const petals = abs(sin(angle * 6));
    const crown = clamp((y - top + domeHeight * 0.16) / (domeHeight * 0.16));
    return min(
      d,
      max(
        r - radius * (0.43 - 0.36 * crown ** 0.8),
        y - top,
        top - domeHeight * (0.13 + 0.035 * petals) - y,
      ) * 0.7,
    );
  };

  /** The finial: stacked vases and a spike. */
  const metal = (x: number, y: number, z: number): number => {
    const r = sqrt(x * x + z * z);
    const from = y - top;
    const bound = max(r - radius * 0.2, from - radius * 0.95, -from - radius * 0.1);
    if (bound > radius * 0.3) return bound;
    const vase = (at: number, size: number) =>
      sqrt(r * r + ((from - radius * at) * 0.8) ** 2) - radius * size;
    return min(
      max(r - radius * 0.045 * (1 - from / (radius * 1.05)), from - radius * 0.95, -from),
      vase(0.1, 0.09),
      vase(0.32, 0.12),
      vase(0.54, 0.075),
    );
  };

  return {
    /** Foot to the finial's tip, in metres. */
    height,
    stone,
    metal,
    distance: (x: number, y: number, z: number) => min(stone(x, y, z), metal(x, y, z)),
  };
}
