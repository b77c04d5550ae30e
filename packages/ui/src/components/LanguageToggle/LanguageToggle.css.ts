import { touchRule } from '../../styles/rules.ts';
import { style } from '../../styles/style.ts';
import { theme } from '../../styles/theme.css.ts';

export const root = style({
  ...touchRule,
  flex: 'none',
  fontSize: theme.textSize.small,
  fontWeight: theme.fontWeight.strong,
  letterSpacing: '0.08em',
  textDecoration: 'none',
  selectors: { '&[aria-busy="true"]': { cursor: 'progress', opacity: 0.7 } },
});

export const code = style({
  ...touchRule,
  minHeight: '2em',
  paddingInline: '0.5em',
  border: `${theme.line.hair} solid ${theme.color.line}`,
  transition: `background-color ${theme.duration.quick}, color ${theme.duration.quick}`,
  selectors: {
    [`${root}:hover &`]: { background: theme.color.lineInverse, color: theme.color.groundDeep },
    [`${root}:active &`]: { background: theme.color.textInverseAccent },
  },
});
