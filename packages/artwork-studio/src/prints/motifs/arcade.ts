import { colours } from '../colours.ts';
import { curve, decimal, line, outline, place, rectangle } from '../geometry.ts';
import { Sheet } from '../sheet.ts';
import { type Arch, brandArch } from './arches.ts';
import { flower } from './flowers.ts';

/** Cuts an arch into a wall, framed by a panel: `view` draws what is seen through it. */
export function archedOpening(
  sheet: Sheet,
  {
    depth,
    ...arch
  }: Omit<Arch, 'spring'> & { /** How much of the wall's thickness is seen. */ depth: number },
  view: () => void,
) {
  const { x, y, half, top } = arch;
  const opening = brandArch(arch);
  const far = brandArch({ x, y, half: half - depth, top: top - depth * 1.5 });
  sheet.inside(opening, () => {
    sheet.block(colours.rose, rectangle(x - half, y - top, half * 2, top), { isFlat: true });
    sheet.inside(far, view);
    sheet.line(far, 1.1);
  });
  sheet.line(opening, 1.8);
}

/** A rosette carved between an arch and its frame. */
export function rosette(sheet: Sheet, x: number, y: number, radius: number) {
  sheet.strokes(flower(x, y, radius, 8), { colour: colours.rose });
  sheet.line(flower(x, y, radius, 8), 1, { colour: colours.madder });
}

/** A slender pillar with a lotus foot and capital, `height` high. x and y are the middle of its foot. */
export function pillar(sheet: Sheet, x: number, y: number, height: number, scale = 1) {
  const { cloth, dune, blush, rose } = colours;
  const at = (d: string, up = 0) => place(d, { x, y: y - up, scale });
  const head = height - 26 * scale;
  const left = decimal(x - 9 * scale);
  const shaft = `M${left} ${decimal(y - 31 * scale)}L${decimal(x - 7 * scale)} ${decimal(y - head)}H${decimal(x + 7 * scale)}L${decimal(x + 9 * scale)} ${decimal(y - 31 * scale)}z`;
  sheet.block(cloth, shaft);
  sheet.block(dune, rectangle(x + 2 * scale, y - head, 6 * scale, head - 31 * scale));
  sheet.line(shaft, 1.5);
  sheet.line(
    line(x - 3 * scale, y - 36 * scale, x - 2.4 * scale, y - head + 4) +
      line(x + 3 * scale, y - 36 * scale, x + 2.4 * scale, y - head + 4),
    0.9,
    { colour: rose, isFine: true },
  );
  const foot = '-14 0!, -14 -5!, -8 -7!, -17 -18, -9 -32!, 9 -32!, 17 -18, 8 -7!, 14 -5!, 14 0!';
  sheet.shape(outline(at(foot)), blush, 1.5);
  sheet.line(
    ['-5 -8, -8 -18, -5 -31', '5 -8, 8 -18, 5 -31', '0 -8, 0 -31']
      .map((d) => curve(at(d)))
      .join(''),
    0.9,
  );
  const capital =
    '-8 0!, -9 -6!, -14 -15, -12 -22!, -12 -26!, 12 -26!, 12 -22!, 14 -15, 9 -6!, 8 0!';
  sheet.shape(outline(at(capital, head)), blush, 1.5);
  sheet.line(
    ['-12 -21, 12 -21', '-9 -6, 9 -6', '-6 -7, -5 -20', '6 -7, 5 -20', '0 -7, 0 -20']
      .map((d) => curve(at(d, head)))
      .join(''),
    0.9,
  );
}
