import { Box3, BufferAttribute, BufferGeometry, DoubleSide, Ray, Vector3 } from 'three';
import { MeshBVH } from 'three-mesh-bvh';
import type { Colour } from './colour.ts';
import type { Surface } from './scene.ts';
import { add, cross, dot, mix, normalise, scale, subtract, type Vector } from './vector.ts';

export interface MeshHit {
  distance: number;
  /** Faces the origin of the ray. */
  normal: Vector;
  colour: Colour;
}

/** Triangles in a bounding volume hierarchy (three-mesh-bvh): leaves, petals, palms, boats, cloth. */
export interface Mesh {
  hit: (origin: Vector, direction: Vector, far: number) => MeshHit | undefined;
  roughness: number;
  translucency: number;
  /** The material at a point, if it changes within a triangle: weathered walls, planks, lit panes. */
  surface?: (at: Vector, normal: Vector, colour: Colour) => Surface;
  /** The corners of the bounding box. */
  bounds: readonly [least: Vector, most: Vector];
}

export interface Placement {
  position: Vector;
  /** Rotation around the y axis, in radians. @default 0 */
  turn?: number;
  /** @default 1 */
  size?: number;
  /** Multiplies the colours. @default [1, 1, 1] */
  tint?: Colour;
}

/** Collects triangles with a colour for each vertex; `build` makes the mesh. */
export class MeshBuilder {
  readonly #positions: number[] = [];
  readonly #normals: number[] = [];
  readonly #colours: number[] = [];

  get triangles(): number {
    return this.#positions.length / 9;
  }

  #corner(at: Vector, normal: Vector, colour: Colour) {
    this.#positions.push(at[0], at[1], at[2]);
    this.#normals.push(normal[0], normal[1], normal[2]);
    this.#colours.push(colour[0], colour[1], colour[2]);
  }

  /** @param normal overrides the triangle's own: a leaf is lit like the crown it is part of */
  triangle(a: Vector, b: Vector, c: Vector, colour: Colour, normal?: Vector): this {
    const facing = normalise(normal ?? cross(subtract(b, a), subtract(c, a)));
    for (const corner of [a, b, c]) this.#corner(corner, facing, colour);
    return this;
  }

  quad(a: Vector, b: Vector, c: Vector, d: Vector, colour: Colour): this {
    return this.triangle(a, b, c, colour).triangle(a, c, d, colour);
  }

  /**
   * A smooth surface over two parameters from 0 to 1: petals, hulls, cloth, turned bowls.
   * @param colour one colour, or a function of the same parameters
   */
  sheet(
    columns: number,
    rows: number,
    point: (u: number, v: number) => Vector,
    colour: Colour | ((u: number, v: number) => Colour),
  ): this {
    const tint = typeof colour === 'function' ? colour : () => colour;
    const corner = (column: number, row: number) => {
      const [u, v] = [column / columns, row / rows];
      const step = 1e-3;
      const [u0, u1] = [Math.max(0, u - step), Math.min(1, u + step)];
      const [v0, v1] = [Math.max(0, v - step), Math.min(1, v + step)];
      const normal = normalise(
        cross(subtract(point(u1, v), point(u0, v)), subtract(point(u, v1), point(u, v0))),
      );
      return { at: point(u, v), normal, colour: tint(u, v) };
    };
    const grid = Array.from({ length: rows + 1 }, (_, row) =>
      Array.from({ length: columns + 1 }, (_, column) => corner(column, row)),
    );
    for (let row = 0; row < rows; row++) {
      for (let column = 0; column < columns; column++) {
        const [a, b] = [grid[row]?.[column], grid[row]?.[column + 1]];
        const [c, d] = [grid[row + 1]?.[column + 1], grid[row + 1]?.[column]];
        if (!a || !b || !c || !d) continue;
        for (const { at, normal, colour } of [a, b, c, a, c, d]) this.#corner(at, normal, colour);
      }
    }
    return this;
  }

  /** A round rod along points, with a radius at each. */
  tube(points: readonly Vector[], radii: readonly number[], colour: Colour, sides = 7): this {
    const last = points.length - 1;
    const at = (share: number): { middle: Vector; ahead: Vector; radius: number } => {
      const place = share * last;
      const index = Math.min(last - 1, Math.floor(place));
      const a = points[index] as Vector;
      const b = points[index + 1] as Vector;
      const t = place - index;
      return {
        middle: add(a, scale(subtract(b, a), t)),
        ahead: normalise(subtract(b, a)),
        radius: mix(radii[index] as number, radii[index + 1] as number, t),
      };
    };
    return this.sheet(
      sides,
      last,
      (u, v) => {
        const { middle, ahead, radius } = at(v);
        const side = normalise(cross(ahead, Math.abs(ahead[1]) > 0.9 ? [1, 0, 0] : [0, 1, 0]));
        const other = cross(ahead, side);
        const angle = u * 2 * Math.PI;
        return add(
          middle,
          add(scale(side, radius * Math.cos(angle)), scale(other, radius * Math.sin(angle))),
        );
      },
      colour,
    );
  }

  /**
   * A narrow leaf, slightly folded along its rib.
   * @param face the direction of its upper side
   * @param sag how far its tip hangs below the straight line, in metres
   */
  leaf(base: Vector, tip: Vector, width: number, face: Vector, colour: Colour, sag = 0): this {
    const along = subtract(tip, base);
    const side = scale(normalise(cross(along, face)), width / 2);
    const lift = scale(normalise(face), width * 0.12);
    const down: Vector = [0, -sag, 0];
    const third = add(base, add(scale(along, 0.35), scale(down, 0.15)));
    const most = add(base, add(scale(along, 0.7), scale(down, 0.55)));
    const end = add(tip, down);
    const [left, right] = [add(third, add(side, lift)), add(subtract(third, side), lift)];
    const [leftOn, rightOn] = [
      add(most, add(scale(side, 0.7), lift)),
      add(subtract(most, scale(side, 0.7)), lift),
    ];
    return this.triangle(base, left, third, colour)
      .triangle(base, third, right, colour)
      .quad(left, leftOn, most, third, colour)
      .quad(third, most, rightOn, right, colour)
      .triangle(leftOn, end, most, colour)
      .triangle(most, end, rightOn, colour);
  }

  /** Adds a copy of another builder's triangles: one palm, many times. */
  append(other: MeshBuilder, { position, turn = 0, size = 1, tint = [1, 1, 1] }: Placement): this {
    const [sine, cosine] = [Math.sin(turn), Math.cos(turn)];
    for (let index = 0; index < other.#positions.length; index += 3) {
      const [x, y, z] = other.#positions.slice(index, index + 3) as [number, number, number];
      const [nx, ny, nz] = other.#normals.slice(index, index + 3) as [number, number, number];
      const [r, g, b] = other.#colours.slice(index, index + 3) as [number, number, number];
      this.#corner(
        add(position, scale([x * cosine + z * sine, y, z * cosine - x * sine], size)),
        [nx * cosine + nz * sine, ny, nz * cosine - nx * sine],
        [r * tint[0], g * tint[1], b * tint[2]],
      );
    }
    return this;
  }

  build({
    roughness = 1,
    translucency = 0,
    surface,
  }: Partial<Pick<Mesh, 'roughness' | 'translucency' | 'surface'>> = {}): Mesh {
    const geometry = new BufferGeometry();
    geometry.setAttribute('position', new BufferAttribute(new Float32Array(this.#positions), 3));
    const tree = new MeshBVH(geometry, { targetLeafSize: 6 });
    const normals = new Float32Array(this.#normals);
    const colours = new Float32Array(this.#colours);
    const positions = geometry.getAttribute('position').array;
    const ray = new Ray(new Vector3(), new Vector3());
    const { min, max } = tree.getBoundingBox(new Box3());
    return {
      roughness,
      translucency,
      ...(surface && { surface }),
      bounds: [min.toArray(), max.toArray()],
      hit: (origin, direction, far) => {
        ray.origin.set(origin[0], origin[1], origin[2]);
        ray.direction.set(direction[0], direction[1], direction[2]);
        const found = tree.raycastFirst(ray, DoubleSide, 1e-4, far);
        if (!found?.face) return undefined;
        const { a, b, c } = found.face;
        const at: Vector = [found.point.x, found.point.y, found.point.z];
        const [shareA, shareB, shareC] = barycentric(
          at,
          vectorOf(positions, a),
          vectorOf(positions, b),
          vectorOf(positions, c),
        );
        const blend = (values: ArrayLike<number>): Vector =>
          add(
            scale(vectorOf(values, a), shareA),
            add(scale(vectorOf(values, b), shareB), scale(vectorOf(values, c), shareC)),
          );
        const normal = normalise(blend(normals));
        const isBehind =
          normal[0] * direction[0] + normal[1] * direction[1] + normal[2] * direction[2] > 0;
        return {
          distance: found.distance,
          normal: isBehind ? scale(normal, -1) : normal,
          colour: blend(colours),
        };
      },
    };
  }
}

const vectorOf = (values: ArrayLike<number>, corner: number): Vector => [
  values[corner * 3] as number,
  values[corner * 3 + 1] as number,
  values[corner * 3 + 2] as number,
];

/** The barycentric coordinates of a point in a triangle (Ericson, 'Real-time collision detection', 3.4). */
function barycentric(p: Vector, a: Vector, b: Vector, c: Vector): Vector {
  const [v0, v1, v2] = [subtract(b, a), subtract(c, a), subtract(p, a)];
  const [d00, d01, d11] = [dot(v0, v0), dot(v0, v1), dot(v1, v1)];
  const [d20, d21] = [dot(v2, v0), dot(v2, v1)];
  const whole = d00 * d11 - d01 * d01 || 1;
  const v = (d11 * d20 - d01 * d21) / whole;
  const w = (d00 * d21 - d01 * d20) / whole;
  return [1 - v - w, v, w];
}
