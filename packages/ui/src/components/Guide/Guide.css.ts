import { media } from '../../styles/media.ts';
import { hairline, labelRule, pressedGround, textRule } from '../../styles/rules.ts';
import { descendantStyle, style } from '../../styles/style.ts';
import { theme } from '../../styles/theme.css.ts';
import { root as prose } from '../Prose/Prose.css.ts';

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space.xlarge,
});

export const contents = style({
  alignSelf: 'start',
  ...textRule('small'),
  '@media': { print: { display: 'none' } },
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

export const head = style({
  '@media': {
    [media.fromDesktop]: {
      alignSelf: 'start',
      position: 'sticky',
      insetBlockStart: `calc(${theme.headerHeight} + ${theme.space.large})`,
    },
  },
});

descendantStyle(`${body} ${prose}`, {
  '@media': {
    [media.fromDesktop]: { maxWidth: 'none', columnGap: theme.space.xlarge, columns: '24rem 2' },
  },
});
descendantStyle(`${body} ${prose} :is(p, li, dl > div)`, { breakInside: 'avoid' });

export const sectionNumber = style({
  marginInlineEnd: '0.4em',
  color: theme.color.textAccent,
  fontVariantNumeric: 'lining-nums',
});
