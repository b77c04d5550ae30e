import { createVar } from '@vanilla-extract/css';
import { media } from '../../styles/media.ts';
import { focusRule, forcedFocusRule, labelRule, pressedGround } from '../../styles/rules.ts';
import { descendantStyle, style, variants } from '../../styles/style.ts';
import { theme } from '../../styles/theme.css.ts';

export const root = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: theme.space.medium,
  minWidth: 0,
  breakInside: 'avoid',
});

// In a single column an arch would fill a phone's screen: there the text is beside it.
const isSingle = '(max-width: 35.99em)';

/** Of an arch beside its words. */
export const archWidth = createVar();

// Three columns, and too little room beside a thumbnail.
const isTight = '(min-width: 36em) and (max-width: 59.99em)';

export const look = variants({
  // On phones the next card follows closely; its link must not cover the last line of this one.
  plain: { '@container': { [isSingle]: { paddingBlockEnd: theme.space.small } } },
  arch: {
    textAlign: 'center',
    gap: theme.space.large,
    '@container': {
      [isSingle]: {
        display: 'grid',
        gridTemplateColumns: 'max(4.5rem, 20%) minmax(0, 1fr)',
        alignItems: 'center',
        columnGap: theme.space.medium,
        rowGap: 0,
        textAlign: 'start',
      },
    },
  },
  // In a `CardShowcase`.
  beside: {
    display: 'grid',
    gridTemplateColumns: `${archWidth} minmax(0, 1fr)`,
    alignItems: 'center',
    columnGap: theme.space.medium,
    rowGap: 0,
    '@media': {
      [media.fromDesktop]: { gridTemplateColumns: `${archWidth} minmax(0, 1fr) auto` },
    },
  },
  thumbnail: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignItems: 'center',
    columnGap: theme.space.medium,
    rowGap: 0,
    '@container': {
      [isSingle]: { columnGap: theme.space.small },
      [isTight]: {
        gridTemplateColumns: 'minmax(0, 1fr)',
        alignItems: 'start',
        rowGap: theme.space.small,
      },
    },
  },
});

export const picture = style({
  display: 'block',
  width: '100%',
  overflow: 'hidden',
  '@media': { print: { display: 'none' } },
});
export const archPicture = style({
  width: '100%',
  maxWidth: '17rem',
  marginInline: 'auto',
  '@container': { [isSingle]: { marginInline: 0 } },
  '@media': { print: { display: 'none' } },
});
export const thumbnail = style({
  // Leaves a long word of the title its room on narrow phones.
  width: 'clamp(4rem, 24cqi, 5.5rem)',
  '@media': { print: { display: 'none' } },
});

// Above the areas that its own link and the next card's extend over the cards.
export const keep = style({
  position: 'relative',
  zIndex: 1,
  alignSelf: 'flex-start',
  marginInlineStart: `calc(${theme.space.xsmall} * -1)`,
  '@media': { print: { display: 'none' } },
  selectors: {
    [`${look.arch} &`]: { alignSelf: 'center', marginInline: 'auto' },
    // Below the 44 px that a tap on a title of one line needs.
    [`${look.thumbnail} &`]: { alignSelf: 'start', marginBlockStart: theme.space.hair },
  },
  '@container': {
    // Below the words, beside the picture.
    [isSingle]: {
      selectors: {
        [`${look.arch} &`]: {
          gridColumn: 2,
          justifySelf: 'start',
          alignSelf: 'start',
          marginInline: `calc(${theme.space.xsmall} * -1)`,
          marginBlockEnd: `calc(${theme.space.hair} * -1)`,
        },
      },
    },
  },
});
// A second row, for the button.
descendantStyle(`${look.thumbnail}:has(> ${keep}) > ${thumbnail}`, {
  '@container': { '(max-width: 35.99em) or (min-width: 60em)': { gridRow: '1 / span 2' } },
});
descendantStyle(`${look.beside} > ${keep}`, {
  '@media': { [media.fromDesktop]: { alignSelf: 'center' } },
});
descendantStyle(`${look.beside}:has(> ${keep}) > ${archPicture}`, {
  '@media': { [`not ${media.fromDesktop}`]: { gridRow: '1 / span 2' } },
});
descendantStyle(`${look.arch}:has(> ${keep}) > ${archPicture}`, {
  '@container': { [isSingle]: { gridRow: '1 / span 2' } },
});

descendantStyle(`${root} img`, {
  transition: `transform ${theme.duration.slow} ${theme.easing.settle}`,
});
descendantStyle(`${root}:hover img`, {
  transform: 'scale(1.025)',
  '@media': { [media.reducedMotion]: { transform: 'none' } },
});

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: theme.space.small,
  flex: 1,
  minWidth: 0,
  selectors: { [`${look.arch} &`]: { alignItems: 'center' } },
  '@container': {
    [isSingle]: {
      gap: theme.space.xsmall,
      selectors: { [`${look.arch} &`]: { alignItems: 'flex-start' } },
    },
  },
});

export const details = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${theme.space.xsmall} ${theme.space.small}`,
  selectors: { [`${look.arch} &`]: { justifyContent: 'center' } },
});

export const meta = style({
  ...labelRule,
  color: theme.color.textAccent,
  overflowWrap: 'anywhere',
});

export const date = style({ color: theme.color.textMuted, fontSize: theme.textSize.small });

// Room for the arrow of a last line that is full.
export const title = style({ maxWidth: '100%', paddingInlineEnd: theme.space.hair });

export const link = style({
  textDecoration: 'none',
  // Scrolls the whole card with its focus ring into view, not only its link.
  scrollMarginBlock: '14rem 10rem',
  transition: `color ${theme.duration.quick}`,
  selectors: {
    // Extends the link over the card and its focus ring.
    '&::after': {
      content: '',
      position: 'absolute',
      inset: `calc(${theme.space.xsmall} * -1)`,
      borderRadius: theme.radius.small,
    },
    // It covers the text: multiplied, the text darkens too and keeps its contrast.
    '&:active::after': { background: pressedGround, mixBlendMode: 'multiply' },
    [`${root}:hover &`]: { color: theme.color.textAccent },
    '&:focus-visible': { outline: 'none', boxShadow: 'none' },
    '&:focus-visible::after': focusRule,
  },
  '@media': {
    [media.forcedColors]: {
      selectors: { '&:focus-visible::after': forcedFocusRule },
    },
  },
});

// The arrow stays with the last word of a title that wraps.
export const cued = style({ position: 'relative', paddingInlineEnd: '1.15em' });
descendantStyle(`${cued} svg`, {
  position: 'absolute',
  insetBlockEnd: '0.22em',
  insetInlineEnd: '0.15em',
  color: theme.color.textAccent,
  fontSize: '0.7em',
});

export const text = style({
  maxWidth: '30rem',
  color: theme.color.textMuted,
  textWrap: 'pretty',
  selectors: { [`${look.arch} &`]: { textWrap: 'balance' } },
  '@container': {
    [isSingle]: {
      selectors: {
        [`${look.arch} &`]: {
          fontSize: theme.textSize.small,
          lineHeight: theme.textLine.small,
          textWrap: 'pretty',
        },
      },
    },
  },
});

descendantStyle(`${look.beside} ${text}`, {
  fontSize: theme.textSize.small,
  lineHeight: theme.textLine.small,
});
descendantStyle(`${look.beside} ${words}`, { gap: theme.space.hair });

export const action = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.space.xsmall,
  marginBlockStart: 'auto',
  paddingBlockStart: theme.space.hair,
  color: theme.color.action,
  fontWeight: theme.fontWeight.strong,
  fontSize: theme.textSize.small,
  '@media': { print: { display: 'none' } },
});
// Both are 44 px high to a finger.
descendantStyle(`${words}:has(${action}) + ${keep}`, { marginBlockStart: theme.space.xsmall });
descendantStyle(`:is(${action}, ${cued}) svg`, {
  transition: `transform ${theme.duration.calm} ${theme.easing.settle}`,
});
descendantStyle(`${root}:hover :is(${action}, ${cued}) svg`, {
  transform: 'translateX(0.25rem)',
  '@media': { [media.reducedMotion]: { transform: 'none' } },
});
