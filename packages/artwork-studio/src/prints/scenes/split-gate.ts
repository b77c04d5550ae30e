import { colours } from '../colours.ts';
import { curve, ellipse, outline, place, polygon, rectangle } from '../geometry.ts';
import { farPalmSymbol } from '../motifs/farPalms.ts';
import { vignetteGround } from '../motifs/vignette.ts';
import type { Scene } from '../scene.ts';
import type { Sheet } from '../sheet.ts';

/** Half of the gate: straight within, stepped without. Upwards from its foot, outwards from the passage. */
const tiers = [
  [52, 16],
  [58, 8],
  [46, 34],
  [54, 7],
  [36, 26],
  [44, 6],
  [26, 20],
  [33, 5],
  [17, 16],
  [22, 4],
] as const;

function vignette(sheet: Sheet) {
  const { dawn, rose, copper, madder, dune, saffron, cloth, umber, moss } = colours;
  vignetteGround(sheet, dawn, { y: 212 });
  const palm = farPalmSymbol(sheet, moss);
  sheet.put(palm, { x: 62, y: 210, scale: 1.06, scaleX: -1 });
  sheet.put(palm, { x: 262, y: 210, scale: 0.98 });
  // Steps.
  sheet
    .shape(polygon('124 196, 196 196, 204 203, 116 203'), dune, 1.4)
    .shape(polygon('112 203, 208 203, 216 212, 104 212'), dune, 1.5);
  for (const side of [-1, 1]) {
    const at = (x: number) => 160 + side * (22 + x);
    let y = 204;
    tiers.forEach(([width, height], index) => {
      y -= height;
      const tier = rectangle(Math.min(at(0), at(width)), y, width, height);
      const isCornice = index % 2 === 1;
      sheet.block(isCornice ? dune : copper, tier);
      if (!isCornice) {
        sheet.block(madder, rectangle(Math.min(at(0), at(9)), y, 9, height));
        if (height > 15) {
          const middle = y + height / 2;
          sheet.strokes(ellipse(at(width * 0.62), middle, width * 0.16, height * 0.26), {
            colour: rose,
          });
          sheet.strokes(ellipse(at(width * 0.62), middle, width * 0.07, height * 0.12), {
            colour: madder,
          });
        }
      }
      sheet.line(tier, 1.5);
      if (isCornice) {
        const horn = place('0 0!, 4 -7, 10 -11!, 8 -3, 8 0!', {
          x: at(width - 7),
          y,
          scaleX: side,
        });
        sheet.shape(outline(horn), dune, 1.2);
      }
    });
    const tip = place('0 0!, 13 0!, 11 -10, 3 -22, 0 -28!', { x: at(0), y, scaleX: side });
    sheet.shape(outline(tip), copper, 1.5);
  }
  // A parasol of honour on each side.
  for (const side of [-1, 1]) {
    const x = 160 + side * 104;
    sheet.line(`M${x} 212V128`, 2.4, { colour: umber });
    const at = (d: string) => place(d, { x, y: 136 });
    sheet.shape(
      outline(at('-25 0!, -20 -11, 0 -21!, 20 -11, 25 0!, 12 4, 0 0!, -12 4')),
      side < 0 ? saffron : cloth,
      1.5,
    );
    sheet.line(curve(at('0 -20, -8 -10, -11 3')) + curve(at('0 -20, 8 -10, 11 3')), 1);
    sheet.line(curve(at('-25 1, -12 6, 0 2, 12 6, 25 1')), 2.4, { colour: madder });
  }
}

export default {
  shows: 'A split gate of a Balinese temple (candi bentar), palms and a parasol beside it.',
  seed: 92,
  views: { vignette },
} satisfies Scene;
