import { style } from '../../styles/style.ts';
import { theme } from '../../styles/theme.css.ts';

export const root = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: theme.space.medium,
  '@media': { print: { display: 'none' } },
});

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.space.small,
  marginBlockEnd: theme.space.small,
});
