import { media } from '../../styles/media.ts';
import { style } from '../../styles/style.ts';
import { theme } from '../../styles/theme.css.ts';

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space.medium,
  '@media': {
    [media.fromDesktop]: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      gap: theme.space.xlarge,
      alignItems: 'center',
    },
    print: { display: 'none' },
  },
});

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.space.small,
});
