import { fractal, noise } from './noise.ts';
import { smoothstep } from './vector.ts';

/**
 * Ripples of a lake or a slow river, calmer in patches, and smoother far away, where a pixel covers many.
 * @param height the slope of the surface: 0.01 for a morning lake, 0.05 for a breeze
 * @param size of a ripple in metres
 */
export function ripples(height: number, size: number) {
  return (x: number, z: number, distance: number): readonly [number, number] => {
    const far = 1 / (1 + distance / (size * 220));
    const calm = 0.3 + 0.7 * smoothstep(-0.3, 0.4, fractal(x / (size * 23), z / (size * 41), 3));
    const lean = height * far * calm;
    const u = x / size;
    const v = z / size;
    return [
      lean * (fractal(u * 0.7 + 3, v * 1.3, 4) + 0.3 * noise(u * 3.1, v * 4.3 + 4)),
      lean * (1.6 * fractal(u * 0.7 + 31, v * 1.3 + 17, 4) + 0.5 * noise(u * 3.1 + 9, v * 4.3)),
    ];
  };
}
