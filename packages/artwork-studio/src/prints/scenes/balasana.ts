import type { Point } from '../geometry.ts';
import { posedFigure } from '../motifs/posedFigure.ts';
import { poseStage } from '../motifs/poseStage.ts';
import type { Scene } from '../scene.ts';
import type { Sheet } from '../sheet.ts';

function landscape(sheet: Sheet) {
  poseStage(sheet, {
    niches: [[320, 168, 244]],
    mats: [{ left: 36, right: 604, y: 282, height: 58 }],
  });
  const scale = 1.86;
  const q = (x: number, y: number): Point => [x * scale - 22, 318 + y * scale];
  posedFigure(sheet, {
    scale,
    isFolded: true,
    hip: q(85, -38),
    waist: q(110, -50),
    knee: q(155, -11),
    ankle: q(79, -8),
    foot: [180, 1],
    seat: [20, 19],
    thighBow: 3,
    spine: [q(105, -47), q(131, -56), q(157, -50), q(182, -33)],
    trunk: [
      [0, 14, 13],
      [0.25, 14.6, 13],
      [0.6, 16, 15],
      [0.88, 13.6, 13],
      [1, 9, 10],
    ],
    shade: [q(105, -34), q(141, -40), q(185, -24), q(191, -8), q(105, -16)],
    neck: [q(179, -33), q(197, -26)],
    head: { at: q(214, -20), turn: 112 },
    arm: { shoulder: q(176, -29), elbow: q(228, -12), wrist: q(274, -5), hand: [4, 1] },
    far: { arm: { shoulder: q(183, -34), elbow: q(233, -17), wrist: q(278, -9), hand: [4, 1] } },
    cuffs: [[q(88, -15), q(86, -8), q(88, -1)]],
    folds: [
      [q(95, -30), q(121, -24), q(149, -12)],
      [q(91, -20), q(117, -12), q(141, -5)],
      [q(73, -44), q(79, -30), q(91, -20)],
    ],
  });
}

export default {
  shows:
    "Balasana, the child's pose: the seat on the heels, the forehead on the mat, the arms forward.",
  seed: 111,
  ground: '#f3dfc0',
  views: { landscape },
} satisfies Scene;
