import { bulletRule, displayRule, stackRule } from '../../styles/rules.ts';
import { style } from '../../styles/style.ts';
import { theme } from '../../styles/theme.css.ts';

export const root = style({
  ...stackRule(theme.space.medium),
  alignItems: 'center',
  paddingInline: theme.space.gutter,
  paddingBlock: `calc(${theme.space.section} * 0.7) ${theme.space.section}`,
  textAlign: 'center',
});

export const picture = style({ width: 'clamp(8rem, min(34vw, 30svh), 19rem)' });

export const code = style({
  position: 'absolute',
  inset: 'auto 0 24%',
  ...displayRule,
  color: theme.color.textAccent,
  fontSize: theme.fontSize.code,
  lineHeight: 1,
});

export const bullet = style({
  ...bulletRule,
  position: 'absolute',
  insetBlockEnd: '36%',
  insetInlineStart: 'calc(50% - 0.75rem)',
  width: '1.5rem',
  height: '1.5rem',
});

export const message = style({ ...stackRule(theme.space.small), maxWidth: '34rem' });
