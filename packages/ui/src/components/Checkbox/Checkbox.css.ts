import { onGround } from '../../styles/ground.css.ts';
import { media } from '../../styles/media.ts';
import { focusRule } from '../../styles/rules.ts';
import { style } from '../../styles/style.ts';
import { theme } from '../../styles/theme.css.ts';

export const root = style({ minWidth: 0 });

export const row = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: theme.space.small,
  minHeight: theme.size.touch,
});

// The target is larger than the visible box.
export const target = style({
  position: 'relative',
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: theme.size.touch,
  height: theme.size.touch,
  marginInline: `calc(${theme.space.small} * -0.85)`,
  marginBlockStart: '-0.55rem',
});

export const input = style({
  appearance: 'none',
  display: 'grid',
  placeItems: 'center',
  width: '1.5rem',
  height: '1.5rem',
  margin: 0,
  border: `${theme.line.hair} solid ${onGround.fieldLine}`,
  // A larger one would look like a radio button.
  borderRadius: `min(${theme.radius.small}, 4px)`,
  background: onGround.field,
  color: onGround.buttonText,
  cursor: 'pointer',
  transition: `background-color ${theme.duration.quick}, border-color ${theme.duration.quick}`,
  selectors: {
    '&::after': { content: '', position: 'absolute', inset: 0 },
    '&::before': {
      content: '',
      width: '0.8rem',
      height: '0.8rem',
      background: 'currentColor',
      clipPath: 'polygon(8% 52%, 20% 40%, 40% 60%, 82% 14%, 94% 26%, 41% 85%)',
      transform: 'scale(0)',
      transition: `transform ${theme.duration.quick} ${theme.easing.settle}`,
    },
    '&:hover': { borderColor: onGround.fieldMark },
    '&:active': { background: onGround.fieldFixed },
    '&:checked': { background: onGround.button, borderColor: onGround.button },
    '&:checked:hover': { background: onGround.buttonHovered },
    '&:checked:active': { background: onGround.buttonPressed },
    '&:is(:disabled, [aria-readonly="true"])': {
      background: 'transparent',
      borderColor: onGround.fieldLine,
      color: onGround.fieldText,
      pointerEvents: 'none',
    },
    '&[aria-readonly="true"]': { borderStyle: 'dashed' },
    '&:disabled': { background: onGround.fieldFixed, borderColor: onGround.line },
    '&:checked::before': { transform: 'none' },
    // Focused by script after a mouse click, it does not match :focus-visible.
    '&[aria-invalid="true"]:focus': focusRule,
    '&[aria-invalid="true"]': { borderColor: onGround.error, borderWidth: theme.line.strong },
  },
  '@media': {
    [media.forcedColors]: {
      appearance: 'auto',
      selectors: {
        // The system draws the box.
        '&[aria-readonly="true"]:not(:focus-visible)': {
          outline: `${theme.line.hair} dashed`,
          outlineOffset: '2px',
        },
      },
    },
  },
});

export const label = style({
  flex: 1,
  minWidth: 0,
  fontSize: theme.textSize.small,
  cursor: 'pointer',
});
