import { colours } from '../colours.ts';
import { curve, decimal, ellipse, outline, place, polygon, rectangle } from '../geometry.ts';
import type { Sheet } from '../sheet.ts';
import { flower } from './flowers.ts';

/** A temple tower (shikhara) on the far bank, as a block with lines cut out; `hasFlag` flies a flag. */
export function shikhara(
  sheet: Sheet,
  x: number,
  y: number,
  height: number,
  { hasFlag = false }: { hasFlag?: boolean } = {},
) {
  const { rose, cloth } = colours;
  const width = height * 0.36;
  const at = (d: string) => place(d, { x, y, scaleX: width / 100, scaleY: height / 100 });
  const tower =
    '-50 0!, -50 -26!, -42 -30!, -40 -46, -30 -68, -14 -86!, -14 -90!, 14 -90!, 14 -86!, 30 -68, 40 -46, 42 -30!, 50 -26!, 50 0!';
  const crown = ellipse(x, y - height * 0.92, width * 0.17, height * 0.035);
  const finial = outline(at('-7 -95!, -8 -99, 0 -108!, 8 -99, 7 -95!'));
  sheet.block(rose, outline(at(tower)) + crown + finial);
  const ribs = [-22, 0, 22].map((rib) =>
    curve(at(`${rib * 1.2} -30, ${rib} -60, ${rib * 0.3} -86`)),
  );
  sheet.line(`${ribs.join('')}${curve(at('-50 -26, 0 -27, 50 -26'))}`, 0.9, { colour: cloth });
  sheet.block(cloth, outline(at('-12 0!, -12 -14, 0 -22!, 12 -14, 12 0!')));
  if (!hasFlag) return;
  sheet.line(curve(at('0 -106, 1 -128')), 1);
  sheet.block(colours.madder, polygon(at('0 -128, 44 -122, 0 -114')));
}

/** A low pierced wall across the sheet: coping, lattice, plinth, and posts with lotus buds. */
export function parapet(
  sheet: Sheet,
  { y, height = 40, posts }: { y: number; height?: number; posts: readonly number[] },
) {
  const { blush, rose, madder } = colours;
  const left = sheet.x - 4;
  const width = sheet.width + 8;
  const size = height - 15;
  const middle = size / 2;
  sheet.block(blush, rectangle(left, y, width, height), { isFlat: true });
  sheet.tiled(rectangle(left, y + 9, width, size), { x: 0, y: y + 9, size }, () => {
    const lozenge = [
      [middle, 2.2],
      [size - 2.2, middle],
      [middle, size - 2.2],
      [2.2, middle],
    ] as const;
    sheet.strokes(polygon(lozenge), { colour: rose });
    sheet.strokes(flower(middle, middle, size * 0.24, 4), { colour: blush });
  });
  sheet.line(
    [y, y + 7, y + height - 4.5].map((row) => `M${left} ${decimal(row)}h${width}`).join(''),
    1.3,
  );
  for (const x of posts) {
    const at = (d: string) => place(d, { x, y: y - 6 });
    const post = rectangle(x - 13, y - 6, 26, height + 6);
    sheet.block(blush, post).block(rose, rectangle(x + 4, y - 5, 9, height + 5));
    sheet.line(post, 1.6);
    const bud = '-13 0!, -8 -4, -10 -12, -6 -19, 0 -27!, 6 -19, 10 -12, 8 -4, 13 0!';
    sheet.shape(outline(at(bud)), rose, 1.6);
    sheet.line(
      ['0 -25, 0 -4', '0 -20, -5 -13, -4 -4', '0 -20, 5 -13, 4 -4']
        .map((d) => curve(at(d)))
        .join(''),
      0.9,
    );
    sheet.line(flower(x, y + height / 2 - 2, 7.5, 8), 1, { colour: madder });
  }
}
