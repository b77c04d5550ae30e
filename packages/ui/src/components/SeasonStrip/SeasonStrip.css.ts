import { media } from '../../styles/media.ts';
import { across, gridRule } from '../../styles/rules.ts';
import { style } from '../../styles/style.ts';
import { theme } from '../../styles/theme.css.ts';

export const root = style({ containerType: 'inline-size' });

export const list = style({
  ...gridRule(3),
  gap: theme.space.hair,
  listStyleType: '""',
  '@container': { '(max-width: 16.99em)': across(2), '(min-width: 34em)': across(6) },
});

/** By night the tinted ground is darker than the card. */
const best = (light: string) =>
  `light-dark(${light}, color-mix(in srgb, ${theme.color.lightAfternoon} 85%, ${theme.color.groundRaised}))`;

export const month = style({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  padding: `${theme.space.hair} ${theme.space.xsmall}`,
  borderBlockStart: `${theme.line.bar} solid transparent`,
  fontSize: theme.textSize.small,
  lineHeight: 1.3,
  breakInside: 'avoid',
  selectors: {
    '&[data-tone=best]': {
      borderBlockStartColor: theme.color.textAccent,
      background: best(theme.color.groundTinted),
      // There, no card is around it.
      '@media': { [media.onPhones]: { background: best(theme.color.groundRaised) } },
    },
    '&[data-tone=fair]': {
      borderBlockStartColor: `color-mix(in srgb, ${theme.color.line} 60%, transparent)`,
    },
    '&[data-tone=off]': {
      borderBlockStart: `${theme.line.bar} dotted color-mix(in srgb, ${theme.color.line} 60%, transparent)`,
    },
  },
});

export const name = style({ color: theme.color.textMuted });

export const word = style({
  hyphens: 'auto',
  overflowWrap: 'anywhere',
  selectors: { '[data-tone=best] &': { fontWeight: theme.fontWeight.strong } },
});
