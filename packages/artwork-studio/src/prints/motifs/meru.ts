import { colours } from '../colours.ts';
import { curve, outline, place, rectangle } from '../geometry.ts';
import { mix } from '../numbers.ts';
import type { Sheet } from '../sheet.ts';

/** A Balinese shrine with tiered roofs of black palm fibre on a stone base. x and y are the middle of its foot. */
export function meru(sheet: Sheet, x: number, y: number, scale: number) {
  const { blush, rose, madder, wine, ochre, ink, pool, cloth } = colours;
  const at = (d: string) => place(d, { x, y, scale });
  const shade = (d: string) => sheet.block(rose, outline(at(d)));
  sheet.shape(outline(at('-36 0!, -33 -9!, 33 -9!, 36 0!')), blush, 1.5);
  shade('14 0!, 14 -9!, 33 -9!, 36 0!');
  sheet.shape(outline(at('-29 -9!, -26 -13!, 26 -13!, 29 -9!')), rose, 1.3);
  sheet.shape(outline(at('-23 -13!, -21 -29!, 21 -29!, 23 -13!')), blush, 1.5);
  shade('8 -13!, 8 -29!, 21 -29!, 23 -13!');
  sheet.shape(outline(at('-27 -29!, -25 -33!, 25 -33!, 27 -29!')), rose, 1.3);
  // The chequered cloth round a shrine.
  const cell = 4;
  const wrap = rectangle(x - 21.6 * scale, y - 25.5 * scale, 43.2 * scale, 2 * cell * scale);
  sheet.block(cloth, wrap, { isFlat: true });
  let checks = '';
  for (let row = 0; row < 2; row++) {
    for (let column = 0; column < 5; column++) {
      const across = -20 + (column * 2 + row) * cell;
      checks += rectangle(
        x + across * scale,
        y + (-25.5 + row * cell) * scale,
        cell * scale,
        cell * scale,
      );
    }
  }
  sheet.block(ink, checks, { isFlat: true }).line(wrap, 1.2);

  // The shrine's chamber, with its gilded door.
  sheet.shape(outline(at('-15 -33!, -15 -53!, 15 -53!, 15 -33!')), madder, 1.4);
  sheet.block(wine, outline(at('7 -33!, 7 -53!, 15 -53!, 15 -33!')));
  sheet.shape(outline(at('-7 -33!, -7 -44, 0 -51!, 7 -44, 7 -33!')), ochre, 1.2);
  sheet.line(curve(at('0 -33, 0 -49')) + curve(at('-15 -37, 15 -37')), 0.9);

  let eaves = 51;
  const tiers = 5;
  for (let tier = 0; tier < tiers; tier++) {
    const share = tier / (tiers - 1);
    const half = mix(42, 17, share);
    const rise = mix(23, 17, share);
    if (tier > 0) {
      const neck = half * 0.32;
      const body = `${-neck} ${-eaves + 3}!, ${-neck} ${-eaves - 7}!, ${neck} ${-eaves - 7}!, ${neck} ${-eaves + 3}!`;
      sheet.shape(outline(at(body)), madder, 1.2);
      sheet.line(curve(at(`${-neck} ${-eaves - 1}, ${neck} ${-eaves - 1}`)), 1.4 * scale ** 0.5, {
        colour: ochre,
      });
      eaves += 5;
    }
    const ridge = half * 0.26;
    const roof = outline(
      at(
        `${-half} ${-eaves + 3}!, ${-half * 0.62} ${-eaves - rise * 0.5}, ${-ridge} ${-eaves - rise}!, ${ridge} ${-eaves - rise}!, ${half * 0.62} ${-eaves - rise * 0.5}, ${half} ${-eaves + 3}!, ${half * 0.5} ${-eaves}, 0 ${-eaves - 1}, ${-half * 0.5} ${-eaves}`,
      ),
    );
    sheet.shape(roof, ink, 1.4);
    const thatch = Array.from({ length: 11 }, (_, index) => {
      const across = ((index - 5) / 5) * half;
      return curve(
        at(
          `${across * 0.24} ${-eaves - rise + 2}, ${across * 0.55} ${-eaves - rise * 0.5}, ${across * 0.9} ${-eaves - 1 + Math.abs(index - 5) * 0.5}`,
        ),
      );
    });
    sheet.line(thatch.join(''), 0.9, { colour: pool, isFine: true });
    const cap = `${-ridge - 1} ${-eaves - rise}!, ${-ridge} ${-eaves - rise - 3}!, ${ridge} ${-eaves - rise - 3}!, ${ridge + 1} ${-eaves - rise}!`;
    sheet.shape(outline(at(cap)), ochre, 1.1);
    eaves += rise + 1;
  }
  const top = -eaves - 2;
  sheet.shape(
    outline(
      at(
        `-4 ${top}!, -5 ${top - 4}, -1.6 ${top - 8}, 0 ${top - 17}!, 1.6 ${top - 8}, 5 ${top - 4}, 4 ${top}!`,
      ),
    ),
    ochre,
    1.2,
  );
}

/** A ceremonial parasol of Bali, fringed. x and y are the foot of its pole. */
export function ceremonialParasol(
  sheet: Sheet,
  x: number,
  y: number,
  { scale = 1, height = 104 }: { scale?: number; height?: number } = {},
) {
  const { ochre, saffron, madder, cloth } = colours;
  const at = (d: string) => place(d, { x, y: y - height * scale, scale });
  sheet.line(curve(at(`0 ${height}, 0 0`)), 2);
  sheet.shape(outline(at('-25 18!, -14 5, 0 0!, 14 5, 25 18!')), saffron, 1.5);
  sheet.block(ochre, outline(at('9 18!, 5 7, 0 0!, 14 5, 25 18!')));
  sheet.shape(
    outline(
      at('-25 18!, 25 18!, 24 27!, 18 25, 12 28!, 6 26, 0 29!, -6 26, -12 28!, -18 25, -24 27!'),
    ),
    madder,
    1.4,
  );
  sheet.beads(curve(at('-22 21.6, 22 21.6')), 1.8 * scale, 5 * scale, {
    colour: cloth,
    isFine: true,
  });
  sheet.line(curve(at('-9 17, -4 8, 0 0')) + curve(at('9 17, 4 8, 0 0')), 0.9);
  sheet.shape(outline(at('-2.4 0!, -2 -4, 0 -9!, 2 -4, 2.4 0!')), ochre, 1.1);
}
