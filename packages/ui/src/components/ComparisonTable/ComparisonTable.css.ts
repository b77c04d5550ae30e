import { createVar } from '@vanilla-extract/css';
import { media } from '../../styles/media.ts';
import { across, displayRule, hairline, textRule } from '../../styles/rules.ts';
import { beforeDesktop } from '../../styles/sideways.ts';
import { descendantStyle, style } from '../../styles/style.ts';
import { theme } from '../../styles/theme.css.ts';

export const root = style({});
export const selects = style({
  display: 'none',
  '@media': {
    [media.onPhones]: {
      display: 'grid',
      ...across(2),
      gap: theme.space.small,
      marginBlockEnd: theme.space.medium,
    },
  },
});

const labelWidth = createVar();
const columnWidth = createVar();

/** At the edge while there is more to scroll to: the first layer moves with the table, and covers it at the end. */
const edgeShadow = (to: string) => ({
  backgroundImage: `linear-gradient(to ${to}, ${theme.color.groundRaised} 50%, transparent), linear-gradient(to ${to}, color-mix(in srgb, ${theme.color.text} 20%, transparent), transparent)`,
});

export const region = style({
  vars: { [labelWidth]: '8.5rem', [columnWidth]: '10.25rem' },
  position: 'relative',
  overflowX: 'auto',
  // The fixed labels do not cover a link that gets the focus.
  scrollPaddingInlineStart: labelWidth,
  border: hairline,
  borderRadius: theme.radius.medium,
  backgroundColor: theme.color.groundRaised,
  ...edgeShadow('left'),
  backgroundPosition: 'right',
  backgroundSize: '2.5rem 100%, 1.25rem 100%',
  backgroundRepeat: 'no-repeat',
  backgroundAttachment: 'local, scroll',
  selectors: { '[dir=rtl] &': { ...edgeShadow('right'), backgroundPosition: 'left' } },
  '@media': {
    // To the edge of the screen, with the next column looking in, also where colours are forced.
    [beforeDesktop]: {
      marginInlineEnd: `calc(${theme.space.gutter} * -1)`,
      paddingInlineEnd: theme.space.gutter,
      borderInlineEnd: 0,
      borderStartEndRadius: 0,
      borderEndEndRadius: 0,
    },
    [media.onPhones]: {
      overflowX: 'visible',
      backgroundImage: 'none',
      border: 0,
      margin: 0,
      padding: 0,
    },
    print: { overflowX: 'visible', backgroundImage: 'none' },
  },
});

// `collapse` would leave the borders of fixed cells behind.
export const table = style({
  width: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  tableLayout: 'fixed',
  minWidth: `calc(${labelWidth} + 6 * ${columnWidth})`,
  ...textRule('small'),
  textAlign: 'start',
  '@media': { [media.onPhones]: { minWidth: 0 }, print: { minWidth: 0, fontSize: '7.5pt' } },
});

export const rowLabel = style({
  position: 'sticky',
  insetInlineStart: 0,
  zIndex: theme.layer.content,
  width: labelWidth,
  padding: theme.space.small,
  borderInlineEnd: hairline,
  background: theme.color.groundTinted,
  fontWeight: theme.fontWeight.strong,
  textAlign: 'start',
  verticalAlign: 'top',
  '@media': {
    // Its title is above the cells of the row.
    [media.onPhones]: { position: 'relative', width: 0, padding: 0, borderInlineEnd: 0 },
    print: { position: 'static' },
  },
});
export const rowTitle = style({
  '@media': {
    [media.onPhones]: {
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
    [media.onPhones]: {
      position: 'sticky',
      insetBlockStart: theme.headerHeight,
      zIndex: theme.layer.content,
      background: theme.color.groundRaised,
    },
  },
});
descendantStyle(`${column} > button`, { marginInlineStart: `calc(${theme.space.xsmall} * -1)` });

export const title = style({
  ...displayRule,
  display: 'block',
  minHeight: theme.size.touch,
  alignContent: 'end',
  color: theme.color.action,
  fontSize: theme.headingSize.small,
  lineHeight: theme.headingLine.small,
  textDecorationColor: theme.color.line,
  textDecorationThickness: theme.line.hair,
  textUnderlineOffset: '0.2em',
  '@media': { [media.hover]: { ':hover': { color: theme.color.textAccent } } },
});

export const cell = style({
  padding: theme.space.small,
  verticalAlign: 'top',
  textWrap: 'pretty',
  '@media': {
    [media.onPhones]: {
      paddingBlockStart: `calc(${theme.space.small} + 1lh)`,
      overflowWrap: 'anywhere',
    },
  },
});
descendantStyle(`${table} tbody :is(th, td)`, { borderBlockStart: hairline });
descendantStyle(`${table} tbody tr`, { breakInside: 'avoid' });

const mostColumns = 6;
for (let column = 1; column <= mostColumns; column++) {
  descendantStyle(
    `${root}:not(:has(option:nth-child(${column}):checked)) tr > :nth-child(${column + 1})`,
    { '@media': { [media.onPhones]: { display: 'none' } } },
  );
}
