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
  },
} as const;
