import { bulletRule, stackRule } from '../../styles/rules.ts';
import { style } from '../../styles/style.ts';
import { theme } from '../../styles/theme.css.ts';

export const root = style({
  ...stackRule(theme.space.medium),
  alignItems: 'center',
  paddingInline: theme.space.gutter,
  paddingBlock: `calc(${theme.space.section} * 0.7) ${theme.space.section}`,
  textAlign: 'center',
});

export const picture = style({ width: 'clamp(8rem, min(34vw + 5rem, 30svh), 19rem)' });

export const opening = style({
  position: 'absolute',
  insetBlock: `${theme.frame.block} 0`,
  insetInline: theme.frame.inline,
  display: 'grid',
  placeItems: 'center',
  paddingBlockStart: '25%',
  clipPath: theme.frame.clip,
  // By night the deep ground is hardly darker than the page.
  background: `light-dark(${theme.color.groundDeep}, ${theme.color.groundTinted})`,
});

export const bullet = style({ ...bulletRule, width: '1.5rem', height: '1.5rem' });

export const message = style({ ...stackRule(theme.space.small), maxWidth: '46rem' });
