import { along, eased, tube } from '../bodies.ts';
import { colours } from '../colours.ts';
import { curve, decimal, ellipse, outline, type Point, place } from '../geometry.ts';
import type { Sheet } from '../sheet.ts';
import { flower } from './flowers.ts';

/** A woman who walks away, a warm shawl round her shoulders; 100 high at scale 1. x and y are between her feet. */
export function walker(sheet: Sheet, x: number, y: number, scale: number) {
  const { madder, wine, cloth, dune, ochre, ink, skin, indigo, pool } = colours;
  const at = (d: string, scaleX = 1) => place(d, { x, y, scale, scaleX });
  const middle = (d: string) => at(d)[0] as Point;
  const foot = '-7.2 -4!, -8 -.6, -5 1.6, -1.8 .6, -1.8 -4!';
  const lifted = '3 -8!, 2.6 -3.4, 5.4 -1.8, 8.2 -3.8, 7.8 -8!';
  sheet.shape(outline(at(foot)) + outline(at(lifted)), skin, 1.2);
  const legs = [
    '-8.4 -24!, -8 -12, -7 -3!, -2 -3!, -1.4 -12, -.6 -24!',
    '1 -24!, 2 -14, 3 -7!, 7.8 -7!, 8.6 -14, 8.4 -24!',
  ];
  sheet.shape(legs.map((leg) => outline(at(leg))).join(''), indigo, 1.3);
  const arm = '9 -62!, 15 -52, 15.6 -44, 13.8 -38, 10.8 -38, 10.6 -46, 6 -56!';
  sheet.shape(outline(at(arm)) + outline(at(arm, -1)), skin, 1.2);
  const shirt = '-9 -62!, -9.6 -50, -12 -36, -14 -20!, 0 -17, 14 -20!, 12 -36, 9.6 -50, 9 -62!';
  sheet.block(cloth, outline(at(shirt)));
  sheet.block(dune, outline(at('3 -60!, 4 -40, 6 -17.6!, 14 -20!, 12 -36, 9.6 -50, 9 -62!')));
  sheet.line(outline(at(shirt)), 1.5);
  sheet.line(curve(at('-6 -40, -8 -30, -9 -20')) + curve(at('-1 -34, -1.6 -26, -2 -18')), 0.9, {
    isFine: true,
  });
  sheet.line(curve(at('-13.4 -23, 0 -20.2, 13.4 -23')), 1.3, { colour: madder });
  const shawl =
    '-3.6 -84!, -11 -81, -14.6 -70, -16 -55!, -8 -45, 1 -30!, 9 -45, 16 -55!, 14.6 -70, 11 -81, 3.6 -84!, 0 -82';
  sheet.block(madder, outline(at(shawl)));
  sheet.block(wine, outline(at('3.6 -84!, 6 -64, 1 -30!, 9 -45, 16 -55!, 14.6 -70, 11 -81')));
  const blooms = ['-8 -72', '-8 -58', '8 -60', '8 -72'].map((spot) => {
    const [a, b] = middle(spot);
    return flower(a, b, 2.3 * scale, 5, -90);
  });
  sheet.strokes(blooms.join(''), { colour: cloth, isFine: true });
  sheet.line(curve(at('-14.4 -58!, -7 -49, 1 -35.4!, 8 -49, 14.4 -58!')), 1.4, { colour: ochre });
  sheet.line(outline(at(shawl)), 1.5);
  sheet.shape(outline(at('-2.8 -88!, -3.2 -82.4!, 0 -81, 3.2 -82.4!, 2.8 -88!')), skin, 1.1);
  const [headX, headY] = middle('0 -92.6');
  for (const side of [-1, 1]) {
    const [earX, earY] = at('5.2 -91.6', side)[0] as Point;
    sheet.shape(ellipse(earX, earY, 1.3 * scale, 2.1 * scale), skin, 1);
  }
  sheet.block(ink, ellipse(headX, headY, 5.3 * scale, 6.6 * scale), { isFlat: true });
  const strands = [
    '0 -99, 0 -94, 0 -88',
    '-2 -98.4, -4 -93, -2.4 -88.4',
    '2 -98.4, 4 -93, 2.4 -88.4',
  ];
  sheet.line(strands.map((d) => curve(at(d))).join(''), 0.8, { colour: pool, isFine: true });
  const plait = at('0 -88, .4 -76, -.4 -62, .4 -46');
  const half = eased([
    [0, 2 * scale],
    [0.8, 1.5 * scale],
    [1, 0.7 * scale],
  ]);
  sheet.block(ink, tube(plait, half, 6), { isFlat: true });
  const braids = along(plait, 9)
    .slice(1, -1)
    .map(
      (station) =>
        `M${decimal(station.x - 1.3 * scale)} ${decimal(station.y - scale)}l${decimal(1.3 * scale)} ${decimal(1.4 * scale)} ${decimal(1.3 * scale)}${decimal(-1.4 * scale)}`,
    );
  sheet.line(braids.join(''), 0.8, { colour: pool, isFine: true });
  sheet.shape(outline(at('-.7 -47!, 1.3 -47!, 1.8 -42, .3 -41, -1 -42')), ochre, 1);
  sheet.beads(curve(at('-2.6 -87.4, 0 -86, 2.6 -87.4')), 1.8 * scale, 1.8 * scale);
}
