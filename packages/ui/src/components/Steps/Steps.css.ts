import { displayRule, hairline } from '../../styles/rules.ts';
import { style } from '../../styles/style.ts';
import { theme } from '../../styles/theme.css.ts';

export const root = style({
  containerType: 'inline-size',
  listStyleType: '""',
  borderBlockEnd: hairline,
});

export const item = style({
  display: 'grid',
  gridTemplateColumns: '2rem minmax(0, 1fr)',
  columnGap: theme.space.medium,
  rowGap: theme.space.xsmall,
  paddingBlock: theme.space.medium,
  borderBlockStart: hairline,
  breakInside: 'avoid',
  '@container': {
    '(min-width: 44em)': {
      gridTemplateColumns: '5rem 17rem minmax(0, 1fr)',
      paddingBlock: theme.space.large,
      columnGap: theme.space.large,
      alignItems: 'baseline',
    },
  },
});

export const numeral = style({
  ...displayRule,
  gridRow: '1 / span 2',
  fontSize: theme.headingSize.large,
  lineHeight: 1,
  color: theme.color.textAccent,
  '@container': { '(min-width: 44em)': { gridRow: 'auto' } },
});

export const text = style({ color: theme.color.textMuted, textWrap: 'pretty' });
