import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { mark } from '../packages/brand/src/look/arch.ts';
import { color } from '../packages/brand/src/look/colors.ts';
import { families, tracking, weight } from '../packages/brand/src/look/type.ts';
import { root } from './toolchain.mjs';

const digest = (content: string | Buffer) => hash('sha256', content).slice(0, 12);

/** What share pictures and icons take from the look, as a digest. */
export const sharePictureLook = digest(
  JSON.stringify([mark, color.day, families.display, tracking, weight.display]),
);

/** The drawing of a served picture, with a digest of it as it is by day. */
export function drawingOf(src: string): string {
  const file = basename(src);
  const served = readFileSync(join(root, 'packages/artwork/dist/pictures', file));
  return `${file.replace(/\.\w+\.svg$/, '')} ${digest(served)}`;
}
