import { style, variants } from '../../styles/style.ts';
import { theme } from '../../styles/theme.css.ts';

export const root = style({
  textDecorationLine: 'underline',
  textDecorationThickness: theme.line.hair,
  textUnderlineOffset: '0.22em',
  borderRadius: theme.radius.small,
  transition: `text-decoration-color ${theme.duration.quick}, color ${theme.duration.quick}`,
  ':hover': { textDecorationThickness: theme.line.strong },
});

export const tone = variants({
  default: {
    color: theme.color.action,
    textDecorationColor: theme.color.line,
    ':active': { color: theme.color.textAccent },
  },
  inverse: {
    color: theme.color.textInverse,
    textDecorationColor: theme.color.textInverseAccent,
    ':active': { color: theme.color.textInverseAccent },
  },
});
