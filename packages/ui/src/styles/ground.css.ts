import { createVar, fallbackVar } from '@vanilla-extract/css';
import { theme } from './theme.css.ts';

const { color } = theme;

/** Each colour on a light ground, and in `inverseGround`. */
const roles = {
  muted: [color.textMuted, color.textInverseMuted],
  accent: [color.textAccent, color.textInverseAccent],
  link: [color.action, color.textInverse],
  linkLine: [color.line, color.textInverseAccent],
  button: [color.action, color.actionInverse],
  buttonHovered: [color.actionHovered, color.actionInverseHovered],
  buttonPressed: [color.actionPressed, color.actionInversePressed],
  buttonText: [color.onAction, color.onActionInverse],
  line: [color.line, color.lineInverse],
  error: [color.error, color.errorInverse],
  /** Behind what is typed. */
  field: [color.groundRaised, 'transparent'],
  /** The same while it is pressed, and where it cannot be changed. */
  fieldFixed: [color.groundTinted, 'transparent'],
  fieldText: [color.text, color.textInverse],
  fieldLine: [color.fieldLine, color.fieldLineInverse],
  /** The border of a hovered field, and what marks a choice. */
  fieldMark: [color.action, color.textInverseAccent],
} as const;
const entries = Object.entries(roles).map(([name, [light, inverse]]) => ({
  name,
  variable: createVar(name),
  light,
  inverse,
}));

/** Colours of what is directly on a ground. What has a ground of its own, such as a card, uses the theme's roles. */
export const onGround = Object.fromEntries(
  entries.map(({ name, variable, light }) => [name, fallbackVar(variable, light)]),
) as Record<keyof typeof roles, string>;

/** Declared with a dark background: turns everything in it. */
export const inverseGround = {
  color: color.textInverse,
  vars: Object.fromEntries(entries.map(({ variable, inverse }) => [variable, inverse])),
};
