import { theme } from './theme.css.ts';

/** Parts of rules that several components share. For use in `.css.ts` files. */

export const hairline = `${theme.line.hair} solid color-mix(in srgb, ${theme.color.line} 60%, transparent)`;

export const hairlineInverse = `${theme.line.hair} solid color-mix(in srgb, ${theme.color.lineInverse} 45%, transparent)`;

/** The display face. Its own numerals are old-style: '101' would read 'ioi'. */
export const displayRule = {
  fontFamily: theme.fontFamily.display,
  fontWeight: theme.fontWeight.display,
  letterSpacing: theme.tracking.display,
  fontVariantNumeric: 'lining-nums',
} as const;

export const labelRule = {
  fontSize: theme.textSize.label,
  fontWeight: theme.fontWeight.strong,
  lineHeight: theme.textLine.label,
  letterSpacing: theme.tracking.label,
  textTransform: 'uppercase',
  textWrap: 'balance',
} as const;

/** Under what is pressed, on any light ground. */
export const pressedGround = `color-mix(in srgb, ${theme.color.line} 20%, transparent)`;

// Two rings, light inside and dark outside: one of them shows on every ground, pictures included.
export const focusRule = {
  outline: `${theme.line.strong} solid ${theme.color.focusInner}`,
  outlineOffset: 0,
  boxShadow: `0 0 0 4px ${theme.color.focusOuter}`,
} as const;

/** The same where a visitor's own colours replace ours, and shadows go. */
export const forcedFocusRule = { outline: '3px solid Highlight', outlineOffset: '2px' } as const;

/** Ornament: a brass lozenge, as the tip of the arch has it. Its box is the pseudo-element's. */
export const lozengeRule = {
  content: '',
  width: '0.5rem',
  height: '0.5rem',
  border: `${theme.line.hair} solid ${theme.color.line}`,
  transform: 'rotate(45deg)',
} as const;
