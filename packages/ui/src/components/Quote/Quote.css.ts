import { onGround } from '../../styles/ground.css.ts';
import { media } from '../../styles/media.ts';
import { displayRule, stackRule } from '../../styles/rules.ts';
import { style } from '../../styles/style.ts';
import { theme } from '../../styles/theme.css.ts';

export const root = style({
  ...stackRule(theme.space.small),
  paddingInlineStart: theme.space.medium,
  borderInlineStart: `${theme.line.strong} solid ${theme.color.line}`,
  breakInside: 'avoid',
});

export const words = style({
  maxWidth: `calc(${theme.width.standard} * 0.7)`,
  ...displayRule,
  fontStyle: theme.emphasis,
  fontSize: theme.headingSize.small,
  lineHeight: 1.25,
  '@media': { [media.fromTablet]: { fontSize: theme.headingSize.medium } },
  textWrap: 'balance',
});

export const source = style({ color: onGround.muted, fontSize: theme.textSize.small });
