import { displayRule, hairline } from '../../styles/rules.ts';
import { style } from '../../styles/style.ts';
import { theme } from '../../styles/theme.css.ts';

export const root = style({ containerType: 'inline-size' });

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${theme.space.large} clamp(2rem, 4.5cqi, 4rem)`,
  listStyleType: '""',
  '@container': {
    '(min-width: 60em)': {
      gridTemplateColumns: 'repeat(auto-fit, minmax(17rem, 1fr))',
    },
  },
});

export const item = style({ display: 'grid', minWidth: 0, breakInside: 'avoid' });

export const figure = style({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.space.medium,
  maxWidth: '38rem',
  paddingBlockStart: theme.space.large,
  borderBlockStart: hairline,
});

export const stars = style({
  display: 'flex',
  gap: theme.space.hair,
  color: theme.color.textAccent,
});

export const star = style({
  width: '1.125rem',
  height: '1.125rem',
  fill: 'currentColor',
  stroke: 'currentColor',
  selectors: { '&[data-empty]': { fill: 'none' } },
});

export const quote = style({
  ...displayRule,
  fontSize: theme.headingSize.small,
  lineHeight: 1.32,
  textWrap: 'pretty',
});

export const source = style({
  display: 'flex',
  flexDirection: 'column',
  marginBlockStart: 'auto',
});

export const name = style({ fontWeight: theme.fontWeight.strong });

export const location = style({ color: theme.color.textMuted, fontSize: theme.textSize.small });
