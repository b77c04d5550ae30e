import { descendantStyle, style } from '../../styles/style.ts';
import { theme } from '../../styles/theme.css.ts';

export const root = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: theme.space.xsmall,
  maxWidth: theme.measure,
  color: theme.color.error,
  fontSize: theme.textSize.small,
  lineHeight: theme.textLine.small,
});
descendantStyle(`${root} > svg`, { marginBlockStart: '0.15em' });
