import { labelRule } from '../../styles/rules.ts';
import { style } from '../../styles/style.ts';
import { theme } from '../../styles/theme.css.ts';

export const root = style({
  ...labelRule,
  display: 'inline-block',
  maxWidth: '100%',
  paddingBlock: '0.3em',
  paddingInline: '0.85em',
  border: `${theme.line.hair} solid ${theme.color.line}`,
  borderRadius: theme.radius.small,
  background: theme.color.groundRaised,
  color: theme.color.textAccent,
  hyphens: 'manual',
  overflowWrap: 'anywhere',
});
