import { brush, tube } from '../bodies.ts';
import { colours } from '../colours.ts';
import { curve, ellipse, outline, place } from '../geometry.ts';
import type { Sheet } from '../sheet.ts';

const body =
  '-67 -83!, -65 -88, -56 -94, -50 -96, -48.6 -101!, -45 -95, -44 -88, -46 -76, -44 -64, -36 -59, -27 -66, -14 -80, -1 -91, 9 -87, 18 -74, 32 -69, 43 -61, 46 -50, 42 -40, 28 -40, 10 -35, -10 -34, -28 -37, -40 -43, -51 -50, -57 -62, -57 -76, -60 -79, -66 -79';
const shade =
  '46 -50!, 42 -40, 28 -40, 10 -35, -10 -34, -28 -37, -40 -43, -51 -50, -57 -62!, -50 -55, -40 -49, -26 -45, 0 -45, 24 -50, 36 -56';
const cloth = '-24 -69!, -14 -80, -1 -91, 9 -87, 18 -74, 22 -72!, 22 -50!, -1 -47, -24 -50!';

/** Half the width of a leg: a thigh, then a thin shin. */
const legWidth = (share: number) => (share < 0.45 ? 6.4 - share * 8 : 2.8 - (share - 0.45) * 1.2);

/** A dromedary that walks to the left, as a symbol: 100 high, its feet at y = 0. */
export function camelSymbol(sheet: Sheet): string {
  const { ochre, brass } = colours;
  const leg = (spine: string, colour: string) => {
    const end = spine.split(',').at(-1)?.trim().split(' ').map(Number) as [number, number];
    const foot = ellipse(end[0] - 2, end[1] - 1.4, 4.4, 2.2);
    sheet.shape(tube(spine, legWidth, 7), colour, 1.2).shape(foot, colour, 1.1);
  };
  return sheet.symbol(() => {
    leg('-24 -42, -19 -22, -11 -1', brass);
    leg('36 -50, 44 -25, 53 -1', brass);
    sheet.block(ochre, outline(body)).block(brass, outline(shade)).line(outline(body), 1.5);
    leg('-31 -44, -37 -22, -43 0', ochre);
    leg('37 -50, 27 -26, 28 0', ochre);
    sheet.block(ochre, ellipse(34, -50, 9, 10)).block(ochre, ellipse(-30, -46, 7, 7));
    sheet.shape(outline(cloth), colours.madder, 1.3);
    sheet.line(curve('-24 -55, -1 -52, 22 -55'), 2.4, { colour: colours.cloth });
    sheet.beads(curve('-22 -60, -1 -57, 20 -60'), 2.6, 5, { colour: colours.saffron });
    sheet.line('M-22-49v5M-16-48v5M-10-48v5M-4-47v5M2-47v5M8-48v5M14-48v5M20-49v5', 1.1, {
      colour: colours.saffron,
    });
    sheet.line(curve('-66 -82, -58 -84, -50 -92') + curve('-58 -84, -56 -79'), 1.1, {
      colour: colours.wine,
    });
    sheet.strokes(ellipse(-56, -89.6, 1.3) + brush('46 -56, 50 -46, 49 -36', 2.4));
  });
}

/** A man who walks ahead and holds the rope; he looks left. */
export function cameleer(sheet: Sheet, x: number, y: number, scale = 1) {
  const at = (d: string) => place(d, { x, y, scale });
  sheet.shape(
    outline(at('-6 -20!, -10 -8, -11 0!, -5 0!, -1 -12!, 4 0!, 10 0!, 7 -10, 6 -20!')),
    colours.cloth,
    1.2,
  );
  sheet.shape(outline(at('-7 -17!, -7 -28, -4 -34!, 3 -34!, 7 -28, 7 -17!')), colours.cloth, 1.2);
  sheet.shape(outline(at('2 -31!, 10 -24, 20 -27!, 20 -24!, 10 -20, 1 -25!')), colours.cloth, 1.1);
  sheet.shape(ellipse(x, y - 39 * scale, 3.6 * scale, 4.2 * scale), colours.skinShade, 1);
  const turban = '-6 -40!, -6.4 -45, -1 -48, 6 -46, 7 -41!, 11 -30, 6 -36, 1 -41.6';
  sheet.shape(outline(at(turban)), colours.madder, 1.2);
}
