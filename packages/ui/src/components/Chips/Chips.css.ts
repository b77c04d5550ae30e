import { across, gridRule, iconButtonRule } from '../../styles/rules.ts';
import { style } from '../../styles/style.ts';
import { theme } from '../../styles/theme.css.ts';

const gap = theme.space.xsmall;
const row = `(${theme.size.touch} + ${theme.line.hair} * 2)`;
export const inColumns = '(min-width: 30em)';

export const container = style({ containerType: 'inline-size' });

export const root = style({ display: 'grid', gap, minWidth: 0 });

const heightOf = (rows: string) =>
  `calc(${theme.textSize.standard} * ${theme.textLine.small} + (${row} + ${gap}) * ${rows})`;

/** The height of `--chips` chips, in one column and in two. */
export const height = {
  oneColumn: heightOf('var(--chips)'),
  twoColumns: heightOf('round(up, var(--chips) / 2, 1)'),
};

export const label = style({
  fontSize: theme.textSize.standard,
  fontWeight: theme.fontWeight.strong,
  lineHeight: theme.textLine.small,
});

export const list = style({
  ...gridRule(),
  gap,
  listStyleType: '""',
  '@container': { [inColumns]: across(2) },
});

export const chip = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.space.xsmall,
  minWidth: 0,
  minHeight: theme.size.touch,
  paddingInlineStart: theme.space.xsmall,
  border: `${theme.line.hair} solid ${theme.color.line}`,
  borderRadius: theme.radius.small,
  background: theme.color.groundTinted,
});

// As high as the button, so that it takes no height of its own.
export const picture = style({ flex: 'none', width: `calc(${theme.size.touch} * 0.8)` });

export const words = style({
  flex: 1,
  minWidth: 0,
  fontSize: theme.textSize.small,
  // Two lines are as high as the button.
  lineHeight: 1.4,
});

export const remove = style({
  ...iconButtonRule,
  flex: 'none',
  color: theme.color.textAccent,
  ':hover': { background: theme.color.groundRaised },
});
