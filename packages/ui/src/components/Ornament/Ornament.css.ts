import { frameBox } from '../../brand/drawing.ts';
import { onGround } from '../../styles/ground.css.ts';
import { hairline } from '../../styles/rules.ts';
import { beforeDesktop } from '../../styles/sideways.ts';
import { style } from '../../styles/style.ts';
import { theme } from '../../styles/theme.css.ts';

export const frame = style({
  position: 'relative',
  display: 'block',
  width: '100%',
  aspectRatio: `${frameBox.width} / ${frameBox.height}`,
  containerType: 'inline-size',
  '@media': { [beforeDesktop]: { maxWidth: '21.5rem', marginInline: 'auto' } },
});
export const frameDrawing = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  color: theme.color.line,
  pointerEvents: 'none',
});
export const fine = style({ '@container': { '(max-width: 10rem)': { display: 'none' } } });

export const rule = style({ color: onGround.line });
export const line = style({ borderBlockEnd: hairline });

export const accent = style({ color: theme.color.line });
