import { media } from '../../styles/media.ts';
import { hairline } from '../../styles/rules.ts';
import { descendantStyle, style, variants } from '../../styles/style.ts';
import { theme } from '../../styles/theme.css.ts';
import { action, root as card } from '../Card/Card.css.ts';

const grid = style({ selectors: { '&&': { display: 'grid' } } });

export const root = `${card} ${grid}`;

const onPhones = `not ${media.fromTablet}`;

/** Tablets: the words beside the picture. */
const beforeDesktop = `${media.fromTablet} and (max-width: 56.24em)`;

export const layout = variants({
  row: {
    selectors: { '&&': { gap: 0 } },
    background: theme.color.groundRaised,
    border: hairline,
    borderRadius: theme.radius.medium,
    boxShadow: theme.shadow.raised,
    '@media': {
      [media.fromDesktop]: { gridTemplateColumns: 'minmax(0, 1.15fr) minmax(0, 1fr)' },
    },
  },
  column: {
    selectors: { '&&': { gap: theme.space.medium } },
    '@media': {
      [beforeDesktop]: {
        gridTemplateColumns: 'minmax(0, 1.2fr) minmax(0, 1fr)',
        alignItems: 'center',
        columnGap: theme.space.large,
      },
      // As high as the cards beside it.
      [media.fromDesktop]: { gridTemplateRows: '1fr auto' },
      print: { display: 'block' },
    },
  },
});

export const picture = style({ overflow: 'hidden', display: 'grid' });

descendantStyle(`${layout.row} img`, {
  '@media': { [media.fromDesktop]: { height: '100%', minHeight: '26rem' } },
});
descendantStyle(`${layout.column} img`, {
  '@media': {
    [onPhones]: { aspectRatio: '16 / 9' },
    // Cropped where a hero has its words.
    [media.fromDesktop]: { height: '100%', aspectRatio: '16 / 10', objectPosition: '80% 50%' },
  },
});
descendantStyle(`${layout.column} > ${picture}`, {
  borderRadius: theme.radius.medium,
  '@media': { print: { display: 'none' } },
});

export const words = style({ display: 'flex', alignItems: 'center' });
descendantStyle(`${layout.row} > ${words}`, {
  padding: `${theme.space.large} ${theme.space.medium}`,
  '@media': {
    [media.fromTablet]: { padding: theme.space.large },
    [media.fromDesktop]: { padding: theme.space.xlarge },
  },
});
descendantStyle(`${layout.column} > ${words}`, {
  flexWrap: 'wrap',
  columnGap: theme.space.medium,
  rowGap: theme.space.hair,
  // In the line of the title.
  '@media': { [onPhones]: { alignItems: 'flex-start' } },
});
// Beside the picture, the words have the whole width.
descendantStyle(`${layout.column} > ${words} > *`, {
  '@media': { [beforeDesktop]: { flexBasis: '100%' } },
});

// Above the area of the card's link.
export const save = style({
  position: 'relative',
  zIndex: 1,
  flex: 'none',
  marginInlineStart: `calc(${theme.space.xsmall} * -1)`,
  '@media': { print: { display: 'none' } },
});
// In the line of the action, so that the text has the whole width.
descendantStyle(`${layout.column} > ${words}:has(${action}) > ${save}`, {
  '@media': {
    [onPhones]: {
      position: 'absolute',
      insetInlineEnd: 0,
      insetBlockEnd: `calc((${theme.size.touch} - 1.5em) / -2)`,
    },
  },
});
