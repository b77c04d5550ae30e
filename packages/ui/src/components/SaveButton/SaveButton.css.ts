import { media } from '../../styles/media.ts';
import { outlineRule, pressedGround, touchRule } from '../../styles/rules.ts';
import { descendantStyle, style, variants } from '../../styles/style.ts';
import { theme } from '../../styles/theme.css.ts';

export const root = style({
  ...touchRule,
  position: 'relative',
  gap: '0.35em',
  border: `${theme.line.hair} solid transparent`,
  background: 'none',
  color: theme.color.action,
  fontSize: theme.textSize.small,
  fontWeight: theme.fontWeight.strong,
  lineHeight: 1.25,
  hyphens: 'none',
  cursor: 'pointer',
  touchAction: 'manipulation',
  transition: `background-color ${theme.duration.quick}, color ${theme.duration.quick}`,
  selectors: {
    // Not known yet, or without scripts.
    '&:not([data-saved])': { visibility: 'hidden' },
    '&:active': { background: pressedGround },
  },
  '@media': {
    [media.hover]: { selectors: { '&:hover': { color: theme.color.textAccent } } },
    '(scripting: none)': { display: 'none' },
    print: { display: 'none' },
  },
});

export const tone = variants({
  quiet: { paddingInline: theme.space.xsmall },
  secondary: {
    minHeight: theme.size.field,
    paddingInline: theme.space.medium,
    ...outlineRule,
    fontSize: theme.textSize.standard,
    selectors: { '&:active': { background: theme.color.groundTinted } },
  },
});

/** As wide as the longer of the two words. */
export const word = style({
  display: 'inline-grid',
  justifyItems: 'start',
  pointerEvents: 'none',
  selectors: {
    '&::after': {
      content: 'attr(data-other)',
      height: 0,
      overflow: 'hidden',
      visibility: 'hidden',
    },
  },
});

// A filled bookmark says the same without colour.
descendantStyle(`${root}[data-saved="true"] path`, { fill: 'currentColor' });
