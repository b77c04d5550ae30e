import { media } from '../../styles/media.ts';
import { style } from '../../styles/style.ts';
import { theme } from '../../styles/theme.css.ts';

export const root = style({
  position: 'relative',
  padding: `${theme.space.large} ${theme.space.medium}`,
  background: theme.color.groundRaised,
  border: `${theme.line.hair} solid color-mix(in srgb, ${theme.color.line} 60%, transparent)`,
  borderRadius: theme.radius.medium,
  boxShadow: theme.shadow.raised,
  '@media': { [media.fromTablet]: { padding: `calc(${theme.space.large} * 1.4)` } },
});

export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space.medium,
});

export const pair = style({
  display: 'grid',
  gap: theme.space.medium,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 15rem), 1fr))',
  alignItems: 'start',
});

export const close = style({
  display: 'grid',
  gap: theme.space.medium,
  marginBlockStart: theme.space.xsmall,
});
