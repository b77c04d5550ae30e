/**
 * Sunrise on the Ganges off Varanasi, from a rowing boat: the painted bow with a brass tray of marigolds and a
 * lamp on its plank, the open bank on the left, the ghats' towers far off in gold haze.
 */
import { shikhara } from '../parts/shikhara.ts';
import { brassSurface } from '../parts/studio.ts';
import { heightFog } from '../renderer/air.ts';
import { type Colour, colour, mixColour, scaleColour } from '../renderer/colour.ts';
import { box, smoothUnion } from '../renderer/distance.ts';
import { MeshBuilder } from '../renderer/mesh.ts';
import { cell, fractal, seededRandom } from '../renderer/noise.ts';
import { type Picture, pageSizes, type Solids, type Surface } from '../renderer/scene.ts';
import { hazySky } from '../renderer/sky.ts';
import { add, mix, normalise, smoothstep, type Vector } from '../renderer/vector.ts';
import { ripples } from '../renderer/water.ts';

const { abs, cos, floor, hypot, max, min, PI, sin } = Math;

const sun = normalise([-0.36, 0.1, 0.93]);

/** The boat's axis, in metres from the water below the camera. It points a little to the right. */
const boat = { x: 0.32, z: 0.2, turn: 0.17 };
const bow = 3.5;

const place = (across: number, y: number, along: number): Vector => [
  boat.x + across * cos(boat.turn) + along * sin(boat.turn),
  y,
  boat.z - across * sin(boat.turn) + along * cos(boat.turn),
];
const within = (x: number, z: number) => {
  const [dx, dz] = [x - boat.x, z - boat.z];
  return {
    across: dx * cos(boat.turn) - dz * sin(boat.turn),
    along: dx * sin(boat.turn) + dz * cos(boat.turn),
  };
};

/** Half the width between the gunwales, and their height above the water. */
const beam = (along: number) => 0.86 * max(0, 1 - (max(0, along) / bow) ** 2.3);
const gunwale = (along: number) => 0.4 + 0.5 * (max(0, along) / bow) ** 2.6;

/** Faded paint in bands: terracotta, ochre, teal; bare wood where ropes have rubbed. */
function paint(share: number, along: number, across: number): Colour {
  const bands = ['#a5533a', '#d4a24e', '#3f7274', '#e6dcc4', '#3f7274'].map(colour);
  const tone = bands[min(4, floor(share * 5))] as Colour;
  const rubbed = smoothstep(0.25, 0.6, fractal(along * 5 + across * 3, share * 7, 4));
  return mixColour(tone, colour('#8c7050'), 0.15 + 0.75 * rubbed);
}
const wood = (along: number, across: number) => {
  const plank = floor(across * 9 + 40);
  const grain = fractal(along * 2.4 + cell(plank, 2) * 9, across * 60, 4);
  const joint = smoothstep(0.44, 0.49, abs(across * 9 + 40 - plank - 0.5));
  return scaleColour(
    mixColour(colour('#6d5138'), colour('#a1805a'), smoothstep(-0.5, 0.5, grain)),
    (0.8 + 0.3 * cell(plank, 7)) * (1 - 0.55 * joint),
  );
};

/** Height of the inside, from 0 at the rails to its deepest amidships. */
const inside = (side: number, along: number) =>
  gunwale(along) - 0.34 * (1 - abs(side) ** 2.6) * min(1, beam(along) * 2.2);

function planking() {
  const builder = new MeshBuilder();
  builder.sheet(
    40,
    60,
    (u, v) => {
      const along = mix(-1.4, bow - 0.02, v);
      const side = (u - 0.5) * 2;
      return place(side * beam(along) * 0.97, inside(side, along), along);
    },
    [1, 1, 1],
  );
  // Ribs, bent from rail to rail.
  for (let rib = 0; rib < 11; rib++) {
    const along = -0.7 + rib * 0.37;
    const arc = Array.from({ length: 17 }, (_, step) => {
      const side = (step / 8 - 1) * 0.98;
      return place(side * beam(along) * 0.95, inside(side, along) + 0.012, along);
    });
    builder.tube(
      arc,
      arc.map(() => 0.02),
      [1, 1, 1],
      6,
    );
  }
  return builder.build({
    surface: ([x, , z]) => {
      const { across, along } = within(x, z);
      return { colour: wood(along, (across / (beam(along) + 0.05)) * 0.8), roughness: 0.75 };
    },
  });
}

function hull() {
  const builder = new MeshBuilder();
  // The outside, painted.
  for (const side of [-1, 1]) {
    builder.sheet(
      60,
      12,
      (u, v) => {
        const along = mix(-1.4, bow, u);
        const flare = 1.03 - 0.34 * v ** 1.6;
        return place(
          side * (beam(along) + 0.035) * flare,
          mix(gunwale(along), -0.12, v),
          along - 0.3 * v * (u > 0.9 ? 1 : 0),
        );
      },
      (u, v) => paint(v, u * 5, side),
    );
    // The gunwale, a rail as thick as an arm.
    const rail = Array.from({ length: 41 }, (_, step) => {
      const along = mix(-1.4, bow, step / 40);
      return place(side * (beam(along) + 0.015), gunwale(along) + 0.012, along);
    });
    builder.tube(
      rail,
      rail.map(() => 0.036),
      colour('#8a5a3c'),
      10,
    );
    const stripe = rail.map(([x, y, z]): Vector => [x, y + 0.03, z]);
    builder.tube(
      stripe,
      stripe.map(() => 0.014),
      colour('#c98f3f'),
      6,
    );
  }
  // The stem rises beyond the rails and ends in a knob.
  const stem = Array.from({ length: 10 }, (_, step) => {
    const t = step / 9;
    return place(0, mix(0.1, gunwale(bow) + 0.26, t), bow + 0.02 + 0.16 * t * t);
  });
  builder.tube(
    stem,
    stem.map((_, step) => 0.052 - 0.002 * step),
    colour('#7b4c33'),
    10,
  );
  return builder.build({ roughness: 0.7 });
}

/** Slats to stand on, a hand above the keel. */
const slatsDistance = (x: number, y: number, z: number) => {
  const { across, along } = within(x, z);
  const slat = across - 0.1 * Math.round(Math.max(-3, Math.min(3, across / 0.1)));
  return box(slat, y - 0.16, along - 0.6, 0.043, 0.012, 2, 0.005);
};

/** The plank across the bow that the tray stands on. */
const thwart = { along: 1.62, top: 0.45, half: 0.25 };
const thwartDistance = (x: number, y: number, z: number) => {
  const { across, along } = within(x, z);
  const grain = 0.0012 * fractal(across * 6, along * 90, 3);
  return (
    box(across, y - thwart.top + 0.018, along - thwart.along, 0.78, 0.018, thwart.half, 0.006) +
    grain
  );
};

const tray = { across: -0.04, along: thwart.along, radius: 0.21 };
const trayMiddle = place(tray.across, thwart.top, tray.along);
const trayDistance = (x: number, y: number, z: number) => {
  const r = hypot(x - trayMiddle[0], z - trayMiddle[2]);
  const rise = thwart.top + 0.006 + 0.014 * smoothstep(tray.radius - 0.025, tray.radius, r);
  const sheet = max(abs(y - rise) - 0.0022, r - tray.radius);
  return smoothUnion(sheet, hypot(r - tray.radius, y - thwart.top - 0.02) - 0.004, 0.006) * 0.8;
};

/** A brass lamp on a foot, its flame toward us. */
const lamp: Vector = add(trayMiddle, [0.055, 0.008, -0.03]);
const lampDistance = (px: number, py: number, pz: number) => {
  const [x, y, z] = [px - lamp[0], py - lamp[1], pz - lamp[2]];
  const r = hypot(x, z);
  const stem = max(r - mix(0.03, 0.008, smoothstep(0, 0.02, y)), -y, y - 0.045);
  const bowl = max(abs(hypot(r, (y - 0.07) * 1.3) - 0.033) - 0.0022, y - 0.068);
  return min(stem, bowl) * 0.7;
};
const flame: Vector = add(lamp, [0, 0.088, -0.012]);
const flameDistance = (x: number, y: number, z: number) => {
  const t = (y - flame[1] + 0.02) / 0.055;
  const radius = 0.0088 * sin(PI * min(1, max(0, t)) ** 0.62) * (1 - 0.25 * t);
  return max(hypot(x - flame[0], z - flame[2]) - radius, max(-t, t - 1, 0) * 0.05) * 0.6;
};

/** The ghats far off: blocks of houses and the towers of temples above their steps. */
const towers = [
  { x: 120, z: 640, size: 2.6, base: 14 },
  { x: 205, z: 600, size: 3.4, base: 17 },
  { x: 70, z: 700, size: 2.1, base: 12 },
  { x: 270, z: 560, size: 2.7, base: 16 },
  { x: 12, z: 760, size: 1.7, base: 9 },
];
const blocks = (() => {
  const random = seededRandom(4);
  return Array.from({ length: 46 }, (_, index) => {
    const t = index / 45;
    return {
      x: mix(-60, 330, t) + 8 * random(),
      z: mix(800, 520, t) + 12 * random(),
      width: mix(4, 8, random()),
      height: mix(5, 13, random()) * mix(0.6, 1.3, t),
    };
  });
})();
const shore = (x: number) => mix(800, 520, (x + 60) / 390) - 14;
const farDistance = (x: number, y: number, z: number) => {
  // Steps as one slope: at this distance they are but lines.
  const line = z - shore(x);
  let least = max(y - min(6, max(0, line) * 0.45), -line, -x - 110) * 0.6;
  for (const block of blocks) {
    least = min(least, box(x - block.x, y - 4, z - block.z, block.width, 4 + block.height, 8, 0.3));
  }
  for (const { x: tx, z: tz, size, base } of towers) {
    const bound = hypot(x - tx, z - tz) - 4 * size;
    least = min(
      least,
      bound > 12 ? bound : size * shikhara((x - tx) / size, (y - base) / size, (z - tz) / size),
    );
  }
  return least;
};

/** Other boats, as one sees them against the light. */
const farBoats = [
  { x: -24, z: 96, size: 1, turn: 0.3 },
  { x: -34, z: 120, size: 1, turn: -0.2 },
  { x: 16, z: 150, size: 1.1, turn: 0.5 },
  { x: -62, z: 230, size: 1.2, turn: 0.1 },
];
const farBoatDistance = (px: number, py: number, pz: number) => {
  let least = Number.POSITIVE_INFINITY;
  for (const { x, z, size, turn } of farBoats) {
    const bound = hypot(px - x, py, pz - z) - 5 * size;
    if (bound > 3) {
      least = min(least, bound);
      continue;
    }
    const u = ((px - x) * cos(turn) + (pz - z) * sin(turn)) / size;
    const w = ((pz - z) * cos(turn) - (px - x) * sin(turn)) / size;
    const sheer = 0.34 + 0.3 * (u / 3.4) ** 4;
    const half = 0.8 * max(0, 1 - (u / 3.5) ** 2);
    const shell = max(abs(w) - half, abs(u) - 3.3, py / size - sheer, -0.3 - py / size);
    const canopy = max(
      abs(hypot(py / size - 0.5, w) - 0.95) - 0.04,
      abs(u + 0.5) - 1.1,
      0.5 - py / size,
    );
    least = min(least, min(shell, canopy) * 0.6 * size);
  }
  return least;
};

const nearDistance = (x: number, y: number, z: number) =>
  min(
    slatsDistance(x, y, z),
    thwartDistance(x, y, z),
    trayDistance(x, y, z),
    lampDistance(x, y, z),
    flameDistance(x, y, z),
  );

const solids: Solids = {
  near: 0.6,
  far: 900,
  steps: 220,
  distance: (x, y, z) => {
    const toBoat = hypot(x - boat.x, y, z - boat.z - 1.6) - 2;
    const near = toBoat > 1 ? toBoat : nearDistance(x, y, z);
    return min(near, farBoatDistance(x, y, z), z > 300 || near > 200 ? farDistance(x, y, z) : 300);
  },
  surface: (x, y, z): Surface => {
    if (z > 300) {
      const tone = 0.85 + 0.3 * cell(floor(x / 11), floor(y / 5));
      const windows = smoothstep(0.5, 0.8, cell(floor(x * 0.9), floor(y * 0.6)));
      return {
        colour: scaleColour(mixColour(colour('#b98a68'), colour('#5d4438'), 0.35 * windows), tone),
      };
    }
    if (z > 8) return { colour: colour('#3d2c24') };
    const parts = [
      flameDistance(x, y, z),
      lampDistance(x, y, z),
      trayDistance(x, y, z),
      min(thwartDistance(x, y, z), slatsDistance(x, y, z)),
    ];
    switch (parts.indexOf(Math.min(...parts))) {
      case 0: {
        const t = (y - flame[1] + 0.02) / 0.055;
        return { colour: [0, 0, 0], emission: [3.6, mix(2.4, 1.7, t), mix(0.95, 0.35, t)] };
      }
      case 1:
      case 2:
        return brassSurface(x, y, z);
      default: {
        const { across, along } = within(x, z);
        return { colour: wood(across, along * 1.7), roughness: 0.6 };
      }
    }
  },
};

/** Marigolds, each a ball of folded petals; strewn petals and a few leaves of the garland between. */
function marigolds() {
  const random = seededRandom(52);
  const builder = new MeshBuilder();
  const tones = ['#e98a1f', '#f2a52c', '#d9701c', '#f6bd45'].map(colour);
  const blossom = (at: Vector, size: number) => {
    const tone = tones[floor(random() * 4)] as Colour;
    for (let petal = 0; petal < 90; petal++) {
      const rise = petal / 90;
      const turn = petal * 2.4;
      const lean = mix(1.35, 0.1, rise ** 0.8);
      const from: Vector = [
        at[0] + 0.3 * size * sin(lean) * cos(turn),
        at[1] + size * (0.15 + 0.4 * rise),
        at[2] + 0.3 * size * sin(lean) * sin(turn),
      ];
      const reach = size * (0.72 - 0.25 * rise) * (0.9 + 0.2 * random());
      builder.leaf(
        from,
        [
          from[0] + reach * sin(lean) * cos(turn),
          from[1] + reach * cos(lean) * 0.8,
          from[2] + reach * sin(lean) * sin(turn),
        ],
        size * 0.42,
        [cos(turn) * -0.6, 1, sin(turn) * -0.6],
        scaleColour(tone, 0.85 + 0.3 * random()),
        size * 0.06,
      );
    }
  };
  for (let count = 0; count < 19; count++) {
    const angle = 0.6 + (count / 19) * 2 * PI;
    const ring = 0.148 + 0.02 * random();
    const at = add(trayMiddle, [ring * cos(angle), 0.012, ring * sin(angle)]);
    if (hypot(at[0] - lamp[0], at[2] - lamp[2]) > 0.05) blossom(at, 0.036 + 0.008 * random());
  }
  for (let count = 0; count < 12; count++) {
    blossom(
      add(trayMiddle, [-0.05 + 0.06 * random(), 0.014 + 0.02 * random(), -0.02 + 0.07 * random()]),
      0.033,
    );
  }
  // A garland over the stem of the bow.
  for (let count = 0; count < 26; count++) {
    const t = count / 25;
    const side = t < 0.5 ? -1 : 1;
    const s = abs(t - 0.5) * 2;
    const at = place(side * 0.12 * s ** 0.6, gunwale(bow) + 0.14 - 0.34 * s, bow - 0.06 - 0.1 * s);
    blossom(at, 0.036);
  }
  for (let count = 0; count < 40; count++) {
    const at = place(
      (random() - 0.5) * 0.8,
      thwart.top + 0.004,
      thwart.along + (random() - 0.5) * 0.34,
    );
    const turn = random() * 6.3;
    builder.leaf(
      at,
      add(at, [0.016 * cos(turn), 0.003, 0.016 * sin(turn)]),
      0.011,
      [0, 1, 0],
      tones[floor(random() * 4)] as Colour,
    );
  }
  return builder.build({ translucency: 0.45, roughness: 0.8 });
}

/** Gulls over the river: two wings, a body. They winter here from November to March. */
function gulls() {
  const random = seededRandom(19);
  const builder = new MeshBuilder();
  for (let count = 0; count < 15; count++) {
    const at: Vector = [mix(-15, 5, random()), mix(2.6, 7, random()), mix(16, 42, random())];
    const [beat, turn] = [mix(-0.25, 0.6, random()), mix(-0.9, 0.9, random())];
    const point = (across: number, y: number, along: number): Vector =>
      add(at, [across * cos(turn) - along * sin(turn), y, across * sin(turn) + along * cos(turn)]);
    const tone = colour('#e9e3da');
    for (const side of [-1, 1]) {
      const [elbow, tip] = [
        point(side * 0.24, 0.14 * beat + 0.06, 0.02),
        point(side * 0.62, 0.02 + 0.2 * beat, -0.1),
      ];
      builder.quad(
        point(0, 0, 0.08),
        elbow,
        point(side * 0.22, 0.12 * beat + 0.05, -0.13),
        point(0, 0, -0.07),
        tone,
      );
      builder.triangle(
        elbow,
        tip,
        point(side * 0.22, 0.12 * beat + 0.05, -0.13),
        scaleColour(tone, 0.75),
      );
    }
    builder.tube(
      [point(0, 0, -0.22), point(0, 0.01, 0), point(0, 0, 0.2)],
      [0.01, 0.055, 0.012],
      tone,
    );
  }
  return builder.build({ translucency: 0.3 });
}

export default {
  title: 'Sunrise on the Ganges from a boat',
  sizes: pageSizes,
  build: (camera) => ({
    camera:
      camera === 'landscape'
        ? {
            position: [0.2, 1.12, -0.55],
            target: [0.75, 0.72, 2.4],
            fieldOfView: 36,
            shift: [0.42, 0.02],
          }
        : {
            position: [0.26, 1.2, -0.5],
            target: [0.72, 0.74, 2.4],
            fieldOfView: 44,
            shift: [0, -0.1],
          },
    sun: { direction: sun, colour: [2.3, 1.5, 0.82], sharpness: 16 },
    sky: hazySky({
      stops: [
        [0, colour('#fcdca6')],
        [4, colour('#fbd6a0')],
        [10, colour('#f4cfa8')],
        [20, colour('#dcc7b4')],
        [34, colour('#a9b4b8')],
      ],
      sun,
      glow: [0.75, 0.48, 0.2],
      clouds: {
        cover: 0.36,
        density: 0.35,
        scale: 0.7,
        colour: colour('#e9bf98'),
        lit: colour('#ffe4b4'),
        offset: 2,
      },
    }),
    ambient: { above: [0.5, 0.46, 0.44], below: [0.36, 0.27, 0.17] },
    hollow: 0.12,
    gather: 32,
    lamps: [{ position: flame, colour: [1.4, 0.75, 0.3], reach: 0.09 }],
    solids,
    meshes: [planking(), hull(), marigolds(), gulls()],
    water: { level: 0, slope: ripples(0.045, 0.5), deep: colour('#4d5f56') },
    air: heightFog({
      density: 0.0034,
      height: 30,
      base: 0,
      colour: colour('#f0d9b8'),
      lit: colour('#ffe3ae'),
      sun,
      most: 0.86,
    }),
    focus: { distance: 2.6, aperture: 4 },
    finish: { exposure: 1.04, bloom: 0.22 },
  }),
} satisfies Picture;
