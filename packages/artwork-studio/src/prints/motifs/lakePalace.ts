import { colours } from '../colours.ts';
import { arc, outline, place, polygon, rectangle } from '../geometry.ts';
import type { Sheet } from '../sheet.ts';

/** A white palace that lies in a lake, far away, 200 wide at scale 1. x and y are the middle of its waterline. */
export function lakePalace(sheet: Sheet, x: number, y: number, scale = 1) {
  const { cloth, dune, rose, moss } = colours;
  const at = (d: string) => place(d, { x, y, scale });
  const box = (left: number, width: number, top: number, foot = 0) =>
    polygon(
      at(`${left} ${-foot}, ${left} ${-top}, ${left + width} ${-top}, ${left + width} ${-foot}`),
    );
  const chhatri = (across: number, foot: number, size: number) =>
    [-6, 0, 6]
      .map((post) => box(across + post * size - size, size * 2, foot + 11 * size, foot))
      .join('') +
    box(across - 10 * size, 20 * size, foot + 13 * size, foot + 11 * size) +
    outline(
      at(
        `${across - 8 * size} ${-foot - 13 * size}!, ${across - 7 * size} ${-foot - 19 * size}, ${across} ${-foot - 25 * size}!, ${across + 7 * size} ${-foot - 19 * size}, ${across + 8 * size} ${-foot - 13 * size}!`,
      ),
    );
  sheet.block(
    moss,
    [-62, -44, 44, 70]
      .map((across) =>
        polygon(arc(x + across * scale, y - 26 * scale, 13 * scale, 15 * scale, 180, 540, 12)),
      )
      .join(''),
  );
  sheet.block(
    cloth,
    box(-100, 200, 22) +
      box(-34, 68, 40) +
      box(-92, 26, 34) +
      box(66, 26, 34) +
      chhatri(0, 40, 1.1) +
      chhatri(-79, 34, 0.7) +
      chhatri(79, 34, 0.7) +
      chhatri(-29, 40, 0.6) +
      chhatri(29, 40, 0.6),
  );
  sheet.block(dune, box(-100, 200, 4) + box(20, 14, 40, 22) + box(84, 8, 34, 22));
  let arches = '';
  for (let across = -94; across < 92; across += 12) {
    arches += outline(
      at(
        `${across} -6!, ${across} -13, ${across + 3.5} -17!, ${across + 7} -13, ${across + 7} -6!`,
      ),
    );
  }
  for (let across = -26; across < 20; across += 12) {
    arches += outline(
      at(
        `${across} -26!, ${across} -32, ${across + 3.5} -35!, ${across + 7} -32, ${across + 7} -26!`,
      ),
    );
  }
  sheet.block(rose, arches, { isFine: true });
}

/** What stands in still water below it: broken blocks of light. */
export function brokenMirror(sheet: Sheet, x: number, y: number, width: number, rows: number) {
  let d = '';
  for (let row = 0; row < rows; row++) {
    const half = (width / 2) * (1 - row / (rows + 2));
    const gap = row % 2 ? 0.3 : -0.2;
    d += rectangle(x - half, y + 4 + row * 7, half * (0.9 + gap), 2.6);
    d += rectangle(x + half * (0.1 + gap * 0.4), y + 4 + row * 7, half * (0.86 - gap * 0.4), 2.6);
  }
  sheet.strokes(d, { colour: colours.cloth, opacity: 0.75 });
}
