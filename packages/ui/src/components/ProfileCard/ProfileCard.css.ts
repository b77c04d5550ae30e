import { hairline, labelRule } from '../../styles/rules.ts';
import { style } from '../../styles/style.ts';
import { theme } from '../../styles/theme.css.ts';

export const root = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: theme.space.xsmall,
  minWidth: 0,
  breakInside: 'avoid',
});

export const picture = style({
  width: '100%',
  marginBlockEnd: theme.space.xsmall,
  overflow: 'hidden',
  '@media': { print: { display: 'none' } },
});

export const meta = style({ ...labelRule, color: theme.color.textAccent });

export const text = style({ color: theme.color.textMuted, textWrap: 'pretty' });

export const facts = style({
  width: '100%',
  marginBlockStart: theme.space.hair,
  fontSize: theme.textSize.small,
  lineHeight: theme.textLine.small,
});

export const fact = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(5.5rem, 1fr) minmax(0, 2.6fr)',
  gap: theme.space.small,
  paddingBlock: theme.space.xsmall,
  borderBlockStart: hairline,
});

export const label = style({
  color: theme.color.textMuted,
  hyphens: 'auto',
  overflowWrap: 'anywhere',
});
