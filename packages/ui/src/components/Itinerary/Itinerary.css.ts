import { createVar } from '@vanilla-extract/css';
import { media } from '../../styles/media.ts';
import {
  across,
  bulletMarker,
  displayRule,
  gridRule,
  textRule,
  wrapRule,
} from '../../styles/rules.ts';
import { descendantStyle, style } from '../../styles/style.ts';
import { theme } from '../../styles/theme.css.ts';
import { content, summary } from '../Fold/Fold.css.ts';

/** Where the map stays in view beside the days. */
export const stickyMap = `${media.fromDesktop} and ((min-height: 44em) or ((min-width: 75em) and (min-height: 36em)))`;
/** A laptop's screen, where the drawing is beside the map, not below it. */
export const lowLaptop = `${media.fromWide} and (min-height: 36em) and (max-height: 50em)`;
/** Where it shows the drawing of the day in view, so that the days need none. */
const withToday = `${stickyMap} and (scripting: enabled)`;

// Without a map, the days are in two columns below the heading.
export const inColumns = style({
  columns: '2 27rem',
  columnGap: theme.space.xlarge,
  // A phone's folded days end in a column beside the screen.
  '@media': { [media.onPhones]: { columns: 'auto' }, print: { columns: 'auto' } },
});
export const besideMap = style({
  ...gridRule(),
  gap: theme.space.large,
  '@media': {
    [media.fromDesktop]: {
      gridTemplateColumns: 'minmax(0, 1.32fr) minmax(0, 1fr)',
      columnGap: `clamp(${theme.space.large}, 5vw, 6rem)`,
    },
    [lowLaptop]: across(2),
  },
});

export const map = style({
  '@media': {
    // First in the DOM for screen readers and phones, but right of the days on desktops.
    [media.fromDesktop]: { gridArea: '1 / 2 / span 2', alignSelf: 'start' },
    [stickyMap]: {
      position: 'sticky',
      insetBlockStart: `calc(${theme.headerHeight} + ${theme.space.small})`,
    },
  },
});

export const days = style({ listStyleType: '""' });
descendantStyle(`${map} + ${days}`, { '@media': { [media.fromDesktop]: { gridColumn: 1 } } });
descendantStyle(`${inColumns} > :first-child:not(${days})`, {
  columnSpan: 'all',
  marginBlockEnd: theme.space.large,
});

export const today = style({ display: 'none', '@media': { [withToday]: { display: 'grid' } } });
export const picturesOfToday = style({
  gridArea: '1 / 1',
  opacity: 0,
  transition: `opacity ${theme.duration.slow} ${theme.easing.settle}`,
  selectors: { '&[data-current]': { opacity: 1 } },
});

// Smaller on phones, where the text needs the space.
const numeralSize = createVar();

// Aligns the title with the numeral.
const titleOffset = `(${numeralSize} - ${theme.headingSize.small} * ${theme.headingLine.small}) / 2`;

const line = {
  content: '',
  position: 'absolute',
  insetBlock: `${numeralSize} 0`,
  insetInlineStart: `calc(${numeralSize} / 2)`,
  borderInlineStart: `${theme.line.hair} solid ${theme.color.line}`,
} as const;

export const day = style({
  vars: { [numeralSize]: '2.5rem' },
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `${numeralSize} minmax(0, 1fr)`,
  columnGap: theme.space.xsmall,
  paddingBlockEnd: theme.space.small,
  breakInside: 'avoid',
  ':last-child': { paddingBlockEnd: 0 },
  selectors: {
    // The line to the next day.
    '&:not(:last-child)::before': line,
    // Set by `useReveal` only, so days are never hidden without scripts.
    '&[data-reveal]': { transition: `transform ${theme.duration.slow} ${theme.easing.settle}` },
    // No fade: half-transparent text has too little contrast.
    '&[data-reveal="waiting"]': { transform: 'translateY(1.5rem)' },
  },
  '@media': {
    [media.fromTablet]: {
      vars: { [numeralSize]: '3.5rem' },
      columnGap: theme.space.large,
      paddingBlockEnd: theme.space.large,
    },
    // Below the last day it leads along its activities.
    [media.onPhones]: { selectors: { '&:has(details[open])::before': line } },
    [media.reducedMotion]: { selectors: { '&[data-reveal="waiting"]': { transform: 'none' } } },
    print: {
      paddingBlockEnd: theme.space.medium,
      selectors: { '&[data-reveal="waiting"]': { transform: 'none' } },
    },
  },
});

// The last of the first column leads to none below.
const half = `${inColumns} > ${days} > [data-half]`;
descendantStyle(half, { '@media': { [media.fromWide]: { breakAfter: 'column' } } });
descendantStyle(`${half}::before`, { '@media': { [media.fromWide]: { display: 'none' } } });

export const numeral = style({
  display: 'grid',
  placeItems: 'center',
  height: numeralSize,
  border: `${theme.line.hair} solid ${theme.color.line}`,
  borderRadius: theme.radius.round,
  background: theme.color.groundRaised,
  color: theme.color.textAccent,
  ...displayRule,
  fontSize: theme.headingSize.medium,
  lineHeight: 1,
});

export const words = style({
  containerType: 'inline-size',
  paddingBlockStart: `calc(${titleOffset})`,
  '@media': {
    // Below, the row of the control begins at the top of the numeral.
    [media.onPhones]: { paddingBlockStart: 0 },
    // Two columns save a page in six.
    print: {
      display: 'grid',
      gridTemplateColumns: '13rem minmax(0, 1fr)',
      columnGap: theme.space.large,
      alignItems: 'baseline',
    },
  },
});

// Title and drawing are boxes of the words, except on phones, where they are in a row that opens the list below.
export const head = style({
  display: 'contents',
  '@media': { [media.onPhones]: { display: 'flow-root', minHeight: theme.size.touch } },
});

// In large text on a narrow phone, the sign of the control is below them: beside it, a line holds two letters.
const inLargeText = '(max-width: 10em)';
descendantStyle(`${words} ${head}`, {
  '@container': { [inLargeText]: { paddingInlineEnd: 0, paddingBlockEnd: theme.size.touch } },
});
descendantStyle(`${words} ${summary}`, { '@container': { [inLargeText]: { alignItems: 'end' } } });

export const title = style({
  display: 'flow-root',
  '@media': {
    // Not a box beside the drawing, so that a long title and the facts have the room below it.
    [media.onPhones]: { display: 'block', paddingBlockStart: `calc(${titleOffset})` },
  },
});

// Beside title and activities; on phones, title and facts flow around it. Hidden where it would leave too little room for a long word.
export const picture = style({
  float: 'inline-end',
  width: '4.75rem',
  marginInlineStart: theme.space.small,
  // Its drawing starts at the top of the numeral.
  marginBlockStart: `calc(-1 * (${titleOffset}))`,
  '@container': { '(max-width: 16em)': { display: 'none' } },
  '@media': {
    [media.onPhones]: { marginBlockStart: 0 },
    [media.fromTablet]: { float: 'none', gridArea: '1 / 2 / span 2', width: 'auto', margin: 0 },
    print: { display: 'none' },
  },
});
descendantStyle(`${words}:has(${picture})`, {
  '@media': {
    [media.fromTablet]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) clamp(7.5rem, 28%, 12rem)',
      columnGap: theme.space.medium,
      alignContent: 'start',
    },
  },
});
descendantStyle(`${map} + ${days} ${picture}`, { '@media': { [withToday]: { display: 'none' } } });
descendantStyle(`${map} + ${days} ${words}`, { '@media': { [withToday]: { display: 'block' } } });

export const facts = style({
  ...wrapRule(`0 ${theme.space.medium}`),
  marginBlockStart: theme.space.hair,
  listStyleType: '""',
  ...textRule('small'),
  color: theme.color.textAccent,
});

export const fact = style({ display: 'flex', columnGap: theme.space.xsmall });

export const icon = style({
  flex: 'none',
  width: '1em',
  height: '1lh',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.4,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  selectors: { '[dir=rtl] &': { transform: 'scaleX(-1)' } },
});

export const activities = style({
  marginBlockStart: theme.space.small,
  listStyleType: '""',
  color: theme.color.textMuted,
  '@media': {
    print: { marginBlockStart: 0 },
    // A line holds few words.
    [media.onPhones]: {
      marginBlockStart: theme.space.xsmall,
      color: theme.color.text,
      ...textRule('small'),
    },
  },
});
descendantStyle(`${words} ${content}`, { '@media': { [media.onPhones]: { paddingBlock: 0 } } });

const bullet = '0.375rem';
export const activity = style({
  position: 'relative',
  marginBlockEnd: theme.space.xsmall,
  paddingInlineStart: '1.5rem',
  textWrap: 'pretty',
  ':last-child': { marginBlockEnd: 0 },
  '::before': bulletMarker(bullet, '0.125rem'),
  '@media': {
    // Its bullet is on the line to the next day.
    [media.onPhones]: {
      marginBlockEnd: theme.space.hair,
      paddingInlineStart: 0,
      '::before': {
        insetInlineStart: `calc((${numeralSize} + ${bullet}) / -2 - ${theme.space.xsmall})`,
        background: theme.color.groundRaised,
      },
    },
  },
});

export const when = style({ color: theme.color.text, fontWeight: theme.fontWeight.strong });
