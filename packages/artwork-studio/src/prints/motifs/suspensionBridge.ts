import { tube } from '../bodies.ts';
import { colours } from '../colours.ts';
import { curve, decimal, ellipse, line, outline, type Point, place } from '../geometry.ts';
import { mix } from '../numbers.ts';
import type { Sheet } from '../sheet.ts';

interface SuspensionBridge {
  /** The pylons. */
  left: number;
  right: number;
  /** The heights of the deck at the pylons, of the pylons' heads and feet, and of the cable's lowest point. */
  deck: number;
  top: number;
  foot: number;
  sag: number;
  /** How far the deck goes on behind the pylons. */
  reach?: number;
  walkers?: readonly (readonly [x: number, colour: string, scale?: number])[];
  scale?: number;
}

/** A footbridge that hangs between two towers, seen from the side; people walk on it. */
export function suspensionBridge(
  sheet: Sheet,
  { left, right, deck, top, foot, sag, reach = 70, walkers = [], scale = 1 }: SuspensionBridge,
) {
  const middle = (left + right) / 2;
  const half = (right - left) / 2;
  const anchor = top + 8;
  const cable = (x: number) => mix(sag, anchor, ((x - middle) / half) ** 2);
  const floor = (x: number) => deck - 7 * scale * (1 - ((x - middle) / (half + reach)) ** 2);

  const step = 9.4 * scale;
  let hangers = '';
  for (let x = left + step; x < right - 4; x += step) hangers += line(x, cable(x), x, floor(x));
  for (const [pylon, outward] of [
    [left, -1],
    [right, 1],
  ] as const) {
    for (let far = step; far < reach; far += step) {
      const x = pylon + outward * far;
      const y = mix(anchor, deck - 4, far / reach);
      if (y < floor(x) - 2) hangers += line(x, y, x, floor(x));
    }
  }
  sheet.line(hangers, 0.9);
  const hanging = Array.from({ length: 9 }, (_, index): Point => {
    const x = mix(left, right, index / 8);
    return [x, cable(x)];
  });
  sheet.line(
    curve(hanging) +
      line(left, anchor, left - reach, deck - 4) +
      line(right, anchor, right + reach, deck - 4),
    2,
  );

  for (const [x, colour, size = 1] of walkers) {
    const y = floor(x) - 1;
    const robe = '-3.6 0!, -3 -8, -2.6 -13, 0 -15, 2.6 -13, 3 -8, 3.8 0!';
    const at = { x, y, scale: size * scale };
    sheet.block(colour, outline(place(robe, at)), { isFlat: true });
    sheet.block(colours.ink, ellipse(x, y - 17.4 * at.scale, 2.5 * at.scale), { isFlat: true });
  }
  const planks = Array.from({ length: 7 }, (_, index): Point => {
    const x = mix(left - reach, right + reach, index / 6);
    return [x, floor(x)];
  });
  sheet.line(curve(planks.map(([x, y]): Point => [x, y - 8.5 * scale])), 1);
  sheet.shape(
    tube(planks, () => 3.4 * scale, 7),
    colours.madder,
    1.5,
  );

  for (const x of [left, right]) pylon(sheet, x, { top, foot, deck, scale });
}

function pylon(
  sheet: Sheet,
  x: number,
  { top, foot, deck, scale }: { top: number; foot: number; deck: number; scale: number },
) {
  const { cloth, dune, teal, ochre } = colours;
  const below = 15 * scale;
  const above = 11 * scale;
  const at = (across: number, y: number): Point => [x + across, y, true];
  const body = outline([at(-below, foot), at(-above, top), at(above, top), at(below, foot)]);
  sheet.block(cloth, body);
  sheet.block(
    dune,
    outline([at(3 * scale, foot), at(3 * scale, top), at(above, top), at(below, foot)]),
  );
  const arch = (head: number, sill: number, half: number) =>
    outline([
      at(-half, sill),
      [x - half, mix(sill, head, 0.62)],
      at(0, head),
      [x + half, mix(sill, head, 0.62)],
      at(half, sill),
    ]);
  sheet.shape(
    arch(top + 16 * scale, top + 44 * scale, 5 * scale) +
      arch(top + 54 * scale, top + 88 * scale, 5.6 * scale) +
      arch(deck - 40 * scale, deck - 5 * scale, 6.2 * scale),
    teal,
    1.1,
  );
  const ledge = above + 2.5 * scale;
  sheet.line(body, 1.6);
  sheet.line(
    [12, 49, 93]
      .map((down) => line(x - ledge, top + down * scale, x + ledge, top + down * scale))
      .join(''),
    1.5,
  );
  const cornice = above + 4 * scale;
  const left = decimal(x - cornice);
  const height = decimal(6 * scale);
  sheet.shape(
    `M${left} ${decimal(top)}h${decimal(cornice * 2)}v${height}h${decimal(-cornice * 2)}z`,
    ochre,
    1.4,
  );
  sheet.shape(outline(place('-9 0!, -8 -7, 0 -17!, 8 -7, 9 0!', { x, y: top, scale })), ochre, 1.4);
}
