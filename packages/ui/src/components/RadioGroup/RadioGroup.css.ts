import { onGround } from '../../styles/ground.css.ts';
import { media } from '../../styles/media.ts';
import { across, focusRule, forcedFocusRule, gridRule, textRule } from '../../styles/rules.ts';
import { style, variants } from '../../styles/style.ts';
import { theme } from '../../styles/theme.css.ts';

export const label = style({
  padding: 0,
  marginBlockEnd: theme.space.small,
  fontWeight: theme.fontWeight.strong,
  lineHeight: theme.textLine.small,
  textWrap: 'balance',
});

export const notes = style({
  selectors: {
    '&:not(:empty)': { marginBlock: `calc(${theme.space.xsmall} * -2) ${theme.space.small}` },
  },
});

export const list = style({ containerType: 'inline-size' });

export const options = style({ ...gridRule(), gap: theme.space.xsmall });

const two = { '(min-width: 30em)': across(2) };

export const columns = variants({
  two: { '@container': two },
  three: { '@container': { '(min-width: 38em)': across(3) } },
  twoToThree: { '@container': { ...two, '(min-width: 54em)': across(3) } },
});

// All of it is the target.
export const option = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: theme.space.small,
  minWidth: 0,
  minHeight: theme.size.field,
  paddingBlock: theme.space.xsmall,
  paddingInline: theme.space.small,
  borderRadius: theme.radius.small,
  background: onGround.field,
  cursor: 'pointer',
  selectors: {
    '[aria-readonly="true"] &': { background: 'transparent', cursor: 'default' },
    ':disabled &': { background: onGround.fieldFixed, cursor: 'not-allowed' },
  },
});

export const input = style({
  appearance: 'none',
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: '1.375rem',
  height: '1.375rem',
  margin: 0,
  border: `${theme.line.hair} solid ${onGround.fieldLine}`,
  borderRadius: theme.radius.round,
  background: onGround.field,
  color: onGround.fieldMark,
  cursor: 'inherit',
  // Scrolling to an answer shows the question too.
  scrollMarginBlock: '6rem',
  selectors: {
    // The frame of the whole answer, and its focus ring.
    '&::after': {
      content: '',
      position: 'absolute',
      inset: 0,
      border: `${theme.line.hair} solid ${onGround.fieldLine}`,
      borderRadius: theme.radius.small,
      transition: `border-color ${theme.duration.quick}, background-color ${theme.duration.quick}`,
    },
    '&::before': {
      content: '',
      width: '0.75rem',
      height: '0.75rem',
      borderRadius: theme.radius.round,
      background: 'currentColor',
      transform: 'scale(0)',
      transition: `transform ${theme.duration.quick} ${theme.easing.settle}`,
    },
    '&:hover::after': { borderColor: onGround.fieldMark },
    '&:active::after': {
      borderColor: onGround.fieldMark,
      background: `color-mix(in srgb, ${onGround.line} 20%, transparent)`,
    },
    '&:checked': { borderColor: onGround.fieldMark },
    '&:checked::before': { transform: 'none' },
    '&:checked::after': { borderColor: onGround.fieldMark, borderWidth: theme.line.strong },
    '[aria-invalid="true"] &::after': { borderColor: onGround.error },
    '[aria-readonly="true"] &::after': {
      borderStyle: 'dashed',
      borderColor: onGround.fieldLine,
      background: 'none',
    },
    '[aria-readonly="true"] &': {
      borderColor: onGround.fieldLine,
      background: 'none',
      color: onGround.fieldText,
    },
    ':disabled &': { borderColor: onGround.line, background: 'none', color: onGround.fieldText },
    ':disabled &::after': { borderColor: onGround.line, background: 'none' },
    '&:focus-visible': { outline: 'none', boxShadow: 'none' },
    '&:focus-visible::after': focusRule,
    // Focused by script after a mouse click, it does not match :focus-visible.
    '[aria-invalid="true"] &:focus::after': focusRule,
  },
  '@media': {
    [media.forcedColors]: {
      appearance: 'auto',
      selectors: { '&:focus-visible::after': forcedFocusRule },
    },
  },
});

export const text = style({ flex: 1, minWidth: 0, ...textRule('small') });
