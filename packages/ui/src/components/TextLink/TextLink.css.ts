import { onGround } from '../../styles/ground.css.ts';
import { linkRule } from '../../styles/rules.ts';
import { style } from '../../styles/style.ts';
import { theme } from '../../styles/theme.css.ts';

export const root = style({
  ...linkRule,
  borderRadius: theme.radius.small,
  transition: `text-decoration-color ${theme.duration.quick}, color ${theme.duration.quick}`,
  ':hover': { textDecorationThickness: theme.line.strong },
  ':active': { color: onGround.accent },
});
