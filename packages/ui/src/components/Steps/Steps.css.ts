import { onGround } from '../../styles/ground.css.ts';
import { across, displayRule, hairline } from '../../styles/rules.ts';
import { descendantStyle, style } from '../../styles/style.ts';
import { theme } from '../../styles/theme.css.ts';

export const root = style({ containerType: 'inline-size' });

const two = '(min-width: 36em)';
const three = '(min-width: 58em)';
const widest = '(min-width: 68em)';

export const cells = style({
  display: 'grid',
  rowGap: theme.space.medium,
  columnGap: theme.space.large,
  '@container': { [two]: across(2), [three]: across(3), [widest]: across(5) },
  selectors: { '&[data-even]': { '@container': { [three]: across(2), [widest]: across(4) } } },
});

export const list = style({
  listStyleType: '""',
  display: 'grid',
  '@container': {
    [two]: {
      gridArea: '1 / 1 / 2 / -1',
      gridTemplateColumns: 'subgrid',
      rowGap: theme.space.medium,
    },
  },
});

export const item = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '2rem minmax(0, 1fr)',
  gridTemplateRows: 'auto 1fr',
  columnGap: theme.space.small,
  rowGap: theme.space.hair,
  paddingBlock: theme.space.xsmall,
  borderBlockStart: hairline,
  breakInside: 'avoid',
  '@container': {
    [two]: { paddingBlock: `${theme.space.small} 0` },
    [widest]: { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: 'auto auto 1fr' },
  },
});

export const numeral = style({
  ...displayRule,
  gridRow: '1 / span 2',
  fontSize: theme.headingSize.large,
  lineHeight: 1,
  color: onGround.accent,
  '@container': { [widest]: { gridRow: 'auto', paddingBlockEnd: theme.space.xsmall } },
});

// A dotted route leads on to the next, down in one column and across in one row.
const dots = `2px dotted color-mix(in srgb, ${onGround.accent} 70%, transparent)`;
descendantStyle(`${item}:not(:last-child)::after`, {
  content: '',
  position: 'absolute',
  insetBlock: `calc(${theme.space.small} + ${theme.headingSize.large}) 0`,
  insetInlineStart: '0.5rem',
  borderInlineStart: dots,
  '@container': {
    [two]: { display: 'none' },
    [widest]: {
      display: 'block',
      insetBlock: `calc(${theme.space.small} + ${theme.headingSize.large} / 2) auto`,
      insetInline: '2.25rem 0',
      borderInlineStart: 0,
      borderBlockStart: dots,
    },
  },
});

descendantStyle(`${item} > :is(h2, h3, h4)`, {
  '@container': { [widest]: { fontSize: '1.375rem' } },
});

export const text = style({ color: onGround.muted, textWrap: 'pretty' });

// In the cell that the last row leaves free, or below a single row.
export const action = style({
  '@container': {
    [two]: { gridArea: '1 / -2', alignSelf: 'end', paddingBlockEnd: theme.space.xsmall },
    [widest]: { gridArea: '2 / 1 / auto / -1', paddingBlockEnd: 0 },
  },
});
