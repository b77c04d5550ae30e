import { media } from '../../styles/media.ts';
import { displayRule, hairline, pressedGround } from '../../styles/rules.ts';
import { style } from '../../styles/style.ts';
import { theme } from '../../styles/theme.css.ts';

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 30rem), 1fr))',
  columnGap: theme.space.xlarge,
  alignItems: 'start',
  borderBlockStart: hairline,
});

export const item = style({ borderBlockEnd: hairline });

export const question = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
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
});
