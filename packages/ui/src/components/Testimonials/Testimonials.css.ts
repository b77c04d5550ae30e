import { media } from '../../styles/media.ts';
import { displayRule, hairline, stackRule, wrapRule } from '../../styles/rules.ts';
import { beforeDesktop, sidewaysRule } from '../../styles/sideways.ts';
import { style } from '../../styles/style.ts';
import { theme } from '../../styles/theme.css.ts';

export const root = style({ containerType: 'inline-size' });

export const list = style({
  display: 'grid',
  gap: `${theme.space.medium} clamp(2rem, 4cqi, 4rem)`,
  listStyleType: '""',
  ...sidewaysRule,
  '@media': {
    ...sidewaysRule['@media'],
    [beforeDesktop]: {
      ...sidewaysRule['@media'][beforeDesktop],
      gridAutoFlow: 'column',
      gridAutoColumns: 'min(84%, 19rem)',
      gap: theme.space.medium,
    },
    [media.fromDesktop]: { gridTemplateColumns: 'repeat(auto-fit, minmax(17rem, 1fr))' },
  },
});

export const item = style({
  display: 'grid',
  minWidth: 0,
  scrollSnapAlign: 'start',
  breakInside: 'avoid',
});

export const figure = style({
  ...stackRule(theme.space.small),
  maxWidth: '38rem',
  paddingBlockStart: theme.space.medium,
  borderBlockStart: hairline,
});

export const stars = style({
  display: 'flex',
  gap: `calc(${theme.space.hair} / 2)`,
  marginInlineStart: 'auto',
  color: theme.color.textAccent,
  // In a narrow card, on a line of their own.
  '@media': { [beforeDesktop]: { flexBasis: '100%' } },
});

export const star = style({
  width: '1rem',
  height: '1rem',
  fill: 'currentColor',
  stroke: 'currentColor',
  selectors: { '&[data-empty]': { fill: 'none' } },
});

// In the first line of the quotation; above one in the display face.
export const tag = style({
  float: 'inline-start',
  marginInlineEnd: theme.space.xsmall,
  '@media': {
    [media.fromTablet]: { float: 'none', display: 'table', marginBlockEnd: theme.space.xsmall },
  },
});

export const quote = style({
  textWrap: 'pretty',
  '@media': {
    [media.fromTablet]: {
      ...displayRule,
      fontStyle: theme.emphasis,
      fontSize: theme.headingSize.small,
      lineHeight: 1.3,
    },
  },
});

export const source = style({
  ...wrapRule(`0 ${theme.space.xsmall}`),
  alignItems: 'center',
  marginBlockStart: 'auto',
});

export const name = style({ fontWeight: theme.fontWeight.strong });

export const location = style({ color: theme.color.textMuted, fontSize: theme.textSize.small });
