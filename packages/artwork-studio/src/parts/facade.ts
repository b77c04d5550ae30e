/**
 * The elements of Indian palaces, havelis and bathing steps: arched bays, oriels (jharokhas),
 * galleries, cornices, sloping eaves (chajjas), parapets, round towers, domed kiosks (chhatris). All of it
 * triangles, in metres, on a wall's own axes.
 */
import type { Colour } from '../renderer/colour.ts';
import { scaleColour } from '../renderer/colour.ts';
import type { MeshBuilder } from '../renderer/mesh.ts';
import { add, cross, mix, normalise, scale, subtract, type Vector } from '../renderer/vector.ts';

/** A wall's axes; the third one is y. */
export interface Front {
  /** Its foot, at the left or the right end. */
  origin: Vector;
  /** From there along it, of length 1. */
  along: Vector;
  /** Away from the wall, of length 1. */
  out: Vector;
}

export type Span = readonly [from: number, to: number];

export const on = ({ origin, along, out }: Front, u: number, y: number, w = 0): Vector => [
  origin[0] + along[0] * u + out[0] * w,
  origin[1] + y,
  origin[2] + along[2] * u + out[2] * w,
];

/** The same axes with their origin elsewhere. */
export const moved = (front: Front, u: number, y: number, w = 0): Front => ({
  ...front,
  origin: on(front, u, y, w),
});

/** The wall between two points, which looks away from `middle`. */
export function frontBetween(a: Vector, b: Vector, middle: Vector): Front & { width: number } {
  const edge = subtract(b, a);
  const along = normalise([edge[0], 0, edge[2]]);
  const side = cross(along, [0, 1, 0]);
  const isOut = (a[0] - middle[0]) * side[0] + (a[2] - middle[2]) * side[2] > 0;
  return {
    origin: a,
    along,
    out: isOut ? side : scale(side, -1),
    width: Math.hypot(edge[0], edge[2]),
  };
}

/** A block on the wall's axes, without its invisible back. */
export function block(
  builder: MeshBuilder,
  front: Front,
  [u0, u1]: Span,
  [y0, y1]: Span,
  [w0, w1]: Span,
  colour: Colour,
): void {
  const p = (u: number, y: number, w: number) => on(front, u, y, w);
  builder
    .quad(p(u0, y0, w1), p(u1, y0, w1), p(u1, y1, w1), p(u0, y1, w1), colour)
    .quad(p(u0, y1, w0), p(u1, y1, w0), p(u1, y1, w1), p(u0, y1, w1), colour)
    .quad(p(u0, y0, w0), p(u1, y0, w0), p(u1, y0, w1), p(u0, y0, w1), colour)
    .quad(p(u0, y0, w0), p(u0, y1, w0), p(u0, y1, w1), p(u0, y0, w1), colour)
    .quad(p(u1, y0, w0), p(u1, y1, w0), p(u1, y1, w1), p(u1, y0, w1), colour);
}

/** A solid of revolution around an upright axis, from its radius at each height. */
export function turned(
  builder: MeshBuilder,
  foot: Vector,
  profile: readonly (readonly [radius: number, y: number])[],
  colour: Colour,
  { sides = 20, ribs = 0, depth = 0.06 } = {},
): void {
  const last = profile.length - 1;
  builder.sheet(
    ribs > 0 ? ribs * 4 : sides,
    last,
    (u, v) => {
      const place = v * last;
      const index = Math.min(last - 1, Math.floor(place));
      const [r0, y0] = profile[index] as readonly [number, number];
      const [r1, y1] = profile[index + 1] as readonly [number, number];
      const angle = u * 2 * Math.PI;
      const rib = ribs > 0 ? 1 - depth * (1 - Math.abs(Math.sin((angle * ribs) / 2))) : 1;
      const radius = mix(r0, r1, place - index) * rib;
      return add(foot, [
        radius * Math.cos(angle),
        mix(y0, y1, place - index),
        radius * Math.sin(angle),
      ]);
    },
    colour,
  );
}

export interface Arch {
  /** Half its width. */
  half: number;
  /** Heights where it begins, where its curve begins, and of its tip. */
  sill: number;
  spring: number;
  tip: number;
  /** Scallops along its curve; 0 leaves it plain. @default 0 */
  cusps?: number;
}

/** Height of an arch's edge at a distance from its axis: two circles (a pointed arch), scalloped. */
function archEdge({ half, spring, tip, cusps = 0 }: Arch, x: number): number {
  const rise = tip - spring;
  const side = Math.min(Math.abs(x), half);
  const offset = Math.max(0, (rise * rise - half * half) / (2 * half));
  const radius = half + offset;
  const curve = Math.sqrt(Math.max(0, radius * radius - (side + offset) ** 2));
  const most = Math.sqrt(radius * radius - offset * offset);
  const plain = spring + (curve / most) * rise;
  if (cusps === 0) return plain;
  const scallop = Math.abs(Math.sin((Math.PI * cusps * (side / half)) / 2 + Math.PI / 2));
  return plain - rise * 0.2 * (1 - scallop) * Math.min(1, (1 - side / half) * 4);
}

/**
 * A bay of wall with an arched opening, its reveal as deep as `depth`.
 * @param sides how finely the arch is cut
 */
export function archedBay(
  builder: MeshBuilder,
  front: Front,
  [u0, u1]: Span,
  [y0, y1]: Span,
  arch: Arch,
  depth: number,
  colour: Colour,
  sides = arch.cusps ? 24 : 10,
): void {
  const middle = (u0 + u1) / 2;
  const p = (u: number, y: number, w = 0) => on(front, u, y, w);
  const [left, right] = [middle - arch.half, middle + arch.half];
  const wall = (a: number, b: number, low: number, high: number) =>
    builder.quad(p(a, low), p(b, low), p(b, high), p(a, high), colour);
  wall(u0, left, y0, y1);
  wall(right, u1, y0, y1);
  if (arch.sill > y0) {
    wall(left, right, y0, arch.sill);
    builder.quad(
      p(left, arch.sill),
      p(right, arch.sill),
      p(right, arch.sill, -depth),
      p(left, arch.sill, -depth),
      colour,
    );
  }
  const inner = scaleColour(colour, 0.86);
  for (const u of [left, right]) {
    const edge = archEdge(arch, arch.half);
    builder.quad(p(u, arch.sill), p(u, edge), p(u, edge, -depth), p(u, arch.sill, -depth), inner);
  }
  for (let step = 0; step < sides; step++) {
    // Denser toward the jambs, where the curve is steep.
    const x = (at: number) => -Math.cos((Math.PI * at) / sides) * arch.half;
    const [a, b] = [x(step), x(step + 1)];
    const [ya, yb] = [archEdge(arch, a), archEdge(arch, b)];
    const [ua, ub] = [middle + a, middle + b];
    builder
      .quad(p(ua, ya), p(ub, yb), p(ub, y1), p(ua, y1), colour)
      .quad(p(ua, ya), p(ub, yb), p(ub, yb, -depth), p(ua, ya, -depth), inner);
  }
}

/** What fills an arch: a door, a blind niche. */
export function archedPanel(
  builder: MeshBuilder,
  front: Front,
  middle: number,
  arch: Arch,
  colour: Colour,
): void {
  const sides = 8;
  for (let step = 0; step < sides; step++) {
    const [a, b] = [step, step + 1].map((at) => -Math.cos((Math.PI * at) / sides) * arch.half) as [
      number,
      number,
    ];
    builder.quad(
      on(front, middle + a, arch.sill),
      on(front, middle + b, arch.sill),
      on(front, middle + b, archEdge(arch, b)),
      on(front, middle + a, archEdge(arch, a)),
      colour,
    );
  }
}

/** A moulding along the wall: three steps, the widest above. */
export function cornice(
  builder: MeshBuilder,
  front: Front,
  [u0, u1]: Span,
  y: number,
  height: number,
  depth: number,
  colour: Colour,
): void {
  const steps = [
    [0, 0.3, 0.35],
    [0.3, 0.62, 0.65],
    [0.62, 1, 1],
  ] as const;
  for (const [low, high, out] of steps) {
    const w = depth * out;
    block(builder, front, [u0 - w, u1 + w], [y + low * height, y + high * height], [0, w], colour);
  }
}

/** An eave that slopes down and out, thin at its edge, on small brackets. */
export function chajja(
  builder: MeshBuilder,
  front: Front,
  [u0, u1]: Span,
  y: number,
  reach: number,
  colour: Colour,
  brackets = 0,
): void {
  const drop = reach * 0.45;
  const p = (u: number, height: number, w: number) => on(front, u, height, w);
  const [a, b] = [u0 - reach * 0.35, u1 + reach * 0.35];
  builder
    .quad(p(u0, y, 0), p(u1, y, 0), p(b, y - drop, reach), p(a, y - drop, reach), colour)
    .quad(
      p(u0, y - 0.1, 0),
      p(u1, y - 0.1, 0),
      p(b, y - drop - 0.05, reach),
      p(a, y - drop - 0.05, reach),
      scaleColour(colour, 0.8),
    )
    .quad(
      p(a, y - drop, reach),
      p(b, y - drop, reach),
      p(b, y - drop - 0.06, reach),
      p(a, y - drop - 0.06, reach),
      colour,
    );
  for (const [u, edge] of [
    [u0, a],
    [u1, b],
  ] as const) {
    builder.quad(
      p(u, y, 0),
      p(u, y - 0.1, 0),
      p(edge, y - drop - 0.06, reach),
      p(edge, y - drop, reach),
      colour,
    );
  }
  for (let index = 0; index < brackets; index++) {
    const u = mix(u0 + 0.1, u1 - 0.1, brackets > 1 ? index / (brackets - 1) : 0.5);
    const half = 0.06;
    builder
      .triangle(
        p(u - half, y - 0.1, 0),
        p(u - half, y - 0.1 - drop * 0.6, reach * 0.7),
        p(u - half, y - 0.7 * reach - 0.2, 0),
        colour,
      )
      .triangle(
        p(u + half, y - 0.1, 0),
        p(u + half, y - 0.1 - drop * 0.6, reach * 0.7),
        p(u + half, y - 0.7 * reach - 0.2, 0),
        colour,
      )
      .quad(
        p(u - half, y - 0.1 - drop * 0.6, reach * 0.7),
        p(u + half, y - 0.1 - drop * 0.6, reach * 0.7),
        p(u + half, y - 0.7 * reach - 0.2, 0),
        p(u - half, y - 0.7 * reach - 0.2, 0),
        colour,
      );
  }
}

/** A low wall pierced by slots between posts, under a rail. */
export function balustrade(
  builder: MeshBuilder,
  front: Front,
  [u0, u1]: Span,
  y: number,
  height: number,
  colour: Colour,
  pitch = 0.34,
): void {
  const thick = 0.16;
  const slab = (a: number, b: number, low: number, high: number, w = thick) =>
    block(builder, front, [a, b], [y + low, y + high], [-w, 0], colour);
  slab(u0, u1, 0, height * 0.16);
  slab(u0, u1, height * 0.84, height, thick + 0.04);
  const count = Math.max(1, Math.round((u1 - u0) / pitch));
  for (let index = 0; index <= count; index++) {
    const u = mix(u0, u1, index / count);
    const half = index % 6 === 0 ? 0.13 : 0.055;
    slab(
      Math.max(u0, u - half),
      Math.min(u1, u + half),
      height * 0.16,
      index % 6 === 0 ? height * 1.08 : height * 0.84,
      thick * 0.7,
    );
  }
}

/** A parapet of leaf-shaped merlons (kanguras) side by side. */
export function merlons(
  builder: MeshBuilder,
  front: Front,
  [u0, u1]: Span,
  y: number,
  height: number,
  colour: Colour,
  pitch = height * 0.9,
): void {
  const base = height * 0.35;
  const thick = 0.25;
  block(builder, front, [u0, u1], [y, y + base], [-thick, 0], colour);
  const count = Math.max(1, Math.round((u1 - u0) / pitch));
  const half = (u1 - u0) / count / 2;
  const outline = [
    [-0.86, 0],
    [-0.94, 0.34],
    [-0.7, 0.62],
    [-0.3, 0.82],
    [0, 1],
    [0.3, 0.82],
    [0.7, 0.62],
    [0.94, 0.34],
    [0.86, 0],
  ] as const;
  for (let index = 0; index < count; index++) {
    const middle = u0 + (2 * index + 1) * half;
    const p = ([x, t]: readonly [number, number], w: number) =>
      on(front, middle + x * half, y + base + t * (height - base), w);
    for (let corner = 0; corner + 1 < outline.length; corner++) {
      const [a, b] = [
        outline[corner] as (typeof outline)[0],
        outline[corner + 1] as (typeof outline)[0],
      ];
      builder
        .triangle(on(front, middle, y + base, 0), p(a, 0), p(b, 0), colour)
        .triangle(on(front, middle, y + base, -thick), p(a, -thick), p(b, -thick), colour)
        .quad(p(a, 0), p(b, 0), p(b, -thick), p(a, -thick), colour);
    }
  }
}

/** Half an onion: from drum to tip, in shares of radius and height. */
const domeProfile = [
  [0.94, 0],
  [1, 0.08],
  [1.04, 0.2],
  [1.03, 0.32],
  [0.97, 0.46],
  [0.84, 0.6],
  [0.66, 0.73],
  [0.45, 0.84],
  [0.24, 0.92],
  [0.1, 0.97],
  [0.06, 1],
] as const;

/** A dome with its finial. */
export function dome(
  builder: MeshBuilder,
  foot: Vector,
  radius: number,
  height: number,
  colour: Colour,
  { ribs = 0, sides = 24, finial = colour } = {},
): void {
  turned(
    builder,
    foot,
    domeProfile.map(([r, t]) => [r * radius, t * height] as const),
    colour,
    { sides, ribs },
  );
  const tip = add(foot, [0, height * 0.97, 0]);
  const size = Math.min(radius, height) * 0.5;
  turned(
    builder,
    tip,
    [
      [0.3, 0],
      [0.34, 0.06],
      [0.1, 0.12],
      [0.07, 0.26],
      [0.17, 0.38],
      [0.17, 0.46],
      [0.05, 0.56],
      [0.04, 0.72],
      [0.09, 0.8],
      [0.03, 0.9],
      [0.01, 1.35],
    ].map(([r, t]) => [(r as number) * size, (t as number) * size] as const),
    finial,
    { sides: 10 },
  );
}

interface ChhatriOptions {
  /** Middle of its floor. */
  foot: Vector;
  /** To its corners. */
  radius: number;
  /** From the floor to where the arches end. */
  height: number;
  /** @default 8 */
  sides?: number;
  turn?: number;
  colour: Colour;
  dome?: Colour;
  finial?: Colour;
  /** Scallops of its arches. @default 0 */
  cusps?: number;
}

/** A kiosk of columns, arches, a sloping eave and a ribbed dome. */
export function chhatri(
  builder: MeshBuilder,
  {
    foot,
    radius,
    height,
    sides = 8,
    turn = 0,
    colour,
    dome: roof = colour,
    finial = roof,
    cusps = 0,
  }: ChhatriOptions,
): void {
  const corner = (index: number, r: number, y: number): Vector => {
    const angle = turn + ((index + 0.5) * 2 * Math.PI) / sides;
    return add(foot, [r * Math.cos(angle), y, r * Math.sin(angle)]);
  };
  turned(
    builder,
    foot,
    [
      [radius * 1.16, -0.05],
      [radius * 1.16, height * 0.07],
      [radius * 1.06, height * 0.07],
      [0, height * 0.07],
    ],
    colour,
    { sides: sides * 2 },
  );
  const post = radius * 0.075;
  for (let index = 0; index < sides; index++) {
    const [a, b] = [corner(index, radius, 0), corner(index + 1, radius, 0)];
    builder.tube(
      [
        add(a, [0, 0, 0]),
        add(a, [0, height * 0.1, 0]),
        add(a, [0, height * 0.13, 0]),
        add(a, [0, height * 0.66, 0]),
        add(a, [0, height * 0.72, 0]),
      ],
      [post * 1.9, post * 1.7, post, post * 0.85, post * 1.6],
      colour,
      8,
    );
    const side = frontBetween(a, b, foot);
    const half = side.width / 2 - post;
    archedBay(
      builder,
      side,
      [0, side.width],
      [height * 0.6, height],
      { half, sill: height * 0.6, spring: height * 0.62, tip: height * 0.9, cusps },
      post * 1.4,
      colour,
      cusps > 0 ? 18 : 8,
    );
    const [c, d] = [
      corner(index, radius * 1.42, height * 0.94),
      corner(index + 1, radius * 1.42, height * 0.94),
    ];
    const [e, f] = [
      corner(index, radius * 1.02, height * 1.07),
      corner(index + 1, radius * 1.02, height * 1.07),
    ];
    const under: Vector = [0, -height * 0.03, 0];
    builder
      .quad(c, d, f, e, colour)
      .quad(c, d, add(d, under), add(c, under), colour)
      .quad(
        add(c, under),
        add(d, under),
        corner(index + 1, radius, height * 0.98),
        corner(index, radius, height * 0.98),
        scaleColour(colour, 0.8),
      );
  }
  turned(
    builder,
    foot,
    [
      [radius * 1.02, height * 1.06],
      [radius * 1.02, height * 1.16],
      [radius * 0.9, height * 1.17],
      [radius * 0.86, height * 1.24],
    ],
    colour,
    { sides: sides * 3 },
  );
  dome(builder, add(foot, [0, height * 1.23, 0]), radius * 0.88, radius * 1.15, roof, {
    ribs: radius > 0.9 ? 16 : 0,
    finial,
  });
}

interface JharokhaOptions {
  /** Its middle along the wall, and the height of its floor. */
  u: number;
  y: number;
  width: number;
  height: number;
  colour: Colour;
  /** What is seen inside. */
  dark: Colour;
  roof?: Colour;
}

/** An oriel of three sides on corbels, with a parapet, cusped arches, an eave and a small dome. */
export function jharokha(
  builder: MeshBuilder,
  front: Front,
  { u, y, width, height, colour, dark, roof = colour }: JharokhaOptions,
): void {
  const half = width / 2;
  const reach = width * 0.36;
  const plan = (size: number, out: number): (readonly [number, number])[] => [
    [-half * size, 0],
    [-half * 0.62 * size, reach * out],
    [half * 0.62 * size, reach * out],
    [half * size, 0],
  ];
  const ring = (size: number, out: number, height: number) =>
    plan(size, out).map(([x, w]) => on(front, u + x, y + height, w));
  const band = (from: Vector[], to: Vector[], tint = colour) => {
    for (let side = 0; side < 3; side++) {
      builder.quad(
        from[side] as Vector,
        from[side + 1] as Vector,
        to[side + 1] as Vector,
        to[side] as Vector,
        tint,
      );
    }
  };
  const lid = (at: Vector[], tint = colour) =>
    builder.quad(at[0] as Vector, at[1] as Vector, at[2] as Vector, at[3] as Vector, tint);
  // Corbels: steps that grow upward from the wall.
  let previous = ring(0.3, 0.12, -height * 0.34);
  for (const [size, out, low, high] of [
    [0.45, 0.3, -0.34, -0.27],
    [0.65, 0.52, -0.24, -0.17],
    [0.84, 0.76, -0.14, -0.08],
    [1.06, 1.08, -0.05, 0.0],
  ] as const) {
    const foot = ring(size, out, height * low);
    const top = ring(size, out, height * high);
    band(previous, foot, scaleColour(colour, 0.85));
    band(foot, top);
    previous = top;
  }
  lid(previous);
  const rail = height * 0.3;
  band(ring(1, 1, 0), ring(1, 1, rail));
  band(ring(1.07, 1.08, rail), ring(1.07, 1.08, rail + height * 0.05));
  lid(ring(1.07, 1.08, rail + height * 0.05));
  const [feet, tops] = [ring(0.97, 0.97, rail), ring(0.97, 0.97, height * 0.86)];
  const middle = on(front, u, y, 0);
  for (let side = 0; side < 3; side++) {
    const face = frontBetween(feet[side] as Vector, feet[side + 1] as Vector, middle);
    const inset = 0.07;
    archedBay(
      builder,
      face,
      [0, face.width],
      [0, height * 0.56],
      {
        half: face.width / 2 - inset,
        sill: 0,
        spring: height * 0.3,
        tip: height * 0.48,
        cusps: side === 1 ? 5 : 0,
      },
      0.1,
      colour,
    );
    builder.tube([feet[side] as Vector, tops[side] as Vector], [0.075, 0.06], colour, 6);
  }
  builder.quad(
    on(front, u - half, y, 0.02),
    on(front, u + half, y, 0.02),
    on(front, u + half, y + height * 0.86, 0.02),
    on(front, u - half, y + height * 0.86, 0.02),
    dark,
  );
  const eave = ring(1.34, 1.42, height * 0.8);
  band(eave, ring(0.96, 0.96, height * 0.92));
  band(eave, ring(0.96, 0.96, height * 0.85), scaleColour(colour, 0.75));
  band(ring(1, 1, height * 0.92), ring(1, 1, height));
  lid(ring(1, 1, height));
  // A roof bent like a bamboo hut's (bangla), half of it in the wall.
  builder.sheet(
    12,
    8,
    (s, t) => {
      const x = (s - 0.5) * 2;
      const bow = 1 - x * x;
      const angle = (t * Math.PI) / 2;
      const tall = height * (0.04 + 0.26 * bow ** 0.7);
      return on(
        front,
        u + x * half * (0.98 - 0.25 * Math.sin(angle)),
        y + height + tall * Math.sin(angle),
        reach * Math.cos(angle) * (0.55 + 0.45 * bow ** 0.5),
      );
    },
    roof,
  );
  turned(
    builder,
    on(front, u, y + height * 1.28, 0.05),
    [
      [0.1, 0],
      [0.05, 0.1],
      [0.09, 0.2],
      [0.03, 0.3],
      [0.01, 0.6],
    ],
    roof,
    { sides: 8 },
  );
}

interface TowerOptions {
  foot: Vector;
  radius: number;
  height: number;
  colour: Colour;
  /** Heights of its mouldings. */
  bands: readonly number[];
  /** @default 8 */
  sides?: number;
  turn?: number;
}

/** A buttress tower, a little narrower above, with mouldings. */
export function tower(
  builder: MeshBuilder,
  { foot, radius, height, colour, bands, sides = 8, turn = 0 }: TowerOptions,
): void {
  const at = (index: number, r: number, y: number): Vector => {
    const angle = turn + ((index + 0.5) * 2 * Math.PI) / sides;
    return add(foot, [r * Math.cos(angle), y, r * Math.sin(angle)]);
  };
  const lean = (y: number) => radius * (1 - 0.08 * (y / height));
  const rings: (readonly [radius: number, y: number])[] = [[radius * 1.06, 0]];
  for (const y of bands) {
    const r = lean(y);
    rings.push([r, y], [r + 0.16, y + 0.12], [r + 0.2, y + 0.34], [r, y + 0.36]);
  }
  rings.push([lean(height), height], [0, height]);
  for (let step = 0; step + 1 < rings.length; step++) {
    const [r0, y0] = rings[step] as readonly [number, number];
    const [r1, y1] = rings[step + 1] as readonly [number, number];
    for (let index = 0; index < sides; index++) {
      builder.quad(
        at(index, r0, y0),
        at(index + 1, r0, y0),
        at(index + 1, r1, y1),
        at(index, r1, y1),
        colour,
      );
    }
  }
}
