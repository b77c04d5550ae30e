import { onGround } from '../../styles/ground.css.ts';
import { media } from '../../styles/media.ts';
import { displayRule, stackRule } from '../../styles/rules.ts';
import { style } from '../../styles/style.ts';
import { theme } from '../../styles/theme.css.ts';

export const root = style({
  ...stackRule(theme.space.small),
  alignItems: 'center',
  textAlign: 'center',
  breakInside: 'avoid',
});

export const words = style({
  maxWidth: theme.width.standard,
  ...displayRule,
  fontStyle: theme.emphasis,
  fontSize: `calc(${theme.headingSize.display} * 0.7)`,
  '@media': { [media.fromDesktop]: { fontSize: `calc(${theme.headingSize.display} * 0.8)` } },
  lineHeight: 1.15,
  textWrap: 'balance',
});

export const source = style({ color: onGround.muted, fontSize: theme.textSize.small });
