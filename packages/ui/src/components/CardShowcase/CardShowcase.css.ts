import { media } from '../../styles/media.ts';
import { hairline } from '../../styles/rules.ts';
import { descendantStyle, style } from '../../styles/style.ts';
import { theme } from '../../styles/theme.css.ts';
import { archWidth, root as card, keep } from '../Card/Card.css.ts';

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space.large,
  '@media': {
    [media.fromDesktop]: {
      gridTemplateColumns: 'minmax(0, 1.12fr) minmax(0, 1fr)',
      columnGap: `clamp(${theme.space.large}, 5vw, 5.5rem)`,
    },
    print: { display: 'block' },
  },
});

// The row reaches both edges of the screen, and the next card looks in at its end.
export const rest = style({
  vars: { [archWidth]: '5.25rem' },
  display: 'flex',
  gap: theme.space.small,
  listStyleType: '""',
  overflow: 'auto hidden',
  scrollSnapType: 'inline proximity',
  scrollPaddingInline: theme.space.gutter,
  scrollbarWidth: 'thin',
  marginInline: `calc(${theme.space.gutter} * -1)`,
  paddingInline: theme.space.gutter,
  // Room for the focus rings, which it would clip.
  paddingBlock: theme.space.small,
  marginBlock: `calc(${theme.space.small} * -1)`,
  '@media': {
    [media.fromDesktop]: {
      flexDirection: 'column',
      justifyContent: 'space-between',
      gap: 0,
      overflow: 'visible',
      margin: 0,
      padding: 0,
    },
    print: { flexWrap: 'wrap', overflow: 'visible', margin: 0, padding: 0 },
  },
});
// Two cards have room for larger pictures.
descendantStyle(`${rest}:not(:has(> :nth-child(3)))`, {
  '@media': { [media.fromDesktop]: { vars: { [archWidth]: '9.5rem' } } },
});

descendantStyle(`${rest} > ${card}`, {
  flex: '0 0 min(84%, 20rem)',
  scrollSnapAlign: 'start',
  padding: theme.space.small,
  border: hairline,
  borderRadius: theme.radius.medium,
  background: theme.color.groundRaised,
  '@media': {
    [media.fromDesktop]: {
      flex: '0 1 auto',
      gridTemplateColumns: `${archWidth} minmax(0, 1fr) auto`,
      padding: `${theme.space.small} 0`,
      border: 0,
      borderBlockStart: hairline,
      borderRadius: 0,
      background: 'none',
    },
    print: { padding: 0, border: 0 },
  },
});
descendantStyle(`${rest} > ${card}:first-child`, {
  '@media': { [media.fromDesktop]: { borderBlockStart: 0, paddingBlockStart: 0 } },
});
descendantStyle(`${rest} > ${card} > ${keep}`, {
  '@media': { [media.fromDesktop]: { gridColumn: 3, gridRow: '1 / span 2', alignSelf: 'center' } },
});
