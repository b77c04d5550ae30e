import { onGround } from '../../styles/ground.css.ts';
import { media } from '../../styles/media.ts';
import {
  across,
  bulletMarker,
  displayRule,
  gridRule,
  hairline,
  labelRule,
  textRule,
} from '../../styles/rules.ts';
import { descendantStyle, style, variants } from '../../styles/style.ts';
import { theme } from '../../styles/theme.css.ts';

export const root = style({ containerType: 'inline-size' });

export const card = style({
  ...gridRule(),
  gap: theme.space.medium,
  '@media': {
    // On phones a frame would take room from the words.
    [media.fromTablet]: {
      gap: theme.space.large,
      padding: `${theme.space.large} clamp(1.25rem, 3vw, 2.25rem)`,
      background: theme.color.groundRaised,
      border: hairline,
      borderRadius: theme.radius.medium,
    },
  },
});
// What follows has the room of a section; what phones fold is one list with the further facts.
descendantStyle(`${card} + *`, {
  '@media': {
    [media.onPhones]: {
      marginBlockStart: `calc(-1 * (${theme.space.large} + ${theme.line.hair}))`,
    },
    [media.fromTablet]: { paddingBlockStart: theme.space.large },
  },
});
/** A price beside the months. */
const aside = {
  gridTemplateColumns: `calc((100% - 2 * ${theme.space.xlarge}) / 3) minmax(0, 1fr)`,
  columnGap: theme.space.xlarge,
};
descendantStyle(`${card} > :first-child:not(:only-child)`, {
  '@media': { [media.fromWide]: { display: 'grid', ...aside } },
});
descendantStyle(`${card} > :first-child > :only-child`, { gridColumn: '1 / -1' });

const isWide = '(min-width: 27em)';
const hasThirds = '(min-width: 30em)';
// Facts of uneven height leave no holes.
const inColumns = { display: 'block', columns: 2, columnGap: theme.space.xlarge } as const;
const two = { ...across(2), columnGap: theme.space.xlarge };

/** As high as a rule between two pixels. */
const rule = `calc(2 * ${theme.line.hair})`;

export const layout = variants({
  rows: { borderBlockStart: hairline },
  pairs: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: theme.space.medium,
    borderBlockStart: hairline,
    // Without the rule of its last row.
    clipPath: `inset(0 0 ${rule})`,
    '@container': { [isWide]: { display: 'grid', ...two } },
  },
  card: { ...textRule('small'), '@media': { [media.fromTablet]: textRule('standard') } },
  table: { ...textRule('small'), '@container': { '(min-width: 40em)': inColumns } },
  // Beside each other where a value has room in a third.
  figures: {
    display: 'grid',
    // As wide as most figures, so that several lists are in line.
    gridTemplateColumns: 'minmax(min(9.5rem, 45%), auto) minmax(0, 1fr)',
    columnGap: theme.space.medium,
    rowGap: theme.space.small,
    paddingBlockStart: theme.space.medium,
    borderBlockStart: hairline,
    '@container': { [hasThirds]: across(3) },
  },
});
// Without the rules of the first row, and with room for a focus ring.
const withoutFirstRule = { clipPath: `inset(${rule} -0.5rem -0.5rem)` };
descendantStyle(`${card} > :first-child dl`, withoutFirstRule);
export const columns = style({
  ...withoutFirstRule,
  '@container': { '(min-width: 34em)': inColumns, '(min-width: 60em)': { columns: 3 } },
  '@media': { print: inColumns },
});
// Four are in one row.
descendantStyle(`${columns}:has(> dl:only-child > :nth-child(4):last-child)`, {
  '@container': { '(min-width: 60em)': { columns: 4 } },
});
// Where all facts are shown, it would be one label more.
export const furtherLabel = style({
  ...labelRule,
  borderBlockStart: hairline,
  paddingBlock: theme.space.small,
  color: onGround.accent,
  '@supports': {
    'selector(::details-content)': { '@media': { [`not ${media.onPhones}`]: { display: 'none' } } },
  },
});
descendantStyle(`${columns} > div:has(> ${furtherLabel})`, {
  '@media': { [media.onPhones]: { borderBlockEnd: hairline } },
});

// The last fact fills a short last row.
const last = `${layout.pairs} > :last-child`;
const wholeRow = { gridColumn: '1 / -1' };
const [odd, even] = [
  ':not(:where([data-lead] ~ *)):nth-child(odd)',
  ':where([data-lead] ~ *):nth-child(even)',
];
descendantStyle(`:is(${last}${odd}, ${last}${even}, ${layout.pairs} > [data-lead])`, {
  '@container': { [isWide]: wholeRow },
});

export const item = variants({
  rows: {
    paddingBlock: theme.space.small,
    borderBlockEnd: hairline,
    '@media': { [media.fromTablet]: { paddingBlock: theme.space.medium } },
  },
  pairs: {
    flex: '1 1 100%',
    minWidth: 0,
    paddingBlock: theme.space.xsmall,
    borderBlockEnd: hairline,
    selectors: { '&[data-short]': { flexBasis: '7.5rem' } },
    '@media': { [media.fromTablet]: { paddingBlock: theme.space.small } },
  },
  card: {
    paddingBlock: theme.space.xsmall,
    borderBlockStart: hairline,
    breakInside: 'avoid',
    '@media': { [media.fromTablet]: { paddingBlock: theme.space.small } },
  },
  table: {
    display: 'grid',
    gridTemplateColumns: 'min(8rem, 40%) minmax(0, 1fr)',
    gap: theme.space.small,
    paddingBlock: theme.space.xsmall,
    borderBlockStart: hairline,
    breakInside: 'avoid',
  },
  figures: {
    display: 'grid',
    gridTemplateColumns: 'subgrid',
    gridColumn: '1 / -1',
    alignItems: 'baseline',
    '@container': {
      [hasThirds]: {
        gridTemplateColumns: 'minmax(0, 1fr)',
        gridColumn: 'auto',
        alignContent: 'start',
        rowGap: theme.space.hair,
      },
    },
  },
});

const above = { ...labelRule, marginBlockEnd: theme.space.hair, color: onGround.accent };
export const label = variants({
  rows: above,
  pairs: above,
  card: above,
  table: { color: onGround.muted, overflowWrap: 'anywhere' },
  figures: {
    ...textRule('small'),
    gridArea: '1 / 2',
    textWrap: 'balance',
    '@container': { [hasThirds]: { gridArea: '2 / 1' } },
  },
});

export const words = style({ ...gridRule(), gap: theme.space.hair });
descendantStyle(`${item.figures} > ${words}`, { gridArea: '1 / 1' });

export const value = style({
  overflowWrap: 'anywhere',
  textWrap: 'balance',
  selectors: { [`${item.table} &`]: { textWrap: 'wrap' } },
});
descendantStyle(`${layout.pairs} > [data-lead] ${value}`, {
  ...displayRule,
  fontSize: theme.headingSize.medium,
  lineHeight: theme.headingLine.medium,
});
descendantStyle(`${item.figures} ${value}`, {
  ...displayRule,
  fontSize: theme.headingSize.large,
  lineHeight: 1.1,
  color: onGround.accent,
  '@container': { [hasThirds]: { fontSize: theme.headingSize.medium } },
});
export const picture = style({
  position: 'absolute',
  insetBlockStart: theme.space.small,
  insetInlineEnd: 0,
  width: 'clamp(5.5rem, 34cqi, 10rem)',
  '@media': { print: { display: 'none' } },
});
descendantStyle(`${layout.pairs} > div:has(${picture})`, {
  position: 'relative',
  paddingInlineEnd: `calc(clamp(5.5rem, 34cqi, 10rem) + ${theme.space.small})`,
});
// The figure of the section that is named for it.
descendantStyle(`${card} [data-lead] ${value}`, {
  fontSize: `calc(${theme.headingSize.large} * 1.2)`,
  lineHeight: theme.headingLine.large,
});
// A touch target of 44 px; the negative margin keeps the line's height.
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
