import { hairline, labelRule } from '../../styles/rules.ts';
import { descendantStyle, style } from '../../styles/style.ts';
import { theme } from '../../styles/theme.css.ts';

export const root = style({ borderBlockStart: hairline });

export const item = style({ paddingBlock: theme.space.medium, borderBlockEnd: hairline });

export const label = style({
  ...labelRule,
  marginBlockEnd: theme.space.hair,
  color: theme.color.textAccent,
});

export const value = style({ overflowWrap: 'anywhere', textWrap: 'pretty' });
// A full touch target that takes no more space than its text.
descendantStyle(`${value} > a`, {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: theme.size.touch,
  marginBlock: `calc((1lh - ${theme.size.touch}) / 2)`,
});
