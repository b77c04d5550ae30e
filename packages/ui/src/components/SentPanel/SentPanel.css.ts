import { hairline, textRule } from '../../styles/rules.ts';
import { descendantStyle, style } from '../../styles/style.ts';
import { theme } from '../../styles/theme.css.ts';

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: theme.space.small,
  padding: theme.space.medium,
  background: theme.color.groundTinted,
  border: hairline,
  borderInlineStart: `${theme.line.bar} solid ${theme.color.success}`,
  borderRadius: theme.radius.medium,
});

export const icon = style({
  color: theme.color.success,
  fontSize: theme.headingSize.small,
  lineHeight: theme.headingLine.small,
});
descendantStyle(`${icon} > svg`, { verticalAlign: '-0.1em' });

export const content = style({
  display: 'grid',
  gap: theme.space.small,
  ...textRule('small'),
  overflowWrap: 'break-word',
});
