import { brush } from '../bodies.ts';
import { colours } from '../colours.ts';
import { curve, ellipse, line, outline, place, polygon } from '../geometry.ts';
import { marigold } from '../motifs/flowers.ts';
import { disc } from '../motifs/sky.ts';
import type { Scene } from '../scene.ts';
import type { Sheet } from '../sheet.ts';

/** Places points of the sitar. */
const onSitar = (d: string) => place(d, { x: 98, y: 158, turn: -33 });

function vignette(sheet: Sheet) {
  const { dawn, copper, madder, umber, brass, ochre, cloth, wine, sand } = colours;
  disc(sheet, 160, 112, 88, { colour: dawn });
  sheet.strokes(brush('22 212, 160 212, 298 212', 2.2, { count: 4 }));
  sheet.block(colours.blush, outline('40 212!, 90 204, 200 204, 250 212!, 200 218, 90 218'), {
    isFlat: true,
  });
  // It lies from the gourd, low on the left, to the pegs, high on the right.
  const gourd =
    '-52 0, -44 -30, -16 -46, 14 -38, 36 -18, 52 -10!, 52 10!, 36 18, 14 38, -16 46, -44 30';
  const neck = '36 -11!, 218 -9!, 218 9!, 36 11!';
  // A second gourd behind the head.
  const [smallX, smallY] = onSitar('176 24')[0] as readonly [number, number];
  sheet.shape(ellipse(smallX, smallY, 20, 17, -33), copper, 1.6);
  sheet.shape(outline(onSitar(gourd)), copper, 1.7);
  sheet.shape(
    outline(
      onSitar(
        '-46 0, -38 -26, -14 -39, 14 -32, 34 -15, 48 -8!, 48 8!, 34 15, 14 32, -14 39, -38 26',
      ),
    ),
    brass,
    1.4,
  );
  sheet.block(
    umber,
    outline(onSitar('-44 10!, -10 16, 48 4!, 48 8!, 34 15, 14 32, -14 39, -38 26')),
    {
      opacity: 0.45,
    },
  );
  sheet.beads(outline(onSitar('-38 0, -31 -21, -11 -31, 12 -25, 12 25, -11 31, -31 21')), 3, 7, {
    colour: cloth,
  });
  sheet.shape(outline(onSitar(neck)), umber, 1.7);
  sheet.shape(
    outline(onSitar('218 -10!, 228 -12, 246 -6, 250 2, 244 8, 230 11, 218 10!')),
    umber,
    1.6,
  );
  const frets = [52, 66, 82, 98, 114, 130, 148, 166, 184, 200].map((x) =>
    curve(onSitar(`${x} -12, ${x + 3} 0, ${x} 12`)),
  );
  sheet.line(frets.join(''), 2.6).line(frets.join(''), 1.4, { colour: ochre });
  // Pegs.
  for (const peg of ['206 -22', '222 -24', '238 -20', '214 22', '152 -22', '170 -22']) {
    const [x, y] = onSitar(peg)[0] as readonly [number, number];
    const [footX, footY] = onSitar(
      `${peg.split(' ')[0]} ${peg.includes('-') ? -9 : 9}`,
    )[0] as readonly [number, number];
    sheet.line(line(x, y, footX, footY), 2.4).shape(ellipse(x, y, 4.6), madder, 1.2);
  }
  // Bridge and strings.
  sheet.shape(polygon(onSitar('-14 -12, -6 -12, -6 12, -14 12')), cloth, 1.3);
  const strings = [-6, -2, 2, 6].map((across) =>
    curve(onSitar(`-42 ${across * 0.6}, -10 ${across}, 226 ${across}`)),
  );
  sheet.line(strings.join(''), 0.9, { colour: sand });
  sheet.shape(ellipse(...(onSitar('-46 0')[0] as unknown as [number, number]), 4), wine, 1.1);
  marigold(sheet, 218, 200, 18, { seed: 3 });
  marigold(sheet, 250, 205, 14, { colour: colours.amber, inner: colours.saffron, seed: 5 });
}

export default {
  shows: 'A sitar at sunrise, for the morning raga at Assi Ghat.',
  seed: 91,
  views: { vignette },
} satisfies Scene;
