import { add, cross, normalise, scale, subtract, type Vector } from './vector.ts';

export interface Camera {
  position: Vector;
  target: Vector;
  /** Vertical field of view at the picture's centre, in degrees. */
  fieldOfView: number;
  /**
   * How far the target is right of and above the picture's centre, in halves of its height. Shifts the lens
   * instead of turning it, so that vertical lines stay vertical. @default [0, 0]
   */
  shift?: readonly [right: number, up: number];
}

/** A pinhole camera: maps a point of the picture to a direction. */
export interface Lens {
  origin: Vector;
  /** @param right from -aspect to aspect, @param up from -1 to 1, in halves of the picture's height */
  direction: (right: number, up: number) => Vector;
  /** Half the picture's height at a distance of 1. */
  reach: number;
}

export function lensOf({ position, target, fieldOfView, shift = [0, 0] }: Camera): Lens {
  const ahead = normalise(subtract(target, position));
  const side = normalise(cross([0, 1, 0], ahead));
  const above = cross(ahead, side);
  const reach = Math.tan((fieldOfView * Math.PI) / 360);
  return {
    origin: position,
    reach,
    direction: (right, up) =>
      normalise(
        add(
          ahead,
          add(scale(side, (right - shift[0]) * reach), scale(above, (up - shift[1]) * reach)),
        ),
      ),
  };
}
