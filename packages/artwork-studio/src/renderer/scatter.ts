import type { Mesh, MeshHit, Placement } from './mesh.ts';
import type { Vector } from './vector.ts';

/** The number of boxes below which a node is not split. */
const leafSize = 3;
/** The values of a box: its minimum and its maximum corner. */
const boxSize = 6;

/**
 * Instances of meshes that share their triangles: a forest of a hundred thousand trees takes the memory of a
 * few. They are in a bounding volume hierarchy that splits the longer side in the middle. Roughness and
 * translucency are those of the first mesh.
 */
export function scatter(places: readonly (Placement & { mesh: Mesh })[]): Mesh {
  const [first] = places;
  if (!first) throw new RangeError('Nothing to scatter');
  const copies = places.map(({ mesh, position, turn = 0, size = 1, tint = [1, 1, 1] as const }) => {
    const [sine, cosine] = [Math.sin(turn), Math.cos(turn)];
    return { mesh, position, sine, cosine, size, tint };
  });
  const boxes = new Float64Array(copies.length * boxSize);
  for (const [index, { mesh, position, sine, cosine, size }] of copies.entries()) {
    const [[x0, y0, z0], [x1, y1, z1]] = mesh.bounds;
    const corners = [x0, x1].flatMap((x) =>
      [z0, z1].map((z) => [x * cosine + z * sine, z * cosine - x * sine] as const),
    );
    const across = corners.map(([x]) => x * size + position[0]);
    const along = corners.map(([, z]) => z * size + position[2]);
    boxes.set(
      [
        Math.min(...across),
        y0 * size + position[1],
        Math.min(...along),
        Math.max(...across),
        y1 * size + position[1],
        Math.max(...along),
      ],
      index * boxSize,
    );
  }

  const order = Uint32Array.from(copies.keys());
  const nodes: { box: number[]; from: number; to: number; left: number; right: number }[] = [];
  const split = (from: number, to: number): number => {
    const box = [Infinity, Infinity, Infinity, -Infinity, -Infinity, -Infinity];
    for (let at = from; at < to; at++) {
      const start = (order[at] as number) * boxSize;
      for (let axis = 0; axis < 3; axis++) {
        box[axis] = Math.min(box[axis] as number, boxes[start + axis] as number);
        box[axis + 3] = Math.max(box[axis + 3] as number, boxes[start + axis + 3] as number);
      }
    }
    const node = { box, from, to, left: -1, right: -1 };
    const index = nodes.push(node) - 1;
    if (to - from > leafSize) {
      const extent = (axis: number) => (box[axis + 3] as number) - (box[axis] as number);
      const axis = extent(0) > extent(2) ? 0 : 2;
      const middle = (copy: number) =>
        (boxes[copy * boxSize + axis] as number) + (boxes[copy * boxSize + axis + 3] as number);
      order.subarray(from, to).sort((a, b) => middle(a) - middle(b));
      const half = (from + to) >> 1;
      node.left = split(from, half);
      node.right = split(half, to);
    }
    return index;
  };
  split(0, copies.length);
  const nodeBoxes = Float64Array.from(nodes.flatMap(({ box }) => box));
  const stack = new Int32Array(64);
  const whole = nodes[0] as (typeof nodes)[number];

  return {
    roughness: first.mesh.roughness,
    translucency: first.mesh.translucency,
    bounds: [
      whole.box.slice(0, 3) as [number, number, number],
      whole.box.slice(3) as [number, number, number],
    ],
    hit: (origin, direction, far) => {
      const inverse = direction.map((value) => 1 / value) as [number, number, number];
      /** The distance to a node's box; Infinity when the ray misses it. The slab method: Kay and Kajiya (1986). */
      const enter = (node: number, most: number) => {
        let near = 0;
        let end = most;
        for (let axis = 0; axis < 3; axis++) {
          const start = origin[axis] as number;
          const by = inverse[axis] as number;
          const a = ((nodeBoxes[node * boxSize + axis] as number) - start) * by;
          const b = ((nodeBoxes[node * boxSize + axis + 3] as number) - start) * by;
          near = Math.max(near, Math.min(a, b));
          end = Math.min(end, Math.max(a, b));
        }
        return near <= end ? near : Infinity;
      };
      let most = far;
      let best: MeshHit | undefined;
      if (enter(0, most) === Infinity) return undefined;
      let depth = 0;
      stack[depth++] = 0;
      while (depth > 0) {
        const node = nodes[stack[--depth] as number] as (typeof nodes)[number];
        if (node.left < 0) {
          for (let at = node.from; at < node.to; at++) {
            const found = hitCopy(copies[order[at] as number] as Copy, origin, direction, most);
            if (found && found.distance < most) {
              best = found;
              most = found.distance;
            }
          }
          continue;
        }
        const [left, right] = [enter(node.left, most), enter(node.right, most)];
        const isLeftFirst = left <= right;
        if (Math.max(left, right) < Infinity) stack[depth++] = isLeftFirst ? node.right : node.left;
        if (Math.min(left, right) < Infinity) stack[depth++] = isLeftFirst ? node.left : node.right;
      }
      return best;
    },
  };
}

interface Copy {
  mesh: Mesh;
  position: Vector;
  sine: number;
  cosine: number;
  size: number;
  tint: Vector;
}

/** Transforms the ray into the mesh's coordinates, and the hit back. */
function hitCopy(copy: Copy, origin: Vector, direction: Vector, far: number): MeshHit | undefined {
  const { mesh, position, sine, cosine, size, tint } = copy;
  const by = 1 / size;
  const [x, y, z] = [origin[0] - position[0], origin[1] - position[1], origin[2] - position[2]];
  const found = mesh.hit(
    [(x * cosine - z * sine) * by, y * by, (z * cosine + x * sine) * by],
    [
      direction[0] * cosine - direction[2] * sine,
      direction[1],
      direction[2] * cosine + direction[0] * sine,
    ],
    far * by,
  );
  if (!found) return undefined;
  const { normal, colour } = found;
  return {
    distance: found.distance * size,
    normal: [
      normal[0] * cosine + normal[2] * sine,
      normal[1],
      normal[2] * cosine - normal[0] * sine,
    ],
    colour: [colour[0] * tint[0], colour[1] * tint[1], colour[2] * tint[2]],
  };
}
