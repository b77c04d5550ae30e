import type { Point } from '../geometry.ts';
import { posedFigure } from '../motifs/posedFigure.ts';
import { poseStage } from '../motifs/poseStage.ts';
import type { Scene } from '../scene.ts';
import type { Sheet } from '../sheet.ts';

/** What the two have in common: on hands and knees, wrists under shoulders, knees under hips. */
function onAllFours(left: number) {
  const scale = 1.08;
  const q = (x: number, y: number): Point => [left + x * scale, 316 + y * scale];
  const legs = {
    scale,
    hip: q(122, -86),
    knee: q(120, -11),
    ankle: q(44, -8),
    foot: [180, 1],
    cuffs: [[q(52, -15), q(50, -8), q(52, -1)]],
    folds: [
      [q(114, -86), q(114, -52), q(116, -24)],
      [q(130, -76), q(128, -50), q(126, -26)],
      [q(108, -12), q(84, -10), q(64, -8)],
      [q(106, -92), q(114, -78), q(130, -72)],
    ],
  } as const;
  const farLeg = { knee: q(131, -14), ankle: q(57, -11), foot: [180, 1] } as const;
  return { q, legs, farLeg };
}

function cow(sheet: Sheet, left: number) {
  const { q, legs, farLeg } = onAllFours(left);
  posedFigure(sheet, {
    ...legs,
    waist: q(140, -91),
    spine: [q(136, -92), q(158, -88), q(184, -97), q(208, -115)],
    trunk: [
      [0, 14, 14],
      [0.25, 11, 15],
      [0.5, 12, 17],
      [0.75, 14, 17],
      [0.92, 12, 13],
      [1, 9.4, 9],
    ],
    shade: [q(130, -82), q(158, -78), q(186, -85), q(212, -102), q(216, -60), q(130, -60)],
    neck: [q(205, -115), q(220, -133)],
    head: { at: q(230, -148), turn: -16 },
    arm: { shoulder: q(204, -110), elbow: q(210, -55), wrist: q(206, -8), hand: [2, 1] },
    far: {
      leg: farLeg,
      arm: { shoulder: q(212, -110), elbow: q(220, -56), wrist: q(217, -10), hand: [2, 1] },
    },
  });
}

function cat(sheet: Sheet, left: number) {
  const { q, legs, farLeg } = onAllFours(left);
  posedFigure(sheet, {
    ...legs,
    waist: q(137, -104),
    spine: [q(133, -99), q(153, -124), q(184, -130), q(211, -111)],
    trunk: [
      [0, 14, 14],
      [0.2, 13.4, 13],
      [0.5, 14.4, 14],
      [0.75, 15.4, 15.4],
      [0.92, 12.4, 12],
      [1, 9.4, 9],
    ],
    shade: [q(133, -86), q(156, -106), q(184, -112), q(216, -96), q(216, -60), q(130, -60)],
    neck: [q(208, -112), q(222, -93)],
    head: { at: q(232, -76), turn: 124 },
    arm: { shoulder: q(205, -109), elbow: q(210, -54), wrist: q(206, -8), hand: [2, 1] },
    far: {
      leg: farLeg,
      arm: { shoulder: q(213, -109), elbow: q(220, -55), wrist: q(217, -10), hand: [2, 1] },
    },
  });
}

function landscape(sheet: Sheet) {
  poseStage(sheet, {
    niches: [
      [162, 124, 226],
      [476, 124, 226],
    ],
    mats: [
      { left: 12, right: 312, y: 286, height: 48 },
      { left: 326, right: 626, y: 286, height: 48 },
    ],
  });
  cow(sheet, 24);
  cat(sheet, 338);
}

export default {
  shows:
    'Marjaryasana and Bitilasana: the cow on the left, breathing in; the cat on the right, breathing out.',
  seed: 112,
  ground: '#dfe3d2',
  views: { landscape },
} satisfies Scene;
