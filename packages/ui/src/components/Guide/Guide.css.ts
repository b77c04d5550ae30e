import { media } from '../../styles/media.ts';
import { hairline, labelRule, pressedGround, textRule } from '../../styles/rules.ts';
import { descendantStyle, style } from '../../styles/style.ts';
import { theme } from '../../styles/theme.css.ts';
import { summary } from '../Fold/Fold.css.ts';
import { root as prose } from '../Prose/Prose.css.ts';

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space.xlarge,
});

export const contents = style({
  alignSelf: 'start',
  ...textRule('small'),
  '@media': {
    // The folded titles are the contents.
    [media.onPhones]: { selectors: { '&[data-folded]': { display: 'none' } } },
    print: { display: 'none' },
  },
});

export const contentsTitle = style({
  ...labelRule,
  marginBlockEnd: theme.space.small,
  color: theme.color.textAccent,
});

export const list = style({
  listStyleType: '""',
  borderBlockStart: hairline,
  columnGap: theme.space.large,
  '@media': { [media.fromTablet]: { columnCount: 2 }, [media.fromDesktop]: { columnCount: 3 } },
});
descendantStyle(`${list} > li`, { breakInside: 'avoid' });

export const entry = style({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space.small,
  minHeight: theme.size.touch,
  paddingBlock: theme.space.xsmall,
  borderBlockEnd: hairline,
  // A larger one would bend the ends of the line.
  borderRadius: `min(${theme.radius.small}, 2px)`,
  textDecoration: 'none',
  ':hover': { color: theme.color.textAccent },
  ':active': { background: pressedGround },
});

// The number is not underlined: two underlines with a gap look like two links.
export const entryTitle = style({
  minWidth: 0,
  selectors: { [`${entry}:hover &`]: { textDecoration: 'underline' } },
});

export const number = style({
  flex: 'none',
  minWidth: '1.25em',
  color: theme.color.textAccent,
  fontVariantNumeric: 'lining-nums tabular-nums',
});

export const body = style({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.space.xlarge,
  minWidth: 0,
  '@media': { [media.onPhones]: { selectors: { '[data-folded] + &': { gap: 0 } } } },
});

// From 900 px each title is beside its text. The text is in two columns where both are wide enough to read.
export const section = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space.medium,
  '@media': {
    [media.fromDesktop]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2.6fr)',
      columnGap: theme.space.xlarge,
      paddingBlockStart: theme.space.large,
      borderBlockStart: hairline,
    },
  },
});

// The last chapter's ground meets that of the next section.
descendantStyle(`[data-folded] + ${body} > ${section}:last-child`, {
  '@media': { [media.fromTablet]: { marginBlockEnd: `calc(-1 * ${theme.space.section})` } },
});

// A table has the page's width, below its title.
const withTable = `${body} > ${section}:has(table)`;
descendantStyle(withTable, {
  '@media': { [media.fromDesktop]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

// Every other chapter of a long guide has a ground of its own, across the page; the others have their drawing at the end.
descendantStyle(`[data-folded] + ${body}`, { '@media': { [media.fromTablet]: { gap: 0 } } });
descendantStyle(`[data-folded] + ${body} > ${section}`, {
  '@media': { [media.fromTablet]: { paddingBlock: theme.space.xlarge, borderBlockStart: 0 } },
});
descendantStyle(`[data-folded] + ${body} > ${section}:nth-last-child(odd of ${section})`, {
  '@media': {
    [media.fromTablet]: {
      background: theme.color.groundTinted,
      boxShadow: `0 0 0 100vmax ${theme.color.groundTinted}`,
      clipPath: 'inset(0 -100vmax)',
    },
  },
});

descendantStyle(`[data-folded] + ${body} > ${section}:nth-last-child(4n + 2 of ${section})`, {
  '@media': {
    [media.fromTablet]: {
      background: theme.color.groundDusk,
      boxShadow: `0 0 0 100vmax ${theme.color.groundDusk}`,
      clipPath: 'inset(0 -100vmax)',
    },
  },
});

// On phones the drawing is at the end of the title's line, or above it where a long word needs the room.
export const head = style({
  display: 'flex',
  flexWrap: 'wrap-reverse',
  alignItems: 'end',
  gap: theme.space.medium,
  '@media': {
    [media.fromTablet]: { alignItems: 'center' },
    [media.fromDesktop]: {
      flexDirection: 'column',
      flexWrap: 'nowrap',
      alignItems: 'start',
      alignSelf: 'start',
      position: 'sticky',
      insetBlockStart: `calc(${theme.headerHeight} + ${theme.space.large})`,
    },
  },
});

descendantStyle(`${withTable} ${head}`, {
  '@media': { [media.fromDesktop]: { position: 'static' } },
});

descendantStyle(`${head} > h2`, {
  flex: '1 1 13rem',
  '@media': { [media.fromDesktop]: { flex: 'none' } },
});

// Folded, each is a row of a list.
const row = `[data-folded] + ${body} > ${section}`;
descendantStyle(row, { '@media': { [media.onPhones]: { borderBlockStart: hairline } } });
descendantStyle(`${row} ${head}`, {
  '@media': {
    [media.onPhones]: {
      flexWrap: 'nowrap',
      alignItems: 'center',
      minHeight: '4.5rem',
      paddingBlock: theme.space.xsmall,
    },
  },
});
descendantStyle(`${row} ${summary}`, {
  '@media': { [media.onPhones]: { alignItems: 'center', paddingBlockStart: 0 } },
});
// A long word needs the room.
descendantStyle(`${row} img`, {
  '@media': { 'screen and (max-width: 22.49em)': { display: 'none' } },
});
descendantStyle(`${row} h2`, {
  '@media': {
    [media.onPhones]: {
      flexBasis: 0,
      fontSize: theme.headingSize.small,
      lineHeight: theme.headingLine.small,
    },
  },
});

export const picture = style({
  width: '6.5rem',
  '@media': {
    [media.onPhones]: { selectors: { '[data-folded] + * &': { width: '4.5rem' } } },
    // A long German word needs its room.
    '(max-width: 22em)': { display: 'none' },
    [media.fromTablet]: { width: '9rem' },
    [media.fromDesktop]: { width: 'min(17rem, 21vw)' },
    print: { display: 'none' },
  },
});

// At the end, beside title and words.
const mirrored = `[data-folded] + ${body} > ${section}:nth-last-child(even of ${section}):not(:has(table))`;
const withPictureAtEnd = `:is(${withTable}, ${mirrored})`;
descendantStyle(withPictureAtEnd, { position: 'relative' });
descendantStyle(mirrored, {
  '@media': {
    [media.fromDesktop]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      minHeight: 'calc(2 * 3.5rem + min(17rem, 21vw) * 0.75)',
      paddingInlineEnd: `calc(min(17rem, 21vw) + ${theme.space.xlarge})`,
    },
  },
});
descendantStyle(`${mirrored} ${head}`, {
  '@media': { [media.fromDesktop]: { position: 'static' } },
});
descendantStyle(`${withPictureAtEnd} ${picture}`, {
  '@media': {
    [media.fromDesktop]: {
      position: 'absolute',
      insetBlockStart: theme.space.xlarge,
      insetInlineEnd: 0,
    },
  },
});

const inColumns = { maxWidth: 'none', columnGap: theme.space.xlarge };
descendantStyle(`${body} ${prose}`, {
  '@media': { [media.fromDesktop]: { ...inColumns, columns: '24rem 2' } },
});
// Terms have short sections: in two columns on a tablet, the second would be empty.
descendantStyle(`[data-folded] + ${body} ${prose}`, {
  '@media': {
    [media.fromTablet]: { ...inColumns, columns: '18rem 2' },
    [media.fromDesktop]: { columns: '24rem 2' },
  },
});
descendantStyle(`${withTable} ${prose}`, { '@media': { [media.fromTablet]: { columns: 'auto' } } });
descendantStyle(`${withTable} ${prose} > p`, { maxWidth: `calc(${theme.measure} * 1.25)` });
descendantStyle(`${body} ${prose} :is(p, li, dl > div), ${section} dl`, { breakInside: 'avoid' });

// The page clips what a scrollbar makes too wide.
export const divider = style({
  marginInline: 'calc(50% - 50vw)',
  '@media': { [media.onPhones]: { marginBlock: theme.space.large }, print: { display: 'none' } },
});

export const sectionNumber = style({
  marginInlineEnd: '0.4em',
  color: theme.color.textAccent,
  fontVariantNumeric: 'lining-nums',
});

export const note = style({
  marginBlockStart: theme.space.medium,
  color: theme.color.textMuted,
  fontSize: theme.textSize.small,
});
