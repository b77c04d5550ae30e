import { colour, mixColour } from '../renderer/colour.ts';
import { fractal, noise, noise3 } from '../renderer/noise.ts';
import type { Surface } from '../renderer/scene.ts';
import { bakeHeight } from '../renderer/terrain.ts';
import { smoothstep, type Vector } from '../renderer/vector.ts';
import { erodedLand } from './erodedLand.ts';

interface SnowMountainsOptions {
  /** In metres. */
  area: { left: number; right: number; front: number; back: number };
  /** Between the points of the eroded grid, in metres. */
  step: number;
  /** As for `erodedLand`: 600 a range, 2000 a great summit. */
  uplift: (x: number, z: number) => number;
  seed: number;
}

/** Heights of a range high enough for snow: crests, ribs and couloirs. */
export function snowMountains({ area, step, uplift, seed }: SnowMountainsOptions) {
  const shaped = erodedLand({
    area,
    step,
    uplift: (x, z) => uplift(x, z) * (1 + 0.3 * noise(x / (step * 70) + 3, z / (step * 70))),
    outlet: () => undefined,
    steepest: 1.9,
    seed,
  });
  const bend = step * 9;
  return bakeHeight(
    (x, z) => {
      const aside = bend * fractal(x / (bend * 7), z / (bend * 7) + 5, 4);
      const along = bend * fractal(x / (bend * 7) + 9, z / (bend * 7), 4);
      return (
        shaped(x + aside, z + along) + step * 0.35 * fractal(x / (step * 5), z / (step * 5), 4)
      );
    },
    area,
    2300,
  );
}

const rock = colour('#8d8680');
const darkRock = colour('#66666e');
const snow = colour('#f8f6f3');
const woods = colour('#1f4244');

interface SnowLine {
  /** Height below which no snow lies, in metres; woods end somewhat lower. */
  line: number;
  /** Size of its patches, in metres. */
  grain: number;
}

/** Snow where it can lie, bare rock on ribs and cliffs, woods at the foot. */
export function snowSurface({ line, grain }: SnowLine) {
  return (x: number, y: number, z: number, normal: Vector): Surface => {
    const patch = fractal(x / grain, z / grain, 5);
    const wooded = 1 - smoothstep(line * 0.75, line * 1.1, y + grain * patch);
    const lie = normal[1] + 0.06 * patch + 0.12 * smoothstep(line * 1.2, line * 3, y);
    const white =
      smoothstep(line * 0.95, line * 1.6, y + grain * patch) * smoothstep(0.42, 0.54, lie);
    const strata = noise3(x / (grain * 2), y / (grain * 0.2), z / (grain * 2));
    const bare = mixColour(mixColour(rock, darkRock, 0.5 + 0.35 * strata), woods, wooded);
    return { colour: mixColour(bare, snow, white) };
  };
}
