import { across, bulletRule, gridRule, hairline } from '../../styles/rules.ts';
import { descendantStyle, style } from '../../styles/style.ts';
import { theme } from '../../styles/theme.css.ts';

const isWide = '(min-width: 40em)';

export const root = style({ containerType: 'inline-size' });

export const list = style({
  ...gridRule(),
  columnGap: theme.space.xlarge,
  listStyleType: '""',
  '@container': { [isWide]: across(2) },
});

export const item = style({
  position: 'relative',
  paddingBlock: theme.space.xsmall,
  paddingInlineStart: '1.75rem',
  borderBlockStart: hairline,
  breakInside: 'avoid',
  textWrap: 'pretty',
  '::before': {
    ...bulletRule,
    position: 'absolute',
    insetBlockStart: `calc(${theme.space.xsmall} + 0.5lh - 0.25rem)`,
    insetInlineStart: '0.25rem',
  },
});

// The last of an odd number spans the row.
descendantStyle(`${list} > :last-child:nth-child(odd)`, {
  '@container': { [isWide]: { gridColumn: '1 / -1' } },
});
