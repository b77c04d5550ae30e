import { pressedGround } from '../../styles/rules.ts';
import { style } from '../../styles/style.ts';
import { theme } from '../../styles/theme.css.ts';

export const root = style({ display: 'grid', gap: theme.space.xsmall, minWidth: 0 });

export const label = style({
  fontWeight: theme.fontWeight.strong,
  lineHeight: theme.textLine.small,
});

export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.space.xsmall,
  listStyleType: '""',
});

export const chip = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.space.hair,
  maxWidth: '100%',
  paddingInlineStart: theme.space.small,
  border: `${theme.line.hair} solid ${theme.color.line}`,
  borderRadius: theme.radius.small,
  background: theme.color.groundTinted,
});

export const words = style({
  minWidth: 0,
  paddingBlock: theme.space.xsmall,
  lineHeight: theme.textLine.small,
});

export const remove = style({
  flex: 'none',
  display: 'inline-grid',
  placeItems: 'center',
  minWidth: theme.size.touch,
  minHeight: theme.size.touch,
  padding: 0,
  border: 0,
  borderRadius: theme.radius.small,
  background: 'none',
  color: theme.color.textAccent,
  cursor: 'pointer',
  ':hover': { background: theme.color.groundRaised },
  ':active': { background: pressedGround },
});
