import { brush } from '../bodies.ts';
import { colours } from '../colours.ts';
import { curve, ellipse, outline, place } from '../geometry.ts';
import { flower } from '../motifs/flowers.ts';
import type { Scene } from '../scene.ts';
import type { Sheet } from '../sheet.ts';

/** Places points of the shuttle. */
const onShuttle = (d: string) => place(d, { x: 160, y: 196, turn: -3 });

function vignette(sheet: Sheet) {
  const { dawn, madder, wine, ochre, saffron, brass, umber, cloth } = colours;
  sheet.block(dawn, ellipse(160, 112, 96), { isFlat: true });
  // The sari over its pole.
  const fabric = outline(
    '72 36!, 232 36!, 234 100, 238 168!, 206 160, 178 170, 148 162, 114 171, 88 162, 64 170!, 69 100',
  );
  sheet.block(madder, fabric).inside(fabric, () => {
    sheet.block(
      ochre,
      outline('60 124!, 90 118, 116 126, 148 118, 178 126, 208 117, 244 124!, 244 180!, 60 180!'),
    );
    sheet.line(
      [
        '60 124!, 90 118, 116 126, 148 118, 178 126, 208 117, 244 124!',
        '60 160!, 90 152, 116 161, 148 152, 178 160, 208 151, 244 158!',
      ]
        .map((d) => curve(d))
        .join(''),
      2,
      { colour: wine },
    );
    for (let row = 0; row < 4; row++) {
      for (let x = 84 + (row % 2) * 13; x < 232; x += 26) {
        sheet.strokes(flower(x, 52 + row * 17, 5.2, 6), { colour: saffron });
      }
    }
    for (const [x, y] of [
      [78, 143],
      [103, 143],
      [128, 144],
      [153, 142],
      [178, 145],
      [203, 141],
      [226, 141],
    ] as const) {
      const buta = '0 -13!, 8 -4, 8 6, 0 11, -8 6, -7 -2, 1 -7!, 3 -12';
      sheet.strokes(outline(place(buta, { x, y })), { colour: wine });
      sheet.strokes(flower(x, y + 3, 4.4, 5), { colour: saffron });
    }
    sheet.block(
      wine,
      [
        '106 36!, 112 90, 110 180!, 122 180!, 120 90, 116 36!',
        '168 36!, 174 90, 172 180!, 186 180!, 184 90, 180 36!',
        '220 36!, 226 90, 226 180!, 244 180!, 240 36!',
      ]
        .map((d) => outline(d))
        .join(''),
      { opacity: 0.55 },
    );
  });
  sheet.line(fabric, 1.7);
  sheet.line(
    ['90 40, 94 80, 90 112', '146 40, 149 80, 147 112', '202 40, 206 80, 204 112']
      .map((d) => curve(d))
      .join(''),
    1,
    { isFine: true },
  );
  sheet.shape(outline('40 30!, 280 30!, 286 35, 280 41!, 40 41!, 34 35'), umber, 1.6);
  sheet.line('M52 34H268', 1.2, { colour: brass });
  // The shuttle with its bobbin; its thread comes from the cloth.
  sheet.line(curve('238 168, 262 176, 268 192, 236 198'), 1.6, { colour: madder });
  sheet.shape(outline(onShuttle('-92 0!, -54 -16, 54 -16, 92 0!, 54 16, -54 16')), brass, 1.7);
  sheet.block(umber, outline(onShuttle('-88 1!, -54 4, 54 4, 88 1!, 54 15, -54 15')));
  sheet.line(outline(onShuttle('-92 0!, -54 -16, 54 -16, 92 0!, 54 16, -54 16')), 1.7);
  sheet.shape(outline(onShuttle('-46 -8!, 46 -8!, 46 8!, -46 8!')), cloth, 1.4);
  sheet.shape(
    outline(onShuttle('-34 -6, 0 -7.4, 34 -6, 38 0, 34 6, 0 7.4, -34 6, -38 0')),
    madder,
    1.3,
  );
  sheet.line(
    [-24, -12, 0, 12, 24].map((x) => curve(onShuttle(`${x} -6.6, ${x + 3} 0, ${x} 6.6`))).join(''),
    1,
    { colour: saffron },
  );
  sheet.shape(
    outline(onShuttle('-92 0!, -72 -8.4!, -72 8.4!')) +
      outline(onShuttle('92 0!, 72 -8.4!, 72 8.4!')),
    ochre,
    1.3,
  );
  sheet.strokes(brush('22 214, 160 214, 298 214', 2.2, { count: 4 }));
}

export default {
  shows: 'A sari of Banaras silk over its pole, and the shuttle that wove it.',
  seed: 89,
  views: { vignette },
} satisfies Scene;
