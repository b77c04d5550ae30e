import { labelRule } from '../../styles/rules.ts';
import { style, variants } from '../../styles/style.ts';
import { theme } from '../../styles/theme.css.ts';

export const root = style({
  ...labelRule,
  display: 'inline-block',
  maxWidth: '100%',
  paddingBlock: '0.3em',
  paddingInline: '0.85em',
  borderRadius: theme.radius.small,
  color: theme.color.textAccent,
  hyphens: 'manual',
  overflowWrap: 'anywhere',
});

export const tone = variants({
  default: {
    border: `${theme.line.hair} solid ${theme.color.line}`,
    background: theme.color.groundRaised,
  },
  // Dashed, like a blank to fill in; quieter than a category, because many can be on one page.
  example: {
    paddingBlock: 0,
    paddingInline: '0.5em',
    letterSpacing: 'normal',
    textTransform: 'none',
    border: `${theme.line.hair} dashed currentColor`,
  },
});
