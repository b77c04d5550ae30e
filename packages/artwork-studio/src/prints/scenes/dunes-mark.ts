import { brush } from '../bodies.ts';
import { colours } from '../colours.ts';
import { outline } from '../geometry.ts';
import { camel } from '../motifs/camel.ts';
import type { Scene } from '../scene.ts';
import type { Sheet } from '../sheet.ts';

function landmark(sheet: Sheet) {
  const { ochre, brass, saffron, copper, dune } = colours;
  sheet.shape(outline('2 84!, 20 76, 44 64, 66 70, 92 58, 118 78!, 118 84!'), dune, 1.6);
  sheet.block(ochre, outline('44 64!, 52 72, 40 84!, 76 84!, 70 74, 66 70!'));
  sheet.block(ochre, outline('92 58!, 96 70, 88 84!, 118 84!, 118 78!'));
  camel(sheet, 62, 74, 0.6, {
    gait: 'stride',
    head: 'high',
    load: 'saddle',
    colour: saffron,
    shade: brass,
  });
  sheet.strokes(brush('4 86, 60 85, 116 86', 3.4, { count: 4 }), { colour: copper });
}

export default {
  shows: 'A saddled camel on dunes.',
  seed: 239,
  views: { landmark },
} satisfies Scene;
