import { colours } from '../colours.ts';
import { curve, ellipse, outline, place, rectangle } from '../geometry.ts';
import { birds } from '../motifs/sky.ts';
import type { Scene } from '../scene.ts';
import type { Sheet } from '../sheet.ts';

/** A round bastion that leans in a little, with its merlons. */
function bastion(sheet: Sheet, x: number, y: number, width: number, height: number) {
  const { ochre, brass } = colours;
  const half = width / 2;
  const tower = outline([
    [x - half * 0.86, y - height, true],
    [x, y - height + 3],
    [x + half * 0.86, y - height, true],
    [x + half, y - 2, true],
    [x, y + 4],
    [x - half, y - 2, true],
  ]);
  const merlons = [-0.66, -0.22, 0.22, 0.66]
    .map((across) =>
      outline(
        place('-4 1!, -4 -5, 0 -9!, 4 -5, 4 1!', {
          x: x + across * half,
          y: y - height + 1,
          scale: width / 42,
        }),
      ),
    )
    .join('');
  sheet.shape(merlons, ochre, 1.2);
  sheet
    .block(ochre, tower)
    .inside(tower, () =>
      sheet.block(brass, rectangle(x + half * 0.3, y - height - 4, half, height + 10)),
    );
  sheet.line(tower, 1.6);
  sheet.line(
    [0.2, 0.8]
      .map((down) =>
        curve([
          [x - half * 0.9, y - height * (1 - down)],
          [x, y - height * (1 - down) + 4],
          [x + half * 0.9, y - height * (1 - down)],
        ]),
      )
      .join(''),
    1,
  );
}

function vignette(sheet: Sheet) {
  const { cloth, blush, dune, ochre, brass, copper, umber, sand } = colours;
  sheet.block(blush, ellipse(160, 112, 96), { isFlat: true });
  sheet.block(cloth, ellipse(160, 84, 40), { isFlat: true });
  birds(sheet, [
    [84, 62, 0.8],
    [100, 54, 0.6],
  ]);
  // The town within: roofs and temple towers, without a key line.
  sheet.block(
    copper,
    `${rectangle(96, 74, 26, 30)}${rectangle(126, 64, 24, 40)}${rectangle(154, 70, 34, 34)}${rectangle(194, 78, 28, 26)}`,
  );
  sheet.block(
    copper,
    outline('132 66!, 132 52, 138 38!, 144 52, 144 66!') +
      outline('196 80!, 196 66, 203 52!, 210 66, 210 80!'),
  );
  sheet.strokes(
    [
      [104, 86],
      [114, 86],
      [134, 78],
      [142, 78],
      [162, 82],
      [172, 82],
      [180, 82],
      [202, 90],
      [212, 90],
    ]
      .map(([x, y]) => rectangle(x as number, y as number, 4, 7))
      .join(''),
    { colour: sand },
  );
  // The wall, its hill, then the bastions from the far ones to the near ones.
  sheet.shape(outline('44 118!, 100 102, 160 98, 220 102, 276 118!, 288 182!, 32 182!'), dune, 1.5);
  const hill = outline(
    '8 212!, 36 182, 74 158, 116 146, 160 142, 204 146, 246 158, 284 182, 312 212!',
  );
  sheet.block(dune, hill, { isFlat: true }).inside(hill, () => {
    sheet.block(ochre, outline('206 140!, 262 160, 320 214!, 226 214!, 252 190, 236 166'), {
      opacity: 0.6,
    });
  });
  sheet.line(hill, 1.6);
  sheet.line(
    curve('66 186, 82 180, 98 186') +
      curve('222 184, 240 180, 254 186') +
      curve('148 184, 162 179, 178 184'),
    1.1,
    { colour: umber },
  );
  for (const side of [-1, 1]) {
    bastion(sheet, 160 + side * 112, 176, 28, 54);
    bastion(sheet, 160 + side * 82, 165, 32, 58);
    bastion(sheet, 160 + side * 46, 158, 36, 64);
  }
  bastion(sheet, 160, 158, 44, 72);
  // The houses at its foot.
  for (const [x, width, height] of [
    [52, 34, 20],
    [90, 26, 26],
    [122, 36, 18],
    [172, 28, 24],
    [204, 38, 18],
    [246, 26, 22],
  ] as const) {
    sheet.shape(rectangle(x, 212 - height, width, height), sand, 1.4);
    sheet.block(brass, rectangle(x + width * 0.66, 213 - height, width * 0.34, height - 1));
    sheet.line(rectangle(x, 212 - height, width, height), 1.4);
    sheet.strokes(
      rectangle(x + 5, 212 - height + 6, 4, 7) + rectangle(x + 13, 212 - height + 6, 4, 7),
      { colour: umber },
    );
  }
  sheet.line('M20 212H300', 1.5);
}

export default {
  shows: "The bastions of Jaisalmer's fort on their hill, at first light.",
  seed: 90,
  views: { vignette },
} satisfies Scene;
