import { cell, fractal } from '../renderer/noise.ts';

const { abs, max, min, sqrt } = Math;
const half = sqrt(3) / 2;

interface JaliOptions {
  /** Between parallel bars, in metres; the hexagons are as wide. */
  period: number;
  /** Half the width of a bar. */
  bar: number;
}

/**
 * The pierced screen of Mughal windows in its plane: bars in three directions that leave hexagons with a
 * star of triangles between them, as at Fatehpur Sikri and the tomb of Salim Chishti. Signed distance.
 */
export function jali({ period, bar }: JaliOptions) {
  const toBar = (along: number) => {
    const share = along / period;
    return abs(share - Math.floor(share) - 0.5) * period;
  };
  return (x: number, y: number): number =>
    min(toBar(y), toBar(half * x - y / 2), toBar(-half * x - y / 2)) - bar;
}

/** How much of its colour sandstone keeps at a place: beds, stains, one block unlike the next. */
export function masonryTone(x: number, y: number, courses: number, length: number): number {
  const row = Math.floor(y / courses);
  const along = x / length + (row & 1) * 0.5;
  const block = Math.floor(along);
  const [u, v] = [(along - block) * length, y - row * courses];
  const joint = min(u, length - u, v, courses - v);
  const own = 0.94 + 0.12 * cell(block + 31, row + 17);
  return own * (0.97 + 0.08 * fractal(x * 1.3, y * 4.2, 4)) * (1 - 0.2 * max(0, 1 - joint / 0.008));
}
