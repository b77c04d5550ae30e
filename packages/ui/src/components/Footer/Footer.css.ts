import { inverseGround } from '../../styles/ground.css.ts';
import { media } from '../../styles/media.ts';
import {
  across,
  gridRule,
  hairlineInPrint,
  hairlineInverse,
  labelRule,
  touchLinkRule,
  wrapRule,
} from '../../styles/rules.ts';
import { descendantStyle, style } from '../../styles/style.ts';
import { theme } from '../../styles/theme.css.ts';
import * as newsletter from '../NewsletterForm/NewsletterForm.css.ts';

export const root = style({
  ...inverseGround,
  background: theme.color.groundNight,
  paddingInline: theme.space.gutter,
  paddingBlockEnd: theme.space.medium,
  '@media': { print: { paddingBlock: 0 } },
});

/** The seam to what is above it, from edge to edge. */
export const hem = style({
  marginInline: `calc(${theme.space.gutter} * -1)`,
  '@media': { print: { display: 'none' } },
});

export const column = style({
  maxWidth: theme.width.wide,
  marginInline: 'auto',
  '@media': { print: { display: 'none' } },
});

export const printed = style({
  display: 'none',
  '@media': {
    print: {
      display: 'block',
      paddingBlockStart: theme.space.small,
      borderBlockStart: hairlineInPrint,
      fontSize: theme.textSize.small,
    },
  },
});

export const parts = style({
  ...gridRule(),
  gap: theme.space.medium,
  paddingBlock: `calc(${theme.space.section} * 0.4) ${theme.space.large}`,
  '@media': {
    [media.fromTablet]: { ...across(2), gap: theme.space.large },
    [media.fromWide]: {
      // The brand in one line, two columns of links, the profiles in one row, and the form in what is left.
      gridTemplateColumns: `auto auto calc(3 * ${theme.size.touch} + 2 * ${theme.space.xsmall}) minmax(0, 1fr)`,
      columnGap: `calc(${theme.space.large} * 1.4)`,
    },
  },
});

export const part = style({ minWidth: 0 });
// On tablets the links are beside the brand and the contact, with the form below.
descendantStyle(`${parts} > nav`, {
  '@media': {
    [media.fromTablet]: { gridArea: '1 / 2 / span 2' },
    [media.fromWide]: { gridArea: 'auto' },
  },
});
descendantStyle(`${parts} > nav ~ :nth-child(4)`, {
  '@media': {
    [media.fromTablet]: { gridColumn: '1 / -1' },
    [media.fromWide]: { gridColumn: 'auto' },
  },
});

/** Two short blocks: side by side on phones. */
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9.5rem), 1fr))',
  gap: `${theme.space.medium} ${theme.space.small}`,
  alignContent: 'start',
  // Here their column is a hair narrower than a German heading.
  '@media': { [media.fromWide]: { gridTemplateColumns: 'minmax(9.5rem, 1fr)' } },
});

export const brand = style({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space.small,
  marginBlockEnd: theme.space.xsmall,
  '@media': {
    // Aligns the larger text with the labels beside it.
    [media.fromTablet]: { marginBlockStart: `calc(${theme.space.xsmall} * -0.75)` },
  },
  fontFamily: theme.fontFamily.display,
  fontSize: theme.headingSize.small,
  lineHeight: 1.1,
  letterSpacing: theme.tracking.brand,
});

export const logo = style({ flex: 'none', display: 'grid' });

export const about = style({
  maxWidth: '24rem',
  '@media': { [media.fromWide]: { maxWidth: '17rem' } },
  color: theme.color.textInverseMuted,
  fontSize: theme.textSize.small,
});

const heading = { ...labelRule, color: theme.color.textInverseAccent };
export const label = style({ marginBlockEnd: theme.space.xsmall, ...heading });
descendantStyle(`${root} ${newsletter.label}`, heading);
descendantStyle(`${root} form`, { '@media': { [media.fromTablet]: { maxWidth: 'none' } } });
// Quieter than those of a page: a line below the field, and a button solid only when hovered.
descendantStyle(`${root} form input:not(:hover, [readonly], [aria-invalid='true'])`, {
  borderColor: 'transparent',
  borderBlockEndColor: theme.color.fieldLineInverse,
});
descendantStyle(`${root} form button:not(:hover, :active, :disabled)`, {
  borderColor: theme.color.lineInverse,
  background: 'transparent',
  color: theme.color.textInverseAccent,
});

// Two columns where they fit: saves a screen of scrolling on phones.
export const list = style({
  listStyleType: '""',
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 9.5rem), 1fr))',
  columnGap: theme.space.small,
  '@media': {
    [media.fromWide]: { gridTemplateColumns: 'auto auto', columnGap: theme.space.medium },
  },
});

export const link = style({
  ...touchLinkRule,
  fontSize: theme.textSize.small,
  textDecorationLine: 'underline',
  textDecorationColor: 'transparent',
  textUnderlineOffset: '0.25em',
  overflowWrap: 'anywhere',
  transition: `text-decoration-color ${theme.duration.quick}`,
  ':hover': { textDecorationColor: theme.color.textInverseAccent },
  ':active': { color: theme.color.textInverseAccent },
});

export const social = style({
  ...wrapRule(theme.space.xsmall),
  listStyleType: '""',
  paddingBlockStart: theme.space.hair,
});

export const socialLink = style({
  display: 'grid',
  placeItems: 'center',
  width: theme.size.touch,
  height: theme.size.touch,
  border: hairlineInverse,
  borderRadius: theme.radius.round,
  color: theme.color.textInverse,
  transition: `background-color ${theme.duration.quick}, color ${theme.duration.quick}`,
  ':hover': { background: theme.color.lineInverse, color: theme.color.groundDeep },
  ':active': { background: theme.color.textInverseAccent, color: theme.color.groundDeep },
});

export const close = style({
  ...wrapRule(theme.space.medium),
  alignItems: 'center',
  justifyContent: 'space-between',
  paddingBlockStart: theme.space.small,
  borderBlockStart: hairlineInverse,
  color: theme.color.textInverseMuted,
  fontSize: theme.textSize.small,
});
