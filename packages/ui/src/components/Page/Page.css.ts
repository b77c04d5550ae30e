import { style } from '../../styles/style.ts';
import { theme } from '../../styles/theme.css.ts';

export const root = style({
  display: 'flex',
  flexDirection: 'column',
  minHeight: '100svh',
  paddingBlockStart: theme.headerHeight,
  '@media': { print: { display: 'block', minHeight: 0, paddingBlockStart: 0 } },
});

export const main = style({ flex: 1 });
