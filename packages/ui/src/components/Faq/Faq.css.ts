import { media } from '../../styles/media.ts';
import { displayRule, hairline, pressedGround } from '../../styles/rules.ts';
import { descendantStyle, style } from '../../styles/style.ts';
import { theme } from '../../styles/theme.css.ts';
import { root as prose } from '../Prose/Prose.css.ts';

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 30rem), 1fr))',
  columnGap: theme.space.xlarge,
  alignItems: 'start',
  borderBlockStart: hairline,
});

// Each in a row, with room for long answers.
export const sections = style({ borderBlockStart: hairline });

export const item = style({ borderBlockEnd: hairline });
// On paper all are open.
descendantStyle(`${item}::details-content`, {
  '@media': { print: { contentVisibility: 'visible' } },
});

export const question = style({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space.medium,
  minHeight: '4.25rem',
  paddingBlock: theme.space.small,
  ...displayRule,
  fontSize: theme.headingSize.small,
  lineHeight: theme.headingLine.small,
  textWrap: 'balance',
  hyphens: 'manual',
  // A long word breaks instead of pushing the icon off the screen.
  overflowWrap: 'anywhere',
  listStyle: 'none',
  cursor: 'pointer',
  borderRadius: theme.radius.small,
  transition: `color ${theme.duration.quick}, background-color ${theme.duration.quick}`,
  ':hover': { color: theme.color.textAccent },
  ':active': { background: pressedGround },
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
});

export const title = style({ flex: '1 1 0', minWidth: 0, font: 'inherit' });

export const picture = style({
  flex: 'none',
  width: '4.5rem',
  '@media': {
    // A long word needs the room.
    '(max-width: 22.49em)': { display: 'none' },
    [media.fromTablet]: { width: '8rem' },
    print: { display: 'none' },
  },
});
descendantStyle(`${sections} ${question}`, {
  '@media': {
    [media.fromTablet]: {
      paddingBlock: theme.space.medium,
      fontSize: theme.headingSize.medium,
      lineHeight: theme.headingLine.medium,
    },
  },
});

// A plus that becomes a minus: the state does not depend on colour.
export const icon = style({
  position: 'relative',
  flex: 'none',
  width: '1rem',
  height: '1rem',
  color: theme.color.textAccent,
  selectors: {
    '&::before, &::after': {
      content: '',
      position: 'absolute',
      insetInline: 0,
      insetBlockStart: '50%',
      borderBlockStart: `${theme.line.hair} solid currentColor`,
      transition: `transform ${theme.duration.calm} ${theme.easing.settle}`,
    },
    '&::after': { transform: 'rotate(90deg)' },
    'details[open] > summary > &::after': { transform: 'none' },
  },
  '@media': { [media.forcedColors]: { color: 'CanvasText' } },
});

export const answer = style({
  maxWidth: theme.measure,
  // Room for the question's focus ring.
  paddingBlock: `${theme.space.xsmall} ${theme.space.large}`,
  paddingInlineEnd: theme.space.large,
  color: theme.color.textMuted,
  // A link to it shows the question, too.
  scrollMarginBlockStart: '9rem',
});
// Long answers have two columns where both are wide enough to read, and a table has the row.
descendantStyle(`${sections} ${answer}`, {
  maxWidth: 'none',
  color: theme.color.text,
  '@media': {
    [media.onPhones]: { paddingInlineEnd: 0 },
    [media.fromTablet]: { paddingInlineEnd: 0, paddingBlockEnd: theme.space.xlarge },
    [media.fromDesktop]: { paddingInlineStart: `calc(8rem + ${theme.space.medium})` },
  },
});
descendantStyle(`${sections} ${prose}`, { maxWidth: 'none' });
descendantStyle(`${sections} ${answer}:not(:has(table)) ${prose}`, {
  '@media': { [media.fromTablet]: { columns: '18rem 2', columnGap: theme.space.xlarge } },
});
descendantStyle(`${answer}:has(table) ${prose} > p`, { maxWidth: theme.measure });
descendantStyle(`${sections} ${answer} ${prose} :is(p, li)`, { breakInside: 'avoid' });
