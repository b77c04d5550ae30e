import { colours } from '../colours.ts';
import { line, outline, place, polygon, rectangle } from '../geometry.ts';
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
