import { onGround } from '../../styles/ground.css.ts';
import { media } from '../../styles/media.ts';
import {
  across,
  bulletMarker,
  displayRule,
  hairline,
  labelRule,
  textRule,
} from '../../styles/rules.ts';
import { descendantStyle, style, variants } from '../../styles/style.ts';
import { theme } from '../../styles/theme.css.ts';

export const root = style({ containerType: 'inline-size' });

export const card = style({
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

export const layout = variants({
  rows: { borderBlockStart: hairline },
  pairs: {
    display: 'grid',
    ...across(1),
    columnGap: theme.space.xlarge,
    borderBlockStart: hairline,
    '@container': { '(min-width: 30em)': across(2) },
  },
  card: {
    display: 'grid',
    ...across(1),
    columnGap: theme.space.xlarge,
    ...textRule('small'),
    '@container': { '(min-width: 34em)': across(2), '(min-width: 60em)': across(3) },
    '@media': {
      [media.fromTablet]: {
        ...textRule('standard'),
      },
      print: { ...across(2), columnGap: theme.space.large },
    },
  },
  table: { ...textRule('small') },
});

export const item = variants({
  rows: { paddingBlock: theme.space.medium, borderBlockEnd: hairline },
  pairs: { paddingBlock: theme.space.small, borderBlockEnd: hairline },
  card: {
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
  },
  table: {
    display: 'grid',
    gridTemplateColumns: 'minmax(5.5rem, 1fr) minmax(0, 2.6fr)',
    gap: theme.space.small,
    paddingBlock: theme.space.xsmall,
    borderBlockStart: hairline,
  },
});

export const label = style({
  ...labelRule,
  marginBlockEnd: theme.space.hair,
  color: onGround.accent,
});

export const besideLabel = style({ color: onGround.muted, overflowWrap: 'anywhere' });

export const words = style({ display: 'grid', ...across(1), gap: theme.space.hair });

export const value = style({
  overflowWrap: 'anywhere',
  textWrap: 'pretty',
  selectors: {
    [`${item.table} &`]: { textWrap: 'wrap' },
    '[data-lead] &': {
      ...displayRule,
      fontSize: theme.headingSize.medium,
      lineHeight: theme.headingLine.medium,
    },
  },
});
// As high as a finger needs, in the same room.
descendantStyle(`${value} > a`, {
  display: 'inline-block',
  paddingBlock: theme.space.small,
  marginBlock: `calc(${theme.space.small} * -1)`,
});
descendantStyle(`${layout.rows} ${value} > a`, {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: theme.size.touch,
  paddingBlock: 0,
  marginBlock: `calc((1lh - ${theme.size.touch}) / 2)`,
});

export const points = style({ listStyleType: '""' });

export const point = style({
  position: 'relative',
  paddingInlineStart: '1.25rem',
  textWrap: 'pretty',
  '::before': bulletMarker('0.4rem', '0.1rem'),
});

export const note = style({
  maxWidth: theme.measure,
  color: onGround.muted,
  ...textRule('small'),
  textWrap: 'pretty',
});
