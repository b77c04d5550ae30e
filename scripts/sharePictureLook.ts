import { createHash } from 'node:crypto';
import { mark } from '../packages/brand/src/look/arch.ts';
import { color } from '../packages/brand/src/look/colors.ts';
import { families, tracking, weight } from '../packages/brand/src/look/type.ts';

/** What share pictures and icons take from the look, as a digest. */
export const sharePictureLook = createHash('sha256')
  .update(JSON.stringify([mark, color.day, families.display, tracking, weight.display]))
  .digest('hex')
  .slice(0, 12);
