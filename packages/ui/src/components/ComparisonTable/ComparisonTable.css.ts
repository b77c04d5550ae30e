import { createVar } from '@vanilla-extract/css';
import { media } from '../../styles/media.ts';
import { displayRule, hairline, textRule } from '../../styles/rules.ts';
import { beforeDesktop } from '../../styles/sideways.ts';
import { descendantStyle, style } from '../../styles/style.ts';
import { theme } from '../../styles/theme.css.ts';

const labelWidth = createVar();
const columnWidth = createVar();

/** At the edge while there is more to scroll to: the first layer moves with the table, and covers it at the end. */
const edgeShadow = (to: string) => ({
  backgroundImage: `linear-gradient(to ${to}, ${theme.color.groundRaised} 50%, transparent), linear-gradient(to ${to}, color-mix(in srgb, ${theme.color.text} 20%, transparent), transparent)`,
});

export const region = style({
  // Two columns beside the labels on a phone of 390 px.
  vars: { [labelWidth]: '6rem', [columnWidth]: '8.5rem' },
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
    [media.fromTablet]: { vars: { [labelWidth]: '8.5rem', [columnWidth]: '10.25rem' } },
    // To the edge of the screen, with the next column looking in, also where colours are forced.
    [beforeDesktop]: {
      marginInlineEnd: `calc(${theme.space.gutter} * -1)`,
      paddingInlineEnd: theme.space.gutter,
      borderInlineEnd: 0,
      borderStartEndRadius: 0,
      borderEndEndRadius: 0,
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
  '@media': { print: { minWidth: 0, fontSize: '7.5pt' } },
});

export const rowLabel = style({
  position: 'sticky',
  insetInlineStart: 0,
  zIndex: theme.layer.content,
  width: labelWidth,
  padding: `${theme.space.small} ${theme.space.xsmall}`,
  borderInlineEnd: hairline,
  background: theme.color.groundTinted,
  fontSize: theme.textSize.label,
  fontWeight: theme.fontWeight.strong,
  textAlign: 'start',
  verticalAlign: 'top',
  '@media': {
    [media.fromTablet]: { padding: theme.space.small, fontSize: 'inherit' },
    print: { position: 'static' },
  },
});

export const column = style({
  padding: `${theme.space.small} ${theme.space.small} ${theme.space.hair}`,
  fontWeight: theme.fontWeight.text,
  textAlign: 'start',
  // Titles of one line and of two end on one line, above their buttons.
  verticalAlign: 'bottom',
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

export const cell = style({ padding: theme.space.small, verticalAlign: 'top', textWrap: 'pretty' });
descendantStyle(`${table} tbody :is(th, td)`, { borderBlockStart: hairline });
descendantStyle(`${table} tbody tr`, { breakInside: 'avoid' });
