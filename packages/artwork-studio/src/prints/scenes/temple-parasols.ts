import { colours } from '../colours.ts';
import { ellipse, outline } from '../geometry.ts';
import { ceremonialParasol, meru } from '../motifs/meru.ts';
import { vignetteGround } from '../motifs/vignette.ts';
import type { Scene } from '../scene.ts';
import type { Sheet } from '../sheet.ts';

function vignette(sheet: Sheet) {
  const { mist, moss, sage } = colours;
  sheet.block(mist, ellipse(160, 112, 96), { isFlat: true });
  sheet.block(sage, outline('36 196!, 60 150, 110 128, 160 140, 214 122, 262 150, 286 196!'), {
    isFlat: true,
  });
  vignetteGround(sheet, mist, { y: 206 });
  sheet.block(moss, outline('14 208!, 60 194, 160 190, 260 194, 306 208!'));
  meru(sheet, 160, 204, 0.92);
  ceremonialParasol(sheet, 82, 206, { scale: 1.25 });
  ceremonialParasol(sheet, 240, 206, { scale: 1.05 });
}

export default {
  shows: 'A storeyed temple tower between ceremonial parasols.',
  seed: 317,
  views: { vignette },
} satisfies Scene;
