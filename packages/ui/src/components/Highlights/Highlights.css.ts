import { bulletRule, hairline } from '../../styles/rules.ts';
import { style } from '../../styles/style.ts';
import { theme } from '../../styles/theme.css.ts';

export const list = style({ listStyleType: '""' });

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
