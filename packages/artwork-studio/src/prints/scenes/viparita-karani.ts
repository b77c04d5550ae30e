import { colours } from '../colours.ts';
import { curve, outline, type Point, place } from '../geometry.ts';
import { posedFigure } from '../motifs/posedFigure.ts';
import { poseStage } from '../motifs/poseStage.ts';
import type { Scene } from '../scene.ts';
import type { Sheet } from '../sheet.ts';

/** A blanket, folded in three. */
function foldedBlanket(sheet: Sheet, x: number, y: number) {
  const { saffron, ochre, madder } = colours;
  for (const [up, colour] of [
    [0, ochre],
    [8, saffron],
    [16, ochre],
  ] as const) {
    const at = (d: string) => place(d, { x, y: y - up });
    sheet.shape(
      outline(at('-46 0!, -53 -2, -54 -7, -47 -9.5!, 0 -8.4, 40 -9.5!, 46 -7, 46 -2, 40 0!, 0 .8')),
      colour,
      1.4,
    );
    sheet.line(curve(at('-30 -1, -28 -5, -30 -8.6')) + curve(at('-25 -1, -23 -5, -25 -8.6')), 1.8, {
      colour: madder,
    });
  }
}

function landscape(sheet: Sheet) {
  /** Where the wall meets the floor, far away and near. */
  const [far, near] = [456, 496];
  poseStage(sheet, {
    niches: [[252, 140, 244]],
    mats: [{ left: 70, right: 493, y: 278, height: 62 }],
    wall: [far, near],
  });
  const scale = 1.32;
  const q = (x: number, y: number): Point => [473 + (x - 319) * scale, 302 + y * scale];
  foldedBlanket(sheet, 430, 305);
  posedFigure(sheet, {
    scale,
    isMirrored: true,
    hip: q(294, -36),
    waist: q(269, -32),
    knee: q(298, -109),
    ankle: q(309, -184),
    foot: [204, 1],
    seat: [18, 19],
    spine: [q(274, -33), q(249, -27), q(223, -20), q(197, -16)],
    trunk: [
      [0, 14, 13],
      [0.3, 12.4, 13],
      [0.7, 15, 15],
      [0.9, 12.6, 13],
      [1, 9, 9],
    ],
    shade: [q(287, -22), q(247, -14), q(193, -10), q(193, 6), q(287, 6)],
    neck: [q(199, -15), q(179, -16)],
    head: { at: q(161, -20), turn: -86, hasBun: false },
    arm: { shoulder: q(203, -9), elbow: q(219, 11), wrist: q(240, 20), hand: [24, 0.84] },
    cuffs: [[q(301, -175), q(308, -177), q(315, -177)]],
    folds: [
      [q(288, -58), q(292, -80), q(294, -100)],
      [q(308, -52), q(308, -78), q(304, -100)],
      [q(296, -120), q(298, -144), q(303, -166)],
      [q(281, -42), q(293, -50), q(307, -48)],
    ],
  });
  // The palm is up: the thumb points to the head.
  const [x, y] = q(240, 20);
  const at = (d: string) => place(d, { x, y, scale, turn: 24 });
  sheet.shape(outline(at('1 3!, 4 9, 11 13, 14 11, 11 6, 8 4!')), colours.skin, 1.4);
  sheet.block(colours.skin, outline(at('0 1!, 4 5, 9 3!, 6 0')), { isFlat: true });
  sheet.line(curve(at('6 -2, 9 1, 8 4')) + curve(at('12 -2, 14 0, 13 3')), 0.9);
}

export default {
  shows:
    'Viparita Karani, legs up the wall: a folded blanket under the pelvis, the arms open, the eyes closed.',
  seed: 114,
  ground: '#f3d8c0',
  views: { landscape },
} satisfies Scene;
