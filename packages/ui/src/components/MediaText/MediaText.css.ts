import { media } from '../../styles/media.ts';
import { across, coverRule, gridRule } from '../../styles/rules.ts';
import { descendantStyle, style } from '../../styles/style.ts';
import { theme } from '../../styles/theme.css.ts';

export const root = style({
  ...gridRule(),
  gap: theme.space.medium,
  alignItems: 'center',
  '@media': {
    [media.fromTablet]: { gridTemplateColumns: '2fr 3fr', alignItems: 'start' },
    [media.fromDesktop]: {
      ...across(2),
      alignItems: 'center',
      gap: `calc(${theme.space.xlarge} * 1.4)`,
    },
  },
});

// Beside a long text, the picture stays in view.
export const picture = style({
  width: '100%',
  maxWidth: '12rem',
  marginInline: 'auto',
  '@media': {
    [media.fromTablet]: { maxWidth: '21.5rem' },
    [media.fromDesktop]: {
      maxWidth: '27rem',
      // In line with the page's edge.
      marginInline: 0,
      position: 'sticky',
      insetBlockStart: `calc(${theme.headerHeight} + ${theme.space.large})`,
      alignSelf: 'start',
      selectors: { [`${root}[data-reversed] > &`]: { order: 2, justifySelf: 'end' } },
    },
    print: { display: 'none' },
  },
});

export const notOnPhones = style({
  display: 'none',
  '@media': {
    [media.fromTablet]: { display: 'block' },
    // Beside a text about as high.
    [media.fromDesktop]: { position: 'static', alignSelf: 'center', width: 'min(24rem, 30vw)' },
  },
});

descendantStyle(`${root}:has(> ${notOnPhones})`, {
  '@media': { [media.fromDesktop]: { gridTemplateColumns: 'auto minmax(0, 1fr)' } },
});
descendantStyle(`${root}[data-reversed]:has(> ${notOnPhones})`, {
  '@media': { [media.fromDesktop]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
});

/** From the column to the page's edge. */
const toEdge = `calc(-1 * max(${theme.space.gutter}, (100vw - ${theme.width.wide}) / 2))`;
const toBlockEdge = `calc(-1 * ${theme.space.section})`;
// The card's foot, a hem or a ledge, is not shown.
export const bleeding = style({
  position: 'relative',
  aspectRatio: '6 / 7',
  marginInline: toEdge,
  marginBlockStart: toBlockEdge,
  '@media': {
    [media.fromTablet]: { aspectRatio: '1' },
    [media.fromDesktop]: {
      aspectRatio: 'auto',
      alignSelf: 'stretch',
      marginInlineEnd: 0,
      marginBlockEnd: toBlockEdge,
      selectors: { [`${root}[data-reversed] > &`]: { order: 2, marginInline: `0 ${toEdge}` } },
    },
    print: { display: 'none' },
  },
});
descendantStyle(`${bleeding} > *, ${bleeding} img`, { ...coverRule, objectPosition: '50% 40%' });
descendantStyle(`${root}:has(> ${bleeding})`, {
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: theme.space.xlarge,
  '@media': { [media.fromDesktop]: across(2) },
});

export const small = style({
  width: '8rem',
  '@media': {
    [media.fromTablet]: { width: '12rem' },
    [media.fromDesktop]: { width: '18rem' },
    print: { display: 'none' },
  },
});
descendantStyle(`${root}:has(> ${small})`, {
  '@media': {
    [media.fromTablet]: {
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      alignItems: 'start',
      gap: theme.space.xlarge,
    },
  },
});

export const words = style({ minWidth: 0 });
