import { theme } from './theme.css.ts';

/** Parts of rules that several components share. For use in `.css.ts` files. */

export const hairline = `${theme.line.hair} solid color-mix(in srgb, ${theme.color.line} 60%, transparent)`;

export const labelRule = {
  fontSize: theme.textSize.label,
  fontWeight: theme.fontWeight.strong,
  lineHeight: theme.textLine.label,
  letterSpacing: theme.tracking.label,
  textTransform: 'uppercase',
} as const;

/** Ornament: a brass lozenge, as the tip of the arch has it. Its box is the pseudo-element's. */
export const lozengeRule = {
  content: '',
  width: '0.5rem',
  height: '0.5rem',
  border: `${theme.line.hair} solid ${theme.color.line}`,
  transform: 'rotate(45deg)',
} as const;
