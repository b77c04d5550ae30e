import { hairline } from '../../styles/rules.ts';
import { style } from '../../styles/style.ts';
import { theme } from '../../styles/theme.css.ts';

export const root = style({ containerType: 'inline-size' });

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${theme.space.medium} clamp(2rem, 4.5cqi, 4rem)`,
  listStyleType: '""',
  '@container': {
    '(min-width: 60em)': {
      gridTemplateColumns: 'repeat(auto-fit, minmax(17rem, 1fr))',
    },
  },
});

export const item = style({ display: 'grid', minWidth: 0, breakInside: 'avoid' });

export const figure = style({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.space.small,
  maxWidth: '38rem',
  paddingBlockStart: theme.space.medium,
  borderBlockStart: hairline,
});

export const stars = style({
  display: 'flex',
  gap: theme.space.hair,
  marginInlineStart: 'auto',
  color: theme.color.textAccent,
});

export const star = style({
  width: '1rem',
  height: '1rem',
  fill: 'currentColor',
  stroke: 'currentColor',
  selectors: { '&[data-empty]': { fill: 'none' } },
});

// In the first line of the quotation.
export const tag = style({ float: 'inline-start', marginInlineEnd: theme.space.xsmall });

export const quote = style({
  textWrap: 'pretty',
});

export const source = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: theme.space.small,
  marginBlockStart: 'auto',
});

export const name = style({ fontWeight: theme.fontWeight.strong });

export const location = style({ color: theme.color.textMuted, fontSize: theme.textSize.small });
