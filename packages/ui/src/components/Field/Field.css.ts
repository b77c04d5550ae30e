import { onGround } from '../../styles/ground.css.ts';
import { media } from '../../styles/media.ts';
import { textRule, wrapRule } from '../../styles/rules.ts';
import { style } from '../../styles/style.ts';
import { theme } from '../../styles/theme.css.ts';

export const root = style({ display: 'flex', flexDirection: 'column', minWidth: 0 });

export const label = style({
  ...wrapRule(`0 ${theme.space.xsmall}`),
  alignItems: 'baseline',
  marginBlockEnd: theme.space.xsmall,
  ...textRule('small'),
  fontWeight: theme.fontWeight.strong,
});

export const secondary = style({ color: onGround.muted, fontWeight: theme.fontWeight.text });

/** Only text fields have the native state. */
export const readOnly = '&:is([readonly], [aria-readonly="true"])';

export const input = style({
  display: 'block',
  width: '100%',
  minWidth: 0,
  minHeight: theme.size.field,
  paddingBlock: theme.space.small,
  paddingInline: theme.space.small,
  border: `${theme.line.hair} solid ${onGround.fieldLine}`,
  borderRadius: theme.radius.small,
  background: onGround.field,
  color: onGround.fieldText,
  // Below 16 px iOS zooms into a focused field.
  fontSize: `max(1rem, ${theme.textSize.standard})`,
  lineHeight: theme.textLine.small,
  appearance: 'none',
  // Scrolling to a field shows its label too.
  scrollMarginBlock: '3rem',
  transition: `border-color ${theme.duration.quick}, background-color ${theme.duration.quick}`,
  '::placeholder': { color: onGround.muted, opacity: 1 },
  selectors: {
    '&:hover:not(:disabled, [aria-invalid="true"])': { borderColor: onGround.fieldMark },
    [readOnly]: {
      backgroundColor: 'transparent',
      borderStyle: 'dashed',
      borderColor: onGround.fieldLine,
    },
    '&[aria-invalid="true"]': {
      borderColor: onGround.error,
      // A second line rather than a thicker one: the text does not move.
      backgroundImage: `linear-gradient(${onGround.error}, ${onGround.error})`,
      backgroundSize: `${theme.line.bar} 100%`,
      backgroundRepeat: 'no-repeat',
    },
    '&:disabled': { background: onGround.fieldFixed, cursor: 'not-allowed' },
  },
  '@media': {
    [media.forcedColors]: { selectors: { '&[aria-invalid="true"]': { borderWidth: 3 } } },
  },
});

export const textArea = style({ resize: 'vertical', minHeight: '9rem' });

export const below = style({
  ...wrapRule(`0 ${theme.space.medium}`),
  justifyContent: 'space-between',
  color: onGround.muted,
  ...textRule('small'),
  selectors: { '&:not(:empty)': { marginBlockStart: theme.space.xsmall } },
});

export const counter = style({ marginInlineStart: 'auto', fontVariantNumeric: 'tabular-nums' });

export const message = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: theme.space.xsmall,
  marginBlockStart: theme.space.xsmall,
  color: onGround.error,
  ...textRule('small'),
  fontWeight: theme.fontWeight.strong,
  textWrap: 'pretty',
});
