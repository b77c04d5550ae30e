/**
 * Tea gardens near Munnar in the Western Ghats, soon after sunrise: rows of clipped bushes round the hills, a
 * footpath with stone steps, silver oaks that shade the tea, and ridge behind ridge in golden haze.
 */
import { silverOak } from '../parts/silverOak.ts';
import { type Mound, teaBushes, teaGarden } from '../parts/teaGarden.ts';
import { heightFog } from '../renderer/air.ts';
import { type Colour, colour, mixColour, scaleColour } from '../renderer/colour.ts';
import { type Mesh, MeshBuilder, type Placement } from '../renderer/mesh.ts';
import { billow, fractal, noise, seededRandom } from '../renderer/noise.ts';
import { scatter } from '../renderer/scatter.ts';
import { type Picture, pageSizes, type Surface } from '../renderer/scene.ts';
import { hazySky } from '../renderer/sky.ts';
import { bakeHeight } from '../renderer/terrain.ts';
import { clamp, mix, normalise, smoothstep, type Vector } from '../renderer/vector.ts';

const { abs, floor, hypot, max, min, PI } = Math;

const sun = normalise([-0.72, 0.3, 0.52]);

/** The hill of the picture stands right of the view; lower ones lead off to the left. */
const mounds: readonly Mound[] = [
  { x: 44, z: 128, length: 92, width: 78, height: 40, turn: 0.4 },
  { x: 22, z: 34, length: 52, width: 34, height: 10, turn: 0.25 },
  { x: -30, z: 46, length: 60, width: 46, height: 7, turn: -0.2 },
  { x: -40, z: 108, length: 66, width: 40, height: 11, turn: -0.3 },
  { x: -26, z: 215, length: 110, width: 70, height: 25, turn: 0.2 },
  { x: 150, z: 265, length: 150, width: 110, height: 66, turn: 0.5 },
  { x: -150, z: 300, length: 150, width: 90, height: 34, turn: -0.2 },
  { x: 40, z: 390, length: 190, width: 120, height: 60, turn: 0.1 },
  { x: -120, z: 480, length: 260, width: 130, height: 62, turn: 0.3 },
  { x: 260, z: 520, length: 240, width: 170, height: 120, turn: -0.3 },
];
const tea = teaGarden(mounds);

/** The Ghats beyond: ranges, each higher and farther, from metres away to metres of height. */
const ranges = [
  { z: 900, rise: 85, size: 420, seed: 2 },
  { z: 1500, rise: 165, size: 620, seed: 9 },
  { z: 2400, rise: 270, size: 900, seed: 17 },
  { z: 3800, rise: 450, size: 1500, seed: 5 },
] as const;

function far(x: number, z: number) {
  let y = 0;
  for (const { z: at, rise, size, seed } of ranges) {
    const across = abs(z - at - 0.2 * size * noise(x / size, seed)) / (size * 0.42);
    if (across > 1) continue;
    const crest =
      0.62 + 0.36 * noise(x / size + seed * 3.7, seed) + 0.1 * fractal((x / size) * 4, seed, 3);
    const toRight = 1 + 0.3 * smoothstep(-200, 900, x);
    y = max(y, rise * crest * toRight * (0.5 + 0.5 * Math.cos(PI * across)));
  }
  return y + (y > 4 ? 5 * billow(x / 26, z / 26, 2) : 0);
}

/** The footpath's bends, from the camera's feet to the hill's shoulder; x and z. */
const bends: readonly (readonly [number, number])[] = [
  [4, 6],
  [9, 16],
  [15, 24],
  [15, 33],
  [10, 43],
  [12, 54],
  [22, 62],
  [31, 70],
  [29, 82],
  [21, 91],
  [26, 101],
  [38, 107],
  [42, 120],
  [40, 134],
];
/** Half of it. */
const pathWidth = 1;

/** A curve through the bends (Catmull-Rom), in pieces. */
const trail = bends.slice(0, -1).flatMap((b, index) => {
  const a = bends[index - 1] ?? b;
  const c = bends[index + 1] ?? b;
  const d = bends[index + 2] ?? c;
  return Array.from({ length: 8 }, (_, piece) => {
    const t = piece / 8;
    const along = (k: 0 | 1) =>
      0.5 *
      (2 * b[k] +
        (c[k] - a[k]) * t +
        (2 * a[k] - 5 * b[k] + 4 * c[k] - d[k]) * t * t +
        (3 * b[k] - a[k] - 3 * c[k] + d[k]) * t ** 3);
    return [along(0), along(1)] as const;
  });
});

/** From the path's middle, up to 6 m. */
function pathDistance(x: number, z: number) {
  let least = 6;
  for (let index = 1; index < trail.length; index++) {
    const [[ax, az], [bx, bz]] = [trail[index - 1], trail[index]] as [
      readonly [number, number],
      readonly [number, number],
    ];
    if (abs(z - az) > 8 || abs(x - ax) > 8) continue;
    const [dx, dz] = [bx - ax, bz - az];
    const t = clamp(((x - ax) * dx + (z - az) * dz) / (dx * dx + dz * dz));
    least = min(least, hypot(x - ax - dx * t, z - az - dz * t));
  }
  return least;
}

const stepRise = 0.27;
const leafDark = colour('#4d6639');
const leaf = colour('#7c9850');
const flush = colour('#b2b865');
const earth = colour('#b58a5e');
const underBush = colour('#5c5a38');
const slab = colour('#dcc8a8');
const forest = colour('#5a7050');

/** Steps where the path climbs: flat treads a stride apart, the ground between them. */
const stepped = (ground: number) => {
  const share = ground / stepRise;
  return (floor(share) + smoothstep(0.62, 0.9, share - floor(share))) * stepRise;
};

function land() {
  const fromPath = bakeHeight(pathDistance, { left: -4, right: 52, front: 0, back: 140 }, 1400);
  const onPath = (x: number, z: number) =>
    x > -2 && x < 50 && z > 1 && z < 138 ? fromPath(x, z) : 6;
  const height = (x: number, z: number, distance: number) => {
    if (z > 700) return far(x, z);
    const place = tea(x, z);
    const apart = onPath(x, z) + 0.2 * noise(x, z);
    const beside = smoothstep(pathWidth, pathWidth + 0.6, apart);
    const grown = teaBushes(x, z, place, distance) * beside;
    const ground =
      apart < pathWidth
        ? mix(stepped(place.ground), place.ground, smoothstep(0.88, 0.98, apart))
        : place.ground;
    return ground + grown + (z > 560 ? far(x, z) : 0);
  };
  const surface = (x: number, y: number, z: number, normal: Vector, distance: number): Surface => {
    if (z > 640) return { colour: scaleColour(forest, 0.85 + 0.4 * billow(x / 30, z / 30, 2)) };
    const place = tea(x, z);
    const apart = onPath(x, z) + 0.2 * noise(x, z);
    const grain = fractal(x * 2.2, z * 2.2, distance < 90 ? 4 : 2);
    if (apart < pathWidth + 0.12) {
      const isTread = normal[1] > 0.93 && apart < pathWidth - 0.06;
      const share = place.ground / stepRise;
      const edge = smoothstep(0.35, 0.75, share - floor(share));
      const stone = scaleColour(slab, 0.92 + 0.16 * grain);
      const soil = scaleColour(earth, 0.95 + 0.2 * grain);
      return {
        colour: isTread ? mixColour(stone, soil, 0.75 * (1 - edge)) : mixColour(stone, soil, 0.4),
      };
    }
    const up = clamp((y - place.ground) / 0.8);
    const patch = 0.5 + 0.5 * fractal(x / 17 + 2, z / 17, 3);
    const young = mixColour(leaf, flush, clamp(0.25 + 0.7 * patch + 0.5 * grain));
    const top = mixColour(leafDark, young, smoothstep(0.25, 0.95, up));
    const seen = mixColour(underBush, top, smoothstep(0, 0.3, up));
    // Far off a pixel holds a whole row.
    const mean = mixColour(leafDark, leaf, 0.55 + 0.35 * patch);
    return {
      colour: mixColour(seen, mean, smoothstep(200, 480, distance)),
      translucency: 0.22,
      relief: [0.3 * grain, 0, 0.3 * noise(x * 5, z * 5)],
    };
  };
  return { height, surface, onPath };
}

/** Silver oaks on the slopes, slim and loose; groves of them in the hollows far off. */
function trees(onPath: (x: number, z: number) => number): Mesh {
  const random = seededRandom(31);
  const oaks = [1, 2, 3, 4].map((seed) => silverOak(seed).build({ translucency: 0.4 }));
  const places: (Placement & { mesh: Mesh })[] = [];
  const put = (meshes: readonly Mesh[], x: number, z: number, size: number) => {
    const light = 0.88 + 0.25 * random();
    places.push({
      mesh: meshes[floor(random() * meshes.length)] as Mesh,
      position: [x, tea(x, z).ground - 0.2, z],
      turn: random() * 2 * PI,
      size,
      tint: [light, light, light],
    });
  };
  for (const [x, z, size] of [
    [27.5, 77, 0.62],
    [34.5, 92, 0.66],
    [17, 84, 0.56],
    [46, 98, 0.7],
    [49, 112, 0.74],
    [36, 122, 0.72],
    [30, 117, 0.6],
    [58, 120, 0.8],
    [7, 96, 0.5],
    [64, 104, 0.72],
    [52, 84, 0.62],
    [20.5, 48, 0.5],
  ] as const) {
    put(oaks, x, z, size * 1.08);
  }
  for (let count = 0; count < 420; count++) {
    const z = mix(130, 620, random() ** 0.8);
    const x = mix(-0.62, 0.7, random()) * z;
    const isGrove = fractal(x / 60 + 8, z / 60, 3) > 0.05 + 0.4 * random();
    if (!isGrove || onPath(x, z) < 2) continue;
    put(oaks, x, z, 0.5 + 0.35 * random());
  }
  return scatter(places);
}

/** A few birds over the haze: two wings each. */
function birds(): Mesh {
  const random = seededRandom(6);
  const builder = new MeshBuilder();
  const ink = colour('#5b5a50');
  for (let bird = 0; bird < 7; bird++) {
    const [x, y, z] = [-34 + 6 * bird + 4 * random(), 66 + 9 * random() - abs(bird - 3), 250];
    const [span, lift] = [1.5 + 0.5 * random(), 0.2 + 0.5 * random()];
    for (const side of [-1, 1]) {
      const elbow: Vector = [x + side * span * 0.45, y + lift, z];
      builder
        .triangle([x, y, z - 0.2], elbow, [x, y + 0.22, z + 0.2], ink)
        .triangle(
          elbow,
          [x + side * span, y + lift * 0.5, z],
          [x + side * span * 0.4, y + lift - 0.2, z],
          ink,
        );
    }
  }
  return builder.build();
}

const haze = heightFog({
  density: 0.0014,
  height: 70,
  base: 0,
  colour: scaleColour(colour('#f3e6d2'), 1.2),
  lit: scaleColour(colour('#ffe6bf'), 1.4),
  sun: normalise([-0.72, 0.06, 0.6]),
  most: 0.95,
});

const mistColour = scaleColour(colour('#fbebd2'), 1.3);
/** Mist that still lies in the hollows on the left. */
function air(seen: Colour, origin: Vector, direction: Vector, distance: number): Colour {
  const hazy = haze(seen, origin, direction, distance);
  const [x, y] = [origin[0] + direction[0] * distance, origin[1] + direction[1] * distance];
  const share =
    0.9 *
    smoothstep(26, -44, x + 0.06 * distance) *
    smoothstep(30, 135, distance) *
    Math.exp(-max(0, y) / 34);
  return mixColour(hazy, mistColour, share);
}

export default {
  title: 'Tea gardens in the Western Ghats',
  sizes: pageSizes,
  build: (camera) => {
    const { height, surface, onPath } = land();
    const position: Vector = [0, 24, -14];
    return {
      camera:
        camera === 'landscape'
          ? { position, target: [4, 22.5, 86], fieldOfView: 31, shift: [0, 0.02] }
          : { position, target: [25, 21, 86], fieldOfView: 37, shift: [0, -0.1] },
      sun: { direction: sun, colour: [4.4, 3.1, 1.7], sharpness: 16 },
      sky: hazySky({
        stops: [
          [0, scaleColour(colour('#fce6c2'), 1.3)],
          [4, scaleColour(colour('#fae8cd'), 1.28)],
          [10, scaleColour(colour('#eee8d8'), 1.2)],
          [18, scaleColour(colour('#d3e0d8'), 1.1)],
          [34, colour('#a8c3bd')],
        ],
        sun,
        glow: [0.6, 0.4, 0.18],
        clouds: {
          cover: 0.36,
          density: 0.4,
          scale: 0.6,
          colour: colour('#eedcc2'),
          lit: colour('#fff0d2'),
        },
      }),
      ambient: { above: [0.36, 0.42, 0.44], below: [0.22, 0.22, 0.14] },
      terrain: { height, surface, near: 12, far: 5600, ceiling: 700 },
      meshes: [trees(onPath), birds()],
      air,
      samples: 5,
      finish: { exposure: 0.94, bloom: 0.16, contrast: 0.1, saturation: 1.06 },
    };
  },
} satisfies Picture;
