import { media } from '../../styles/media.ts';
import { displayRule, hairline, labelRule, lozengeRule } from '../../styles/rules.ts';
import { style } from '../../styles/style.ts';
import { theme } from '../../styles/theme.css.ts';

export const root = style({
  containerType: 'inline-size',
  display: 'flex',
  flexDirection: 'column',
  gap: theme.space.large,
  // On phones a frame would take room from the words.
  '@media': {
    [media.fromTablet]: {
      padding: `${theme.space.large} clamp(1.25rem, 3vw, 2.25rem)`,
      background: theme.color.groundRaised,
      border: hairline,
      borderRadius: theme.radius.medium,
    },
  },
});

const across = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` });

export const list = style({
  display: 'grid',
  ...across(1),
  columnGap: theme.space.xlarge,
  fontSize: theme.textSize.small,
  lineHeight: theme.textLine.small,
  '@container': { '(min-width: 34em)': across(2), '(min-width: 60em)': across(3) },
  '@media': {
    [media.fromTablet]: {
      fontSize: theme.textSize.standard,
      lineHeight: theme.textLine.standard,
    },
    print: { ...across(2), columnGap: theme.space.large },
  },
});

export const item = style({
  paddingBlock: theme.space.xsmall,
  borderBlockStart: hairline,
  breakInside: 'avoid',
  '@media': { [media.fromTablet]: { paddingBlock: theme.space.small } },
  selectors: {
    '&[data-lead]': { gridColumn: '1 / -1', paddingBlock: `0 ${theme.space.medium}`, border: 0 },
  },
  '@container': {
    // One in the last of two columns' rows.
    '(34em <= width < 60em)': {
      selectors: { '[data-lead] ~ &:nth-child(even):last-child': { gridColumn: '1 / -1' } },
    },
    // Two in the last of three columns' rows: the one above the gap reaches into it.
    '(min-width: 60em)': {
      selectors: { '[data-lead] ~ &:nth-child(3n + 1):nth-last-child(3)': { gridRow: 'span 2' } },
    },
  },
});

export const label = style({
  ...labelRule,
  marginBlockEnd: theme.space.hair,
  color: theme.color.textAccent,
});

export const words = style({ display: 'grid', gap: theme.space.hair });

export const value = style({
  textWrap: 'pretty',
  selectors: {
    '[data-lead] &': {
      ...displayRule,
      fontSize: theme.headingSize.medium,
      lineHeight: theme.headingLine.medium,
    },
  },
});

export const points = style({ listStyleType: '""' });

export const point = style({
  position: 'relative',
  paddingInlineStart: '1.25rem',
  textWrap: 'pretty',
  '::before': {
    ...lozengeRule,
    position: 'absolute',
    insetBlockStart: 'calc(0.5lh - 0.2rem)',
    insetInlineStart: '0.1rem',
    width: '0.4rem',
    height: '0.4rem',
  },
});

export const note = style({
  maxWidth: theme.measure,
  color: theme.color.textMuted,
  fontSize: theme.textSize.small,
  lineHeight: theme.textLine.small,
  textWrap: 'pretty',
});
