import type { Brand } from '@elevate/ui/brand';
import { brand } from '../brand.ts';
import { frame, ornament } from './arch.ts';
import { color, palette } from './colors.ts';
import { fontFaces, fontStacks } from './fontFaces.ts';
import { fontSources } from './fontFiles.ts';
import { radius } from './shape.ts';
import { fontSize, measure, scale, systemFonts, tracking, weight } from './type.ts';

/** The look of the brand: what `@elevate/ui` needs to know of it. */
export const look: Brand = {
  name: brand.name,
  palette,
  color,
  type: {
    fontFaces,
    family: {
      display: {
        stack: fontStacks.display,
        name: fontSources.display.original,
        system: systemFonts.display,
      },
      text: { stack: fontStacks.text, name: fontSources.text.original, system: systemFonts.text },
    },
    weight,
    ...scale,
    fontSize,
    measure,
    tracking,
    emphasis: 'italic',
  },
  shape: { radius, bullet: 'lozenge', frame },
  // Pages import it from arch.ts: the rest would only make their scripts larger.
  ornament,
};
