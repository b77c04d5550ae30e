import { createVar, fallbackVar } from '@vanilla-extract/css';
import { theme } from './theme.css.ts';

const { color } = theme;
const muted = createVar();
const accent = createVar();
const link = createVar();
const linkLine = createVar();
const button = createVar();
const buttonHovered = createVar();
const buttonPressed = createVar();
const buttonText = createVar();
const line = createVar();
const error = createVar();
const field = createVar();
const fieldFixed = createVar();
const fieldText = createVar();
const fieldLine = createVar();
const fieldMark = createVar();

/** Colours of what is directly on a ground. What has a ground of its own, such as a card, uses the theme's roles. */
export const onGround = {
  muted: fallbackVar(muted, color.textMuted),
  accent: fallbackVar(accent, color.textAccent),
  link: fallbackVar(link, color.action),
  linkLine: fallbackVar(linkLine, color.line),
  button: fallbackVar(button, color.action),
  buttonHovered: fallbackVar(buttonHovered, color.actionHovered),
  buttonPressed: fallbackVar(buttonPressed, color.actionPressed),
  buttonText: fallbackVar(buttonText, color.onAction),
  line: fallbackVar(line, color.line),
  error: fallbackVar(error, color.error),
  /** Behind what is typed. */
  field: fallbackVar(field, color.groundRaised),
  /** The same while it is pressed, and where it cannot be changed. */
  fieldFixed: fallbackVar(fieldFixed, color.groundTinted),
  fieldText: fallbackVar(fieldText, color.text),
  fieldLine: fallbackVar(fieldLine, color.fieldLine),
  /** The border of a hovered field, and what marks a choice. */
  fieldMark: fallbackVar(fieldMark, color.action),
} as const;

/** Declared with a dark background: turns everything in it. */
export const inverseGround = {
  color: color.textInverse,
  vars: {
    [muted]: color.textInverseMuted,
    [accent]: color.textInverseAccent,
    [link]: color.textInverse,
    [linkLine]: color.textInverseAccent,
    [button]: color.actionInverse,
    [buttonHovered]: color.actionInverseHovered,
    [buttonPressed]: color.actionInversePressed,
    [buttonText]: color.onActionInverse,
    [line]: color.lineInverse,
    [error]: color.errorInverse,
    [field]: 'transparent',
    [fieldFixed]: 'transparent',
    [fieldText]: color.textInverse,
    [fieldLine]: color.fieldLineInverse,
    [fieldMark]: color.textInverseAccent,
  },
} as const;
