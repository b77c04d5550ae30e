import { colours } from '../colours.ts';
import { curve, outline, type Point, place } from '../geometry.ts';
import { posedFigure } from '../motifs/posedFigure.ts';
import { poseStage } from '../motifs/poseStage.ts';
import type { Scene } from '../scene.ts';
import type { Sheet } from '../sheet.ts';

function landscape(sheet: Sheet) {
  poseStage(sheet, {
    niches: [[324, 140, 248]],
    mats: [{ left: 110, right: 530, y: 286, height: 52 }],
  });
  const scale = 1.5;
  const q = (x: number, y: number): Point => [x * scale + 46, 322 + y * scale];
  posedFigure(sheet, {
    scale,
    hip: q(146, -149),
    waist: q(163, -164),
    knee: q(188, -85),
    ankle: q(166, -12),
    foot: [0, 1],
    spine: [q(160, -163), q(184, -147), q(203, -118), q(211, -88)],
    shade: [q(160, -146), q(176, -134), q(190, -108), q(200, -84), q(176, -84), q(150, -140)],
    neck: [q(211, -94), q(212, -80)],
    head: { at: q(212, -65), turn: 188 },
    arm: { shoulder: q(207, -88), elbow: q(193, -36), wrist: q(206, -32), hand: [-6, 0.72] },
    far: {
      arm: { shoulder: q(216, -92), elbow: q(221, -38), wrist: q(206, -38) },
      leg: { knee: q(197, -87), ankle: q(175, -14), foot: [0, 1] },
    },
    cuffs: [[q(160, -21), q(168, -18.6), q(176, -19)]],
    folds: [
      [q(140, -140), q(154, -118), q(172, -96)],
      [q(160, -132), q(174, -112), q(186, -98)],
      [q(184, -78), q(174, -56), q(168, -34)],
      [q(132, -158), q(146, -144), q(160, -140)],
    ],
  });
  // The far hand holds the near elbow.
  const [x, y] = q(192, -37);
  const at = (d: string) => place(d, { x, y, scale, turn: 14 });
  sheet.shape(
    outline(at('9 -7!, -4 -8, -7.5 -5.5, -5.6 -3, -8 -.4, -6 2, -7 4.6, -4 7, 8 6!')),
    colours.skinShade,
    1.4,
  );
  sheet.line(curve(at('-5.6 -3, 2 -3')) + curve(at('-6 2, 2 1.6')), 1);
}

export default {
  shows:
    'Uttanasana, the standing forward bend: knees bent, the belly on the thighs, the elbows held, the head hanging.',
  seed: 113,
  ground: '#f6dcb0',
  views: { landscape },
} satisfies Scene;
