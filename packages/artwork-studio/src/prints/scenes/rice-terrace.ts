import { along } from '../bodies.ts';
import { colours } from '../colours.ts';
import { curve, ellipse, outline, type Point, points } from '../geometry.ts';
import { farPalmSymbol } from '../motifs/farPalms.ts';
import { seededRandom } from '../numbers.ts';
import type { Scene } from '../scene.ts';
import type { Sheet } from '../sheet.ts';

/** The banks from the back to the front; each field reaches down to the next one. */
const banks = [
  ['30 112!, 80 102, 130 106, 180 98, 230 104, 290 110!', 'lime'],
  ['22 132!, 70 118, 120 126, 176 114, 236 120, 298 132!', 'moss'],
  ['14 152!, 62 140, 116 146, 180 132, 244 140, 306 154!', 'lime'],
  ['8 172!, 58 164, 120 168, 186 154, 250 160, 312 176!', 'pool'],
  ['8 192!, 60 188, 128 192, 200 178, 258 184, 312 196!', 'moss'],
] as const;

function vignette(sheet: Sheet) {
  const { dawn, leaf, umber, pine, cloth } = colours;
  const random = seededRandom(5);
  sheet.block(dawn, ellipse(160, 112, 96), { isFlat: true });
  sheet.block(
    colours.sage,
    outline('40 112!, 90 92, 130 60, 160 44!, 172 46!, 204 70, 250 96, 284 112!'),
  );
  const palm = farPalmSymbol(sheet);
  sheet.put(palm, { x: 76, y: 112, scale: 0.74, scaleX: -1 });
  sheet.put(palm, { x: 92, y: 110, scale: 0.52 });
  sheet.put(palm, { x: 250, y: 112, scale: 0.8 });
  banks.forEach(([bank, colour], index) => {
    const all = points(bank);
    const field = outline([
      ...all,
      [312, 206, true],
      [250, 218],
      [160, 222],
      [70, 218],
      [8, 206, true],
    ]);
    sheet.block(colours[colour], field, { isFlat: true });
    const next = banks[index + 1]?.[0];
    const rows: string[] = [];
    const shoots = (line: readonly Point[], count: number) => {
      for (const { x, y } of along(line, count).slice(1, -1)) {
        rows.push(
          `M${Math.round(x - 3)} ${Math.round(y + 6)}l3 5 ${random() < 0.5 ? -1 : 1}-8m-1 8l4-5`,
        );
      }
    };
    shoots(all, 12 + index);
    if (colour === 'pool') {
      sheet.line(rows.filter((_, row) => row % 2 === 0).join(''), 1.2, { colour: pine });
      sheet.resist('M80 178q8 3 16 0t16 0M180 170q8 3 16 0t16 0M236 175q6 3 12 0', 1.3);
    } else sheet.line(rows.join(''), 1.2, { colour: colour === 'lime' ? leaf : pine });
    if (next === undefined) {
      shoots(
        all.map(([x, y]): Point => [x, y + 12]),
        14,
      );
      sheet.line(rows.slice(-12).join(''), 1.2, { colour: pine });
    }
    // The bank: a path of earth.
    sheet.line(curve(bank), 5, { colour: umber }).line(curve(bank), 2.6, { colour: colours.ochre });
  });
  // A shrine for the goddess of rice.
  sheet.line('M207 108V96M217 108V96', 2);
  sheet
    .shape('M201 98h22v-14h-22z', cloth, 1.4)
    .shape(outline('196 85!, 204 76, 212 66!, 220 76, 228 85!'), umber, 1.5);
}

export default {
  shows:
    'The rice terraces of Tegallalang: young rice between narrow banks, water in the lowest field, palms above.',
  seed: 84,
  views: { vignette },
} satisfies Scene;
