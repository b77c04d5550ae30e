import { media } from '../../styles/media.ts';
import { across } from '../../styles/rules.ts';
import { style } from '../../styles/style.ts';
import { theme } from '../../styles/theme.css.ts';

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space.small,
  '@media': {
    [media.fromDesktop]: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      gap: theme.space.xlarge,
      alignItems: 'center',
    },
    print: { display: 'none' },
  },
});

export const words = style({ display: 'flex', flexDirection: 'column', gap: theme.space.small });

export const pictures = style({
  display: 'grid',
  ...across(3),
  columnGap: theme.space.medium,
  // Above the words.
  order: -1,
  maxWidth: '11rem',
  '@media': {
    [media.fromTablet]: { maxWidth: '27rem' },
    [media.fromDesktop]: { order: 'initial', maxWidth: 'none' },
  },
});
