import { frameBox } from '../../brand/drawing.ts';
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

export const rule = style({
  display: 'flex',
  alignItems: 'flex-end',
  color: theme.color.line,
  selectors: {
    '&::before, &::after': {
      content: '',
      flex: 1,
      borderBlockEnd: `${theme.line.hair} solid currentColor`,
    },
  },
});
export const ruleDrawing = style({ flex: 'none', height: '2.75rem' });

export const accent = style({ color: theme.color.line });
