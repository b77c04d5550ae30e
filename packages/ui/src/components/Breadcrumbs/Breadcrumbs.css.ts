import { onGround } from '../../styles/ground.css.ts';
import { linkRule, textRule, touchLinkRule, wrapRule } from '../../styles/rules.ts';
import { style } from '../../styles/style.ts';
import { theme } from '../../styles/theme.css.ts';

export const list = style({
  ...wrapRule(`0 ${theme.space.xsmall}`),
  listStyleType: '""',
  ...textRule('small'),
  '@media': { print: { display: 'none' } },
});

export const item = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.space.xsmall,
  minWidth: 0,
  hyphens: 'manual',
  selectors: {
    // Drawn, so that screen readers skip it; after the item, so that no line starts with it.
    '&:not(:last-child)::after': {
      content: '',
      flex: 'none',
      width: '0.375rem',
      height: '0.375rem',
      borderBlockStart: `${theme.line.hair} solid currentColor`,
      borderInlineEnd: `${theme.line.hair} solid currentColor`,
      // Centres the arrow's tip in the gap.
      transform: 'translateX(-0.125rem) rotate(45deg)',
    },
    '&:not(:last-child):dir(rtl)::after': { transform: 'translateX(0.125rem) rotate(-45deg)' },
  },
});

export const link = style({
  ...linkRule,
  ...touchLinkRule,
  color: 'inherit',
  textUnderlineOffset: '0.3em',
  ':hover': { textDecorationThickness: theme.line.strong },
  ':active': { color: onGround.accent },
});

export const current = style({ color: onGround.muted, overflowWrap: 'anywhere' });
