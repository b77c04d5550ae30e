import { style } from '../../styles/style.ts';
import { theme } from '../../styles/theme.css.ts';

const hairline = `${theme.line.hair} solid color-mix(in srgb, ${theme.color.line} 60%, transparent)`;

export const root = style({ borderBlockStart: hairline });

export const item = style({ paddingBlock: theme.space.medium, borderBlockEnd: hairline });

export const label = style({
  marginBlockEnd: theme.space.hair,
  color: theme.color.textAccent,
  fontSize: theme.textSize.label,
  fontWeight: theme.fontWeight.strong,
  lineHeight: theme.textLine.label,
  letterSpacing: theme.tracking.label,
  textTransform: 'uppercase',
});

export const value = style({ overflowWrap: 'anywhere', textWrap: 'pretty' });
