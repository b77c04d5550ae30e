import { style } from '../../styles/style.ts';
import { theme } from '../../styles/theme.css.ts';

export const root = style({
  display: 'flex',
  flexDirection: 'column',
  minHeight: '100svh',
  paddingBlockStart: theme.headerHeight,
  '@media': { print: { display: 'block', minHeight: 0, paddingBlockStart: 0 } },
});

export const skipLink = style({
  position: 'fixed',
  insetBlockStart: theme.space.xsmall,
  insetInlineStart: theme.space.xsmall,
  zIndex: theme.layer.skipLink,
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: theme.size.touch,
  paddingInline: theme.space.medium,
  background: theme.color.action,
  color: theme.color.onAction,
  fontWeight: theme.fontWeight.strong,
  borderRadius: theme.radius.small,
  ':hover': { background: theme.color.actionHovered },
  ':active': { background: theme.color.actionPressed },
  selectors: { '&:not(:focus)': { transform: 'translateY(calc(-100% - 2rem))' } },
  '@media': { print: { display: 'none' } },
});

export const main = style({ flex: 1 });
