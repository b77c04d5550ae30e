import { inverseGround, onGround } from '../../styles/ground.css.ts';
import { media } from '../../styles/media.ts';
import {
  across,
  coverRule,
  displayRule,
  hairline,
  labelRule,
  pressedGround,
  stackRule,
  textRule,
} from '../../styles/rules.ts';
import { descendantStyle, style } from '../../styles/style.ts';
import { theme } from '../../styles/theme.css.ts';
import { summary } from '../Fold/Fold.css.ts';
import { beside, upright } from '../Hero/Hero.css.ts';
import { root as prose } from '../Prose/Prose.css.ts';

const { color, space, headingSize } = theme;

/** Beside the page's column. */
const margin = `max(${space.gutter}, (100% - ${theme.width.wide}) / 2)`;
const drawing = 'min(17rem, 21vw)';

export const contents = style({
  paddingInline: margin,
  paddingBlock: space.section,
  ...textRule('small'),
  '@media': {
    // The folded titles are the contents.
    [media.onPhones]: { display: 'none' },
    print: { display: 'none' },
  },
});

export const contentsTitle = style({
  ...labelRule,
  marginBlockEnd: space.medium,
  color: color.textAccent,
});

export const list = style({ listStyleType: '""' });
descendantStyle(`${contents} > ${list}`, {
  display: 'grid',
  ...across(2),
  gap: `${space.large} ${space.xlarge}`,
  '@media': { [media.fromDesktop]: across(4) },
});

export const entry = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: theme.size.touch,
  paddingBlock: space.xsmall,
  borderBlockEnd: hairline,
  textDecoration: 'none',
  ':hover': { color: color.textAccent, textDecoration: 'underline' },
  ':active': { background: pressedGround },
});
export const chapterEntry = style({
  ...displayRule,
  fontSize: headingSize.small,
  lineHeight: theme.headingLine.small,
});

// The words are in the even half of the scene, or below it.
export const opening = style({
  position: 'relative',
  '@media': {
    [beside]: {
      // The words are in the sky, above what stands on the ground.
      minHeight: 'max(28.25rem, 36vw)',
      paddingInline: margin,
      paddingBlock: 'clamp(2rem, 4.5vw, 5rem)',
    },
    [media.onPhones]: { marginBlockStart: space.large },
  },
});

export const scene = style({
  position: 'relative',
  height: 'clamp(15rem, 48vw, 26rem)',
  overflow: 'clip',
  '@media': {
    [beside]: { position: 'absolute', inset: 0, height: 'auto', zIndex: theme.layer.backdrop },
    print: { display: 'none' },
  },
});
descendantStyle(`${scene} > *, ${scene} img`, {
  ...coverRule,
  objectPosition: '75% 100%',
  '@media': { [upright]: { objectPosition: '95% 100%' } },
});

export const words = style({
  ...stackRule(space.medium),
  paddingInline: space.gutter,
  paddingBlock: space.large,
  '@media': {
    [beside]: {
      position: 'relative',
      zIndex: theme.layer.content,
      maxWidth: 'min(38rem, 42vw)',
      padding: 0,
    },
  },
});
descendantStyle(`${words} > h2`, {
  '@media': { [beside]: { fontSize: `calc(${headingSize.large} * 1.2)` } },
});
descendantStyle(`${opening}[data-deep] > ${words}`, { '@media': { [beside]: inverseGround } });

// Beside each other where a value has room in a third.
export const figures = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: space.medium,
  rowGap: space.small,
  paddingBlockStart: space.medium,
  borderBlockStart: hairline,
  '@media': { [media.fromTablet]: across(3) },
});
export const figure = style({
  display: 'grid',
  gridTemplateColumns: 'subgrid',
  gridColumn: '1 / -1',
  alignItems: 'baseline',
  '@media': {
    [media.fromTablet]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridColumn: 'auto',
      alignContent: 'start',
      rowGap: space.hair,
    },
  },
});
export const value = style({
  ...displayRule,
  gridArea: '1 / 1',
  fontSize: headingSize.large,
  lineHeight: 1.1,
  color: onGround.accent,
  '@media': { [media.fromTablet]: { fontSize: headingSize.medium } },
});
export const label = style({
  ...textRule('small'),
  gridArea: '1 / 2',
  textWrap: 'balance',
  '@media': { [media.fromTablet]: { gridArea: '2 / 1' } },
});

// Folded parts are a list.
export const parts = style({
  '@media': {
    [media.onPhones]: { marginBlock: `${space.medium} ${space.large}`, borderBlockEnd: hairline },
  },
});
// From 900 px each title is beside its text. The text is in two columns where both are wide enough to read.
export const part = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.medium,
  paddingInline: margin,
  '@media': {
    [media.onPhones]: { borderBlockStart: hairline },
    [media.fromTablet]: { paddingBlock: space.xlarge },
    [media.fromDesktop]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2.6fr)',
      columnGap: space.xlarge,
    },
  },
});
// A table has the page's width, below its title. Every other part has a ground of its own, and its drawing at the end.
const withTable = `${part}:has(table)`;
const mirrored = `${part}:nth-child(even):not(:has(table))`;
descendantStyle(`${part}:nth-child(even)`, {
  '@media': { [media.fromTablet]: { background: color.groundTinted } },
});
descendantStyle(withTable, { '@media': { [media.fromDesktop]: across(1) } });
descendantStyle(mirrored, {
  '@media': {
    [media.fromDesktop]: {
      ...across(1),
      minHeight: `calc(2 * ${space.xlarge} + ${drawing} * 0.75)`,
      paddingInlineEnd: `calc(${margin} + ${drawing} + ${space.xlarge})`,
    },
  },
});

// On phones the drawing is at the end of the title's line.
export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.medium,
  '@media': {
    [media.onPhones]: { minHeight: '4.5rem', paddingBlock: space.xsmall },
    [media.fromDesktop]: {
      flexDirection: 'column',
      alignItems: 'start',
      alignSelf: 'start',
      position: 'sticky',
      insetBlockStart: `calc(${theme.headerHeight} + ${space.large})`,
    },
  },
});
const withPictureAtEnd = `:is(${withTable}, ${mirrored})`;
descendantStyle(withPictureAtEnd, { position: 'relative' });
descendantStyle(`${withPictureAtEnd} ${head}`, {
  '@media': { [media.fromDesktop]: { position: 'static' } },
});
descendantStyle(`${head} > h3`, {
  flex: '1 1 0',
  '@media': {
    [media.onPhones]: { fontSize: headingSize.small, lineHeight: theme.headingLine.small },
    [media.fromDesktop]: { flex: 'none' },
  },
});
descendantStyle(`${part} ${summary}`, {
  '@media': { [media.onPhones]: { alignItems: 'center', paddingBlockStart: 0 } },
});

export const picture = style({
  width: '4.5rem',
  '@media': {
    // A long word needs the room.
    '(max-width: 22.49em)': { display: 'none' },
    [media.fromTablet]: { width: '9rem' },
    [media.fromDesktop]: { width: drawing },
    print: { display: 'none' },
  },
});
descendantStyle(`${withPictureAtEnd} ${picture}`, {
  '@media': {
    [media.fromDesktop]: {
      position: 'absolute',
      insetBlockStart: space.xlarge,
      insetInlineEnd: margin,
    },
  },
});

const inColumns = { maxWidth: 'none', columnGap: space.xlarge };
descendantStyle(`${part} ${prose}`, {
  '@media': {
    [media.fromTablet]: { ...inColumns, columns: '18rem 2' },
    [media.fromDesktop]: { columns: '24rem 2' },
  },
});
descendantStyle(`${withTable} ${prose}`, { '@media': { [media.fromTablet]: { columns: 'auto' } } });
descendantStyle(`${withTable} ${prose} > p`, { maxWidth: `calc(${theme.measure} * 1.25)` });
descendantStyle(`${part} ${prose} :is(p, li), ${part} dl`, { breakInside: 'avoid' });

export const note = style({
  marginBlockStart: space.medium,
  color: color.textMuted,
  fontSize: theme.textSize.small,
});
