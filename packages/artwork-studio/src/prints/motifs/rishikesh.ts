import { brush } from '../bodies.ts';
import { colours } from '../colours.ts';
import { curve, ellipse, line, outline, place, polygon, rectangle } from '../geometry.ts';
import { mix } from '../numbers.ts';
import type { Sheet } from '../sheet.ts';

/** A temple of many storeys, narrower towards the top, as the one above the bridges of Rishikesh. */
export function storeyedTemple(
  sheet: Sheet,
  x: number,
  y: number,
  width: number,
  { storeys, height }: { storeys: number; height: number },
) {
  const { blush, rose, teal, madder, saffron } = colours;
  for (let storey = 0; storey < storeys; storey++) {
    const wide = width * mix(1, 0.42, storey / (storeys - 1));
    const half = wide / 2;
    const foot = y - storey * height;
    sheet.block(blush, rectangle(x - half, foot - height, wide, height));
    sheet.block(rose, rectangle(x + half * 0.42, foot - height, half * 0.58, height));
    const doors = Math.max(2, Math.round(wide / 13));
    const bay = wide / doors;
    const openings = Array.from({ length: doors }, (_, door) =>
      outline(
        place('-.26 -.1!, -.26 -.42, 0 -.72!, .26 -.42, .26 -.1!', {
          x: x - half + bay * (door + 0.5),
          y: foot,
          scaleX: bay,
          scaleY: height,
        }),
      ),
    );
    sheet.block(teal, openings.join(''), { isFlat: true });
    sheet.line(line(x - half - 2.5, foot - height, x + half + 2.5, foot - height), 2.2, {
      colour: madder,
    });
    sheet.line(
      line(x - half, foot, x - half, foot - height) + line(x + half, foot, x + half, foot - height),
      1.1,
    );
  }
  const top = y - storeys * height;
  const crown = width * 0.32;
  const at = { x, y: top, scale: crown / 100 };
  sheet.shape(
    outline(place('-50 0!, -44 -30, -16 -56, 0 -92!, 16 -56, 44 -30, 50 0!', at)),
    saffron,
    1.3,
  );
  const tip = top - crown * 0.9;
  sheet.line(line(x, tip, x, tip - 14), 1.1);
  sheet.block(
    madder,
    polygon([
      [x, tip - 14],
      [x + 11, tip - 10.6],
      [x, tip - 7],
    ]),
  );
}

/** A lamp with marigolds in a cup of leaves, afloat. */
export function floatingLamp(sheet: Sheet, x: number, y: number, scale = 1) {
  const { cloth, moss, saffron, madder, amber } = colours;
  const at = (d: string) => place(d, { x, y, scale });
  sheet.strokes(
    brush(at('-40 9, 0 11, 40 9'), 3, { count: 4 }) +
      brush(at('-26 14, 2 16, 28 14'), 2.4, { count: 4 }),
    { colour: cloth },
  );
  sheet.shape(outline(at('-24 -3!, -12 -1, 0 0, 12 -1, 24 -3!, 17 8, 0 11, -17 8')), moss, 1.5);
  sheet.line(
    curve(at('-12 0, -9 6, -6 10')) + curve(at('12 0, 9 6, 6 10')) + curve(at('0 1, 0 10')),
    0.9,
  );
  sheet.shape(
    ellipse(x - 10 * scale, y - 4 * scale, 6.5 * scale, 5 * scale) +
      ellipse(x + 11 * scale, y - 4 * scale, 6.5 * scale, 5 * scale),
    saffron,
    1.2,
  );
  sheet.shape(outline(at('-8 -6!, 8 -6!, 5 1, -5 1')), madder, 1.3);
  sheet.shape(outline(at('0 -30!, 5 -20, 6.5 -13, 3.4 -7, -3.4 -7, -6.5 -13, -4 -20')), amber, 1.3);
  sheet.block(cloth, outline(at('.4 -21!, 3 -14, 0 -9, -3 -14')), { isFlat: true });
}
