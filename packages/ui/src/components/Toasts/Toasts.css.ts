import { media } from '../../styles/media.ts';
import { hairline, iconButtonRule } from '../../styles/rules.ts';
import { descendantStyle, style, variants } from '../../styles/style.ts';
import { theme } from '../../styles/theme.css.ts';

export const region = style({
  position: 'fixed',
  zIndex: theme.layer.toast,
  insetBlockEnd: `max(${theme.space.medium}, env(safe-area-inset-bottom))`,
  insetInline: theme.space.gutter,
  display: 'flex',
  justifyContent: 'flex-end',
  borderRadius: theme.radius.medium,
  pointerEvents: 'none',
  '@media': { [media.fromTablet]: { insetInlineStart: 'auto' }, print: { display: 'none' } },
});

// Keeps focused elements and link targets out from under the toast.
descendantStyle(`html:has(${region})`, { scrollPaddingBottom: '11rem' });

export const toast = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'flex-start',
  gap: theme.space.small,
  width: '100%',
  padding: theme.space.medium,
  background: theme.color.groundRaised,
  border: hairline,
  borderInlineStart: `${theme.line.bar} solid currentColor`,
  borderRadius: theme.radius.medium,
  boxShadow: theme.shadow.floating,
  pointerEvents: 'auto',
  transition: `opacity ${theme.duration.calm}, transform ${theme.duration.calm} ${theme.easing.settle}`,
  '@starting-style': { opacity: 0, transform: 'translateY(0.75rem)' },
  '@media': { [media.fromTablet]: { width: '26rem' } },
});

/** Of the bar at its start and of the icon. */
export const tone = variants({
  success: { color: theme.color.success },
  error: { color: theme.color.error },
});

export const icon = style({ flex: 'none', fontSize: '1.2em', lineHeight: 1 });

export const words = style({
  flex: 1,
  minWidth: 0,
  color: theme.color.text,
  lineHeight: theme.textLine.small,
});
export const title = style({
  display: 'block',
  // Leaves room for the close button.
  paddingInlineEnd: theme.space.large,
  fontWeight: theme.fontWeight.strong,
});
export const description = style({
  display: 'block',
  marginBlockStart: theme.space.hair,
  fontSize: theme.textSize.small,
  textWrap: 'pretty',
});

export const close = style({
  ...iconButtonRule,
  position: 'absolute',
  insetBlockStart: theme.space.xsmall,
  insetInlineEnd: theme.space.xsmall,
  color: theme.color.textMuted,
});
