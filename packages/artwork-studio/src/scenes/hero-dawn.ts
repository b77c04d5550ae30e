/**
 * The Taj Mahal from Mehtab Bagh's bank at dawn, mirrored in the Yamuna. The sun has just risen at the left
 * (the north face gets it from April to September); mist lies on the river and thickens toward the light.
 * Dimensions: see parts/tajMahal.ts; the river is about 300 m wide here.
 */
import { boat } from '../parts/boat.ts';
import { broadleaf } from '../parts/broadleaf.ts';
import { riverLevel, tajMahal, tajMahalSurface } from '../parts/tajMahal.ts';
import {
  addColour,
  type Colour,
  colour,
  mixColour,
  ramp,
  scaleColour,
} from '../renderer/colour.ts';
import { MeshBuilder } from '../renderer/mesh.ts';
import { fractal, noise, seededRandom } from '../renderer/noise.ts';
import { scatter } from '../renderer/scatter.ts';
import { heroSizes, type Picture } from '../renderer/scene.ts';
import { clamp, mix, normalise, smoothstep, type Vector } from '../renderer/vector.ts';

const { abs, atan2, cos, exp, max, min, PI, sin } = Math;

const sun = normalise([-0.9, 0.26, -0.205]);

/** Where the sky is brightest, just outside the picture. */
const dawn = normalise([-0.36, 0.03, 0.93]);

/** Degrees to the right of south, where the camera looks; the sky is brightest toward the left. */
const azimuth = (direction: Vector) => (atan2(direction[0], direction[2]) * 180) / PI;
/** 1 where the light comes from, 0 at the right edge. */
const towardLight = (direction: Vector) => smoothstep(16, -20, azimuth(direction));

const skyStops = [
  [0, colour('#fddcae')],
  [1.6, colour('#fbcf9c')],
  [4, colour('#f4c8a2')],
  [6.5, colour('#dcc8b2')],
  [9.5, colour('#a8bdba')],
  [13, colour('#719ca7')],
  [19, colour('#437386')],
] as const;
const brightStops = [
  [0, colour('#ffeed4')],
  [2.5, colour('#ffe6c8')],
  [6, colour('#fde4cf')],
  [10, colour('#f4e4d8')],
  [15, colour('#d3dcd8')],
  [20, colour('#a9c2c8')],
] as const;
const cloudShade = colour('#e3b59b');
const cloudLit = colour('#ffe9c8');

/**
 * Bands that the light from the left bleaches, and thin clouds drawn out along the horizon.
 * @param reach how much higher the bands go: the portrait needs a light sky behind its text
 */
const skyOf =
  (reach: number) =>
  (direction: Vector): Colour => {
    const elevation = (Math.asin(clamp(direction[1], -1, 1)) * 180) / PI / reach;
    const light = towardLight(direction);
    let seen = mixColour(
      ramp(skyStops, max(0, elevation)),
      ramp(brightStops, max(0, elevation)),
      light,
    );
    // The sun itself stands left of the picture.
    const glow = Math.acos(
      clamp(direction[0] * dawn[0] + direction[1] * dawn[1] + direction[2] * dawn[2], -1, 1),
    );
    seen = addColour(seen, scaleColour([0.42, 0.2, 0.02], exp(-glow * 6.5)));
    const across = azimuth(direction);
    const u = across * 0.05;
    const v = elevation * 0.2;
    const bend = fractal(u * 1.3 + 3.1, v * 1.2 + 4, 4);
    const body = fractal(u * 1.1 + bend * 0.7 + 1.2, v * 2.2 + bend * 0.9 - u * 0.8 + 2, 6, 0.52);
    const share =
      smoothstep(0.02, 0.5, body) * smoothstep(0.8, 4, elevation) * smoothstep(17, 9, elevation);
    seen = mixColour(
      seen,
      mixColour(cloudShade, cloudLit, clamp(0.35 + light * 0.7 + bend * 0.4)),
      share * 0.62,
    );
    return seen;
  };

const mistLit = colour('#ffedd8');
const mistShade = colour('#ecd9cb');

/**
 * For each metre: banks over the water that drift apart, a thin sheet at the height of the terrace.
 * @param up above the river
 */
function mistDensity(x: number, up: number, z: number): number {
  const drift = fractal(x / 62 + 2.7, z / 60 + up / 14, 3);
  const overRiver = smoothstep(-400, -250, z) * smoothstep(30, -50, z);
  const bank = smoothstep(-0.3, 0.5, drift);
  const low = exp(-up / (1.2 + 4.6 * bank)) * (0.12 + bank) * overRiver;
  const level = (up - 11 - 3 * fractal(x / 110 + 9, z / 90, 2)) / 1.5;
  const sheet = exp(-level * level) * smoothstep(0, 0.5, drift + 0.2) * smoothstep(-150, -60, z);
  return 0.0165 * low + 0.0034 * sheet;
}

const slab = 26;
const steps = 16;

/** What is seen through mist and haze: the mist in steps through the layer that holds it. */
function air(seen: Colour, origin: Vector, direction: Vector, distance: number): Colour {
  const light = towardLight(direction);
  const far = min(distance, 2400);
  let depth = 0;
  const start = origin[1] - riverLevel;
  const climb = direction[1];
  const leave = climb > 1e-5 ? min(far, (slab - start) / climb) : far;
  if (leave > 0) {
    const end = min(leave, 620);
    for (let step = 0; step < steps; step++) {
      const t = ((step + 0.5) / steps) * end;
      depth +=
        (mistDensity(
          origin[0] + direction[0] * t,
          start + climb * t,
          origin[2] + direction[2] * t,
        ) *
          end) /
        steps;
    }
  }
  // Haze in closed form, lower and thicker to the left.
  const height = 34;
  const rise = (climb * far) / height;
  const column = abs(rise) < 1e-4 ? 1 : (1 - exp(-clamp(rise, -30, 30))) / rise;
  depth += far * exp(-start / height) * column * mix(0.00018, 0.0088, light ** 3);
  return mixColour(seen, mixColour(mistShade, mistLit, light), 1 - exp(-depth));
}

/** A still river: a slow swell, ripples near the bank, and lanes that a breath of wind roughens. */
function slope(x: number, z: number, distance: number): readonly [number, number] {
  const lane = smoothstep(0.1, 0.5, fractal(x / 85 + 5, z / 26 + 3, 3));
  const close = 1 / (1 + (distance / 110) ** 2);
  const swell = 0.001 + 0.0026 * lane;
  const ripple = (0.004 + 0.011 * lane) * close;
  return [
    swell * fractal(x / 7, z / 15, 3) + ripple * fractal(x * 0.8 + 3, z * 0.45, 3),
    swell * 1.5 * fractal(x / 7 + 31, z / 12 + 17, 3) +
      ripple * 1.6 * fractal(x * 0.7 + 31, z * 0.6, 3),
  ];
}

/** Trees of the gardens behind the terrace, and the far bank's beyond its end. */
function trees() {
  const random = seededRandom(21);
  const tones = [
    [colour('#2f4236'), colour('#5d7048'), colour('#8d9560')],
    [colour('#34463a'), colour('#6a7449'), colour('#a09a62')],
    [colour('#2b3f38'), colour('#4f6a4b'), colour('#7f9060')],
  ] as const;
  const kinds = [
    broadleaf({ seed: 3, width: 0.95, bare: 0.14, leaves: tones[0] }),
    broadleaf({ seed: 8, width: 0.75, bare: 0.16, leaves: tones[1] }),
    broadleaf({ seed: 14, width: 1.15, bare: 0.18, leaves: tones[2] }),
    broadleaf({ seed: 31, width: 0.5, bare: 0.1, leaves: tones[0] }),
  ].map((builder) => builder.build({ translucency: 0.25 }));
  const places: Parameters<typeof scatter>[0][number][] = [];
  const plant = (x: number, z: number, tall: number, ground: number) => {
    const mesh = kinds[Math.floor(random() * kinds.length)];
    if (!mesh) return;
    const tint = 0.85 + 0.3 * random();
    places.push({
      mesh,
      position: [x, ground, z],
      turn: random() * 2 * PI,
      size: tall / 16,
      tint: [tint, tint, tint * (0.92 + 0.12 * random())],
    });
  };
  for (const side of [-1, 1]) {
    for (let count = 0; count < 46; count++) {
      const away = mix(52, 170, random());
      const z = mix(64, 190, random());
      const grown = 0.8 + 0.45 * smoothstep(50, 75, away) + 0.25 * noise(away / 9, side);
      const tall = mix(11, 16, random()) * grown;
      plant(side * away, z, tall, -2);
    }
  }
  for (let count = 0; count < 90; count++) {
    const x = mix(-520, -175, random());
    const z = mix(60, 480, random() ** 1.4);
    plant(x, z, mix(9, 17, random()), riverLevel + 1.5);
  }
  return scatter(places);
}

/** Rose-ringed parakeets and kites are plenty here; at this distance they are strokes. */
function birds(at: Vector, spread: number, count: number) {
  const random = seededRandom(5);
  const builder = new MeshBuilder();
  const dark = colour('#4a4a48');
  for (let index = 0; index < count; index++) {
    const along = index / count;
    const middle: Vector = [
      at[0] + spread * (along - 0.5 + 0.12 * (random() - 0.5)),
      at[1] + spread * (0.22 * sin(along * 5) + 0.16 * (random() - 0.5)),
      at[2] + spread * (random() - 0.5),
    ];
    const wing = 0.85 + 0.35 * random();
    const lift = mix(-0.25, 0.55, random());
    const bank = 0.4 * (random() - 0.5);
    for (const side of [-1, 1]) {
      const place = (out: number, up: number, back: number): Vector => [
        middle[0] + side * out * wing * cos(bank),
        middle[1] + up * wing + side * out * sin(bank) * wing,
        middle[2] + back,
      ];
      const elbow = place(0.45, lift * 0.75, 0);
      const tip = place(1.05, lift * 0.6 - 0.12, 0.1);
      const body = place(0, 0, 0);
      const trail = place(0.05, -0.16, 0.1);
      const elbowTrail = place(0.5, lift * 0.75 - 0.17, 0.1);
      builder.quad(body, elbow, elbowTrail, trail, dark).triangle(elbow, tip, elbowTrail, dark);
    }
  }
  return builder.build();
}

function moored(position: Vector) {
  const wood = new MeshBuilder();
  boat(wood, wood, {
    position,
    turn: 2.9,
    length: 8.5,
    paint: colour('#4f6a6a'),
    band: colour('#b8894f'),
    seed: 4,
  });
  return wood.build({ roughness: 0.9 });
}

export default {
  title: 'The Taj Mahal at dawn across the Yamuna',
  sizes: heroSizes,
  build: (camera) => ({
    camera:
      camera === 'landscape'
        ? {
            position: [-48, -4, -430],
            target: [-48, -4, 0],
            fieldOfView: 20.6,
            shift: [0.02, -0.33],
          }
        : {
            position: [-12, -4, -430],
            target: [-12, -4, 0],
            fieldOfView: 28.6,
            shift: [-0.11, -0.51],
          },
    sun: { direction: sun, colour: [3.15, 2.0, 1.08], sharpness: 16 },
    sky: skyOf(camera === 'landscape' ? 1 : 1.55),
    ambient: { above: [0.27, 0.31, 0.38], below: [0.32, 0.24, 0.18] },
    hollow: 4,
    solids: { near: 280, far: 620, caution: 0.85, distance: tajMahal, surface: tajMahalSurface },
    meshes: [
      trees(),
      birds(camera === 'landscape' ? [-31, 48, -60] : [27, 62, -60], 17, 11),
      moored(camera === 'landscape' ? [-55.5, riverLevel, -274] : [-21, riverLevel, -230]),
    ],
    water: { level: riverLevel, slope, deep: colour('#2a6a78') },
    air,
    samples: 8,
    finish: { exposure: 0.98, saturation: 1.08, contrast: 0.13 },
  }),
} satisfies Picture;
