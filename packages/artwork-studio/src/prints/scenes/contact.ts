import { colours } from '../colours.ts';
import { outline, polygon } from '../geometry.ts';
import { hem } from '../motifs/cloth.ts';
import { glow } from '../motifs/sky.ts';
import { inkPot, peacockQuill, standingLamp, writtenLetter } from '../motifs/writingTable.ts';
import type { Scene } from '../scene.ts';
import type { Sheet } from '../sheet.ts';

/** What is on the table, whose far edge is at y 376. */
function onTheTable(sheet: Sheet) {
  sheet.block(
    colours.wine,
    outline('90 404!, 140 398, 200 404, 190 412, 110 413') +
      outline('292 404!, 330 402, 366 408, 340 412, 300 411'),
    { isFlat: true },
  );
  standingLamp(sheet, 128, 262, 0.98);
  peacockQuill(sheet, '313 366, 322 300, 308 226, 276 160');
  inkPot(sheet, 312, 352);
  writtenLetter(sheet, 226, 414);
}

function card(sheet: Sheet) {
  const { madder } = colours;
  glow(sheet, 128, 236, 122);
  sheet.block(madder, polygon('-4 376, 404 374, 404 504, -4 504'), { isFlat: true });
  onTheTable(sheet);
  hem(sheet, { y: 450, height: 46, phase: 20 });
}

export default {
  shows: "A letter, written by lamplight with a peacock's feather.",
  seed: 101,
  ground: colours.night,
  grain: 0.32,
  views: { card },
} satisfies Scene;
