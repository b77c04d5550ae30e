import { hairline, labelRule, stackRule } from '../../styles/rules.ts';
import { descendantStyle, style, variants } from '../../styles/style.ts';
import { theme } from '../../styles/theme.css.ts';

export const root = style({ containerType: 'inline-size' });

export const list = style({ display: 'grid', gap: theme.space.medium, listStyleType: '""' });

export const item = style({
  ...stackRule(theme.space.small),
  alignItems: 'flex-start',
  minWidth: 0,
  overflowWrap: 'anywhere',
  padding: theme.space.medium,
  border: hairline,
  borderRadius: theme.radius.small,
  breakInside: 'avoid',
});

export const tone = variants({
  advised: { background: theme.color.groundRaised },
  discouraged: { background: theme.color.groundTinted },
});

export const label = style({ ...labelRule, color: theme.color.textAccent });

export const points = style({ display: 'grid', gap: theme.space.small });

export const point = style({ display: 'grid', gap: theme.space.hair, textWrap: 'pretty' });

export const name = style({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space.xsmall,
  fontSize: theme.textSize.small,
  fontWeight: theme.fontWeight.strong,
});

export const pro = style({ color: theme.color.success });
export const con = style({ color: theme.color.textAccent });

export const link = style({
  marginBlockStart: 'auto',
  fontSize: theme.textSize.small,
  fontWeight: theme.fontWeight.strong,
  '@media': { print: { display: 'none' } },
});
descendantStyle(`${link} > a`, {
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.space.xsmall,
  minHeight: theme.size.touch,
});
