import { onGround } from './ground.css.ts';
import { theme } from './theme.css.ts';

/** Style fragments shared by several components. For use in `.css.ts` files. */

const hairlineIn = (color: string) =>
  `${theme.line.hair} solid color-mix(in srgb, ${color} 60%, transparent)`;
export const hairline = hairlineIn(onGround.line);
/** On paper every ground is white. */
export const hairlineInPrint = hairlineIn(theme.color.line);

export const hairlineInverse = `${theme.line.hair} solid color-mix(in srgb, ${theme.color.lineInverse} 45%, transparent)`;

/** The display typeface. Old-style figures, which some have by default, would make '101' look like 'ioi'. */
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

/** A link in text, directly on its ground. */
export const linkRule = {
  color: onGround.link,
  textDecorationLine: 'underline',
  textDecorationColor: onGround.linkLine,
  textDecorationThickness: theme.line.hair,
  textUnderlineOffset: '0.22em',
} as const;

/** A link in a line or list of its own. */
export const touchLinkRule = {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: theme.size.touch,
  // A short label alone is narrower than a touch target.
  paddingInline: theme.space.hair,
  marginInline: `calc(${theme.space.hair} * -1)`,
  borderRadius: theme.radius.small,
} as const;

/** A box that is large enough to press, with its content in the middle. */
export const touchRule = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minWidth: theme.size.touch,
  minHeight: theme.size.touch,
  borderRadius: theme.radius.small,
} as const;

/** Background of a pressed element, on any light background. */
export const pressedGround = `color-mix(in srgb, ${theme.color.line} 20%, transparent)`;

/** A button in outline. By day opaque, because a hero's picture is behind it; by night pictures are dark. */
const outlined = `light-dark(${theme.color.action}, ${onGround.button})`;
export const outlineRule = {
  background: `light-dark(${theme.color.groundRaised}, color-mix(in srgb, ${theme.color.groundNight} 60%, transparent))`,
  borderColor: outlined,
  color: outlined,
} as const;

/** A button that is only an icon. */
export const iconButtonRule = {
  ...touchRule,
  padding: 0,
  border: 0,
  background: 'none',
  cursor: 'pointer',
  ':hover': { color: theme.color.textAccent },
  ':active': { background: pressedGround },
} as const;

// Two rings, light inside and dark outside: one of them is visible on any background, including pictures.
export const focusRule = {
  outline: `${theme.line.strong} solid ${theme.color.focusInner}`,
  outlineOffset: 0,
  boxShadow: `0 0 0 4px ${theme.color.focusOuter}`,
} as const;

/** The focus ring in forced colours mode, which removes shadows. */
export const forcedFocusRule = { outline: '3px solid Highlight', outlineOffset: '2px' } as const;

/** Size and line height of a text. */
export const textRule = (size: keyof typeof theme.textSize) => ({
  fontSize: theme.textSize[size],
  lineHeight: theme.textLine[size],
});

/** A decorative bullet in the brand's shape, for a pseudo-element. */
export const bulletRule = {
  content: '',
  width: '0.5rem',
  height: '0.5rem',
  border: `${theme.line.hair} solid ${onGround.line}`,
  transform: theme.bullet,
} as const;

/** Columns of equal width. */
export const across = (count: number) =>
  ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` }) as const;

/** A grid of columns of equal width, which long words do not widen. */
export const gridRule = (count = 1) => ({ display: 'grid', ...across(count) }) as const;

/** A stack: one below the other. */
export const stackRule = (gap: string) =>
  ({ display: 'flex', flexDirection: 'column', gap }) as const;

/** A row that breaks into several. */
export const wrapRule = (gap: string) => ({ display: 'flex', flexWrap: 'wrap', gap }) as const;

/** Fills the box around it, cropped; for a picture's elements. */
export const coverRule = {
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
} as const;

/** A bullet before the first line of a list's item. */
export const bulletMarker = (size: string, insetInlineStart: string) => ({
  ...bulletRule,
  position: 'absolute' as const,
  width: size,
  height: size,
  insetBlockStart: `calc((1lh - ${size}) / 2)`,
  insetInlineStart,
});
