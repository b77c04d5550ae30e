import { across, bulletRule, hairline } from '../../styles/rules.ts';
import { style } from '../../styles/style.ts';
import { theme } from '../../styles/theme.css.ts';

export const root = style({ containerType: 'inline-size' });

// The lines of both columns are level.
export const list = style({
  listStyleType: '""',
  display: 'grid',
  columnGap: theme.space.large,
  '@container': { '(min-width: 30em)': across(2), '(min-width: 60em)': across(4) },
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
