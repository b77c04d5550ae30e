import { colours } from '../colours.ts';
import { outline } from '../geometry.ts';
import { clayLamp } from '../motifs/clayLamp.ts';
import { marigold } from '../motifs/flowers.ts';
import { vignetteGround } from '../motifs/vignette.ts';
import type { Scene } from '../scene.ts';
import type { Sheet } from '../sheet.ts';

function vignette(sheet: Sheet) {
  vignetteGround(sheet, colours.blush);
  sheet.block(colours.rose, outline('66 208!, 110 200, 220 200, 262 206, 220 213, 110 214'));
  clayLamp(sheet, 144, 156, 1.14, 1.26);
  marigold(sheet, 84, 193, 20, { seed: 3 });
  marigold(sheet, 118, 203, 17, { colour: colours.amber, inner: colours.saffron, seed: 5 });
  marigold(sheet, 244, 198, 19, { seed: 9 });
}

export default {
  shows: 'A clay lamp between marigolds, lit by the lake.',
  seed: 71,
  views: { vignette },
} satisfies Scene;
