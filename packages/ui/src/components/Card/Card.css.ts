import { media } from '../../styles/media.ts';
import {
  focusRule,
  forcedFocusRule,
  labelRule,
  pressedGround,
  stackRule,
  textRule,
  wrapRule,
} from '../../styles/rules.ts';
import { descendantStyle, style, variants } from '../../styles/style.ts';
import { theme } from '../../styles/theme.css.ts';

export const root = style({
  position: 'relative',
  ...stackRule(theme.space.medium),
  minWidth: 0,
  breakInside: 'avoid',
});

// In a single column a framed picture would fill a phone's screen: there the text is beside it.
const isSingle = '(max-width: 35.99em)';

/** There is room for words beside a thumbnail. */
const isRoomy = '(min-width: 60em)';

const row = {
  display: 'grid',
  alignItems: 'center',
  columnGap: theme.space.medium,
  rowGap: 0,
} as const;

export const look = variants({
  // On phones the next card follows closely; its link must not cover the last line of this one.
  plain: { '@container': { [isSingle]: { paddingBlockEnd: theme.space.small } } },
  framed: {
    textAlign: 'center',
    gap: theme.space.large,
    '@container': {
      [isSingle]: {
        ...row,
        // At most 28 % of the row, so that enlarged text keeps its room.
        gridTemplateColumns: 'max(min(4.5rem, 28%), 20%) minmax(0, 1fr)',
        textAlign: 'start',
      },
    },
  },
  thumbnail: {
    gap: theme.space.small,
    '@container': {
      [isRoomy]: {
        ...row,
        gridTemplateColumns: 'auto minmax(0, 1fr)',
        gridTemplateRows: 'auto 1fr',
        alignItems: 'start',
      },
    },
  },
});

export const picture = style({
  width: '100%',
  overflow: 'hidden',
  selectors: {
    [`${look.framed} > &`]: { maxWidth: '17rem', marginInline: 'auto' },
    [`${look.thumbnail} > &`]: { width: '10rem' },
  },
  '@container': { [isSingle]: { selectors: { [`${look.framed} > &`]: { marginInline: 0 } } } },
  '@media': { print: { display: 'none' } },
});

// Above the areas that its own link and the next card's extend over the cards.
export const save = style({
  position: 'relative',
  zIndex: 1,
  alignSelf: 'flex-start',
  marginInlineStart: `calc(${theme.space.xsmall} * -1)`,
  '@media': { print: { display: 'none' } },
});
descendantStyle(`${look.framed} > ${save}`, {
  alignSelf: 'center',
  marginInline: 'auto',
  '@container': {
    // Below the words, beside the picture.
    [isSingle]: {
      gridColumn: 2,
      justifySelf: 'start',
      alignSelf: 'start',
      marginInline: `calc(${theme.space.xsmall} * -1)`,
      marginBlockEnd: `calc(${theme.space.hair} * -1)`,
    },
  },
});
// The picture is beside the words and, in a second row, the button.
const withSave = `:has(> ${save}) > ${picture}`;
const bothRows = { gridRow: '1 / span 2' };
descendantStyle(`${look.thumbnail}${withSave}`, { '@container': { [isRoomy]: bothRows } });
descendantStyle(`${look.framed}${withSave}`, { '@container': { [isSingle]: bothRows } });

descendantStyle(`${root} img`, {
  transition: `transform ${theme.duration.slow} ${theme.easing.settle}`,
});
descendantStyle(`${root}:hover img`, {
  transform: 'scale(1.025)',
  '@media': { [media.reducedMotion]: { transform: 'none' } },
});

export const words = style({
  ...stackRule(theme.space.small),
  alignItems: 'flex-start',
  flex: 1,
  minWidth: 0,
  '@container': { [isSingle]: { gap: theme.space.xsmall } },
});
// As in a showcase.
descendantStyle(`${look.thumbnail} :is(h2, h3)`, { fontSize: '1.25rem' });
// Beside a thumbnail, the titles of neighbours are level, below its tip.
descendantStyle(`${look.thumbnail} > ${words}`, {
  flex: 'none',
  '@container': { [isRoomy]: { paddingBlockStart: theme.space.xlarge } },
});
descendantStyle(`${look.framed} > ${words}`, {
  alignItems: 'center',
  '@container': { [isSingle]: { alignItems: 'flex-start' } },
});

export const details = style({
  ...wrapRule(`${theme.space.xsmall} ${theme.space.small}`),
  alignItems: 'center',
  selectors: { [`${look.framed} &`]: { justifyContent: 'center' } },
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
    // It covers the text: blended, the text changes too and keeps its contrast.
    '&:active::after': { background: pressedGround, mixBlendMode: theme.blend.pressed },
    [`${root}:hover &`]: { color: theme.color.textAccent },
    '&:focus-visible': { outline: 'none', boxShadow: 'none' },
    '&:focus-visible::after': focusRule,
  },
  '@media': { [media.forcedColors]: { selectors: { '&:focus-visible::after': forcedFocusRule } } },
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

export const text = style({ maxWidth: '30rem', color: theme.color.textMuted, textWrap: 'pretty' });
descendantStyle(`${look.framed} ${text}`, {
  textWrap: 'balance',
  '@container': { [isSingle]: { ...textRule('small'), textWrap: 'pretty' } },
});

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
// Keeps the targets of the link and the button 44 px high.
descendantStyle(`${words}:has(${action}) + ${save}`, { marginBlockStart: theme.space.xsmall });
descendantStyle(`:is(${action}, ${cued}) svg`, {
  transition: `transform ${theme.duration.calm} ${theme.easing.settle}`,
});
descendantStyle(`${root}:hover :is(${action}, ${cued}) svg`, {
  transform: 'translateX(0.25rem)',
  '@media': { [media.reducedMotion]: { transform: 'none' } },
});
