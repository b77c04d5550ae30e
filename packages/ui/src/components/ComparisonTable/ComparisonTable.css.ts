import { media } from '../../styles/media.ts';
import {
  across,
  displayRule,
  hairline,
  labelRule,
  pressedGround,
  textRule,
} from '../../styles/rules.ts';
import { descendantStyle, style } from '../../styles/style.ts';
import { theme } from '../../styles/theme.css.ts';

/** Where six columns have no room, the selects choose one or two. */
const narrow = 'screen and (max-width: 74.99em)';

export const root = style({});
export const selects = style({
  display: 'none',
  marginBlockEnd: theme.space.medium,
  '@media': { [narrow]: { display: 'grid', ...across(2), gap: theme.space.small } },
});

// `collapse` would leave the borders of fixed cells behind.
export const table = style({
  width: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  tableLayout: 'fixed',
  background: theme.color.groundRaised,
  ...textRule('small'),
  textAlign: 'start',
  '@media': {
    [media.fromWide]: { border: hairline, borderRadius: theme.radius.medium },
    print: { fontSize: '7.5pt' },
  },
});

export const rowLabel = style({
  position: 'relative',
  width: '8.5rem',
  padding: theme.space.small,
  borderInlineEnd: hairline,
  background: theme.color.groundTinted,
  fontWeight: theme.fontWeight.strong,
  textAlign: 'start',
  verticalAlign: 'top',
  '@media': { [narrow]: { width: 0, padding: 0, borderInlineEnd: 0 } },
});
// Above the cells of its row.
export const rowTitle = style({
  '@media': {
    [narrow]: {
      position: 'absolute',
      insetBlockStart: theme.space.small,
      insetInlineStart: theme.space.small,
      color: theme.color.textAccent,
      whiteSpace: 'nowrap',
    },
  },
});

export const column = style({
  padding: `${theme.space.small} ${theme.space.small} ${theme.space.hair}`,
  fontWeight: theme.fontWeight.text,
  textAlign: 'start',
  // Titles of one line and of two end on one line, above their buttons.
  verticalAlign: 'bottom',
  '@media': {
    [narrow]: {
      position: 'sticky',
      insetBlockStart: theme.headerHeight,
      zIndex: theme.layer.content,
      background: theme.color.groundRaised,
    },
  },
});
// Every other column has a tint, which leads the eye down.
descendantStyle(`${table} tr > :nth-child(odd):not(${rowLabel})`, {
  '@media': {
    [media.fromWide]: {
      background: `color-mix(in srgb, ${theme.color.groundTinted} 45%, transparent)`,
    },
  },
});
descendantStyle(`${column} > button`, { marginInlineStart: `calc(${theme.space.xsmall} * -1)` });

export const title = style({
  ...displayRule,
  display: 'block',
  minHeight: theme.size.touch,
  alignContent: 'end',
  fontSize: theme.headingSize.small,
  lineHeight: theme.headingLine.small,
});
export const link = style({
  color: theme.color.action,
  textDecorationColor: theme.color.line,
  textDecorationThickness: theme.line.hair,
  textUnderlineOffset: '0.2em',
  '@media': { [media.hover]: { ':hover': { color: theme.color.textAccent } } },
});

export const cell = style({
  padding: theme.space.small,
  verticalAlign: 'top',
  textWrap: 'pretty',
  '@media': { [narrow]: { paddingBlockStart: `calc(${theme.space.small} + 1lh)` } },
});
descendantStyle(`${table} [data-lead] > td`, {
  ...displayRule,
  fontSize: theme.headingSize.small,
  lineHeight: theme.headingLine.small,
});
descendantStyle(`${table} [data-lead] p`, {
  fontFamily: theme.fontFamily.text,
  fontWeight: theme.fontWeight.text,
  letterSpacing: 0,
  color: theme.color.textMuted,
});
descendantStyle(`${table} tbody :is(th, td)`, { borderBlockStart: hairline });
descendantStyle(`${table} tbody tr`, { breakInside: 'avoid' });

// A table has no fold of its own.
export const further = style({ '@media': { print: { display: 'none' } } });
descendantStyle(`${root}:has(> ${further}:not([open])) tbody > :nth-child(n + 5)`, {
  '@media': { screen: { display: 'none' } },
});
export const furtherLabel = style({
  ...labelRule,
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  minHeight: theme.size.touch,
  padding: theme.space.small,
  color: theme.color.textAccent,
  background: theme.color.groundRaised,
  borderBlockStart: hairline,
  '@media': { [media.fromWide]: { border: hairline, borderBlockStart: 0 } },
  cursor: 'pointer',
  listStyle: 'none',
  ':active': { background: pressedGround },
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
});

for (const column of [1, 2, 3, 4, 5, 6]) {
  descendantStyle(
    `${root}:not(:has(option:nth-child(${column}):checked)) tr > :nth-child(${column + 1})`,
    { '@media': { [narrow]: { display: 'none' } } },
  );
  // What one select shows, the other does not offer.
  descendantStyle(
    `${selects}:has(option:nth-child(${column}):checked) option:nth-child(${column}):not(:checked)`,
    { display: 'none' },
  );
}
