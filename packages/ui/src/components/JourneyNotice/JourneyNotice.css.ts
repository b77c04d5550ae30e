import { pressedGround } from '../../styles/rules.ts';
import { style } from '../../styles/style.ts';
import { theme } from '../../styles/theme.css.ts';

export const root = style({
  justifySelf: 'start',
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.space.hair,
  maxWidth: '100%',
  paddingInlineStart: theme.space.medium,
  border: `${theme.line.hair} solid ${theme.color.line}`,
  borderRadius: theme.radius.small,
  background: theme.color.groundTinted,
});

export const label = style({
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
