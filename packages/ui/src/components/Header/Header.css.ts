import { keyframes } from '@vanilla-extract/css';
import { media } from '../../styles/media.ts';
import { hairline, iconButtonRule, pressedGround } from '../../styles/rules.ts';
import { style } from '../../styles/style.ts';
import { theme } from '../../styles/theme.css.ts';

export const root = style({
  position: 'fixed',
  inset: '0 0 auto',
  zIndex: theme.layer.header,
  height: theme.headerHeight,
  paddingInline: theme.space.gutter,
  background: `color-mix(in srgb, ${theme.color.ground} 94%, transparent)`,
  backdropFilter: 'blur(12px) saturate(1.2)',
  borderBlockEnd: hairline,
  '@media': { print: { display: 'none' } },
});

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space.hair,
  height: '100%',
  maxWidth: theme.width.wide,
  marginInline: 'auto',
  '@media': {
    [media.fromDesktop]: { gap: theme.space.small },
    [media.fromWide]: { gap: theme.space.large },
  },
});

const appear = keyframes({ from: { opacity: 0 } });
const run = keyframes({
  from: { transform: 'translateX(-100%)' },
  to: { transform: 'translateX(300%)' },
});

// A page that loads within this time shows no progress.
const progressDelay = '300ms';

export const progress = style({
  position: 'absolute',
  inset: `auto 0 calc(${theme.line.hair} * -1)`,
  height: theme.line.bar,
  overflow: 'hidden',
  animation: `${appear} ${theme.duration.calm} ${progressDelay} backwards`,
  '::before': {
    content: '',
    display: 'block',
    width: '33.4%',
    height: '100%',
    background: theme.color.textAccent,
    animation: `${run} 1400ms linear infinite`,
  },
  '@media': {
    // Without motion it fills the whole bar.
    [media.reducedMotion]: { '::before': { width: '100%', animation: 'none' } },
    [media.forcedColors]: { '::before': { background: 'Highlight' } },
  },
});

export const brand = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.space.small,
  minWidth: 0,
  minHeight: theme.size.touch,
  marginInlineEnd: 'auto',
  fontFamily: theme.fontFamily.display,
  fontWeight: theme.fontWeight.display,
  // Grows with the reader's text size, but never beyond a phone's width.
  fontSize: `min(${theme.fontSize.brand}, max(20px, 6.2vw))`,
  letterSpacing: theme.tracking.brand,
  lineHeight: 1.05,
  textDecoration: 'none',
  borderRadius: theme.radius.small,
  transition: `color ${theme.duration.quick}, background-color ${theme.duration.quick}`,
  ':hover': { color: theme.color.textAccent },
  ':active': { background: pressedGround },
});

export const logo = style({ flex: 'none', display: 'grid' });

export const toggle = style({
  flex: 'none',
  display: 'flex',
  '@media': { [media.fromDesktop]: { order: 3 } },
});

export const action = style({
  flex: 'none',
  display: 'none',
  '@media': { [media.fromDesktop]: { display: 'block' } },
});

export const menuButton = style({
  ...iconButtonRule,
  flex: 'none',
  marginInlineEnd: `calc(${theme.space.small} * -1)`,
  fontSize: '1.25rem',
  '@media': { [media.fromDesktop]: { display: 'none' } },
});

// The button's icon and name follow the popover's state in CSS, so they work without scripts.
export const whenClosed = style({
  selectors: { [`${root}:has(:popover-open) &`]: { display: 'none' } },
});
export const whenOpen = style({
  selectors: { [`${root}:not(:has(:popover-open)) &`]: { display: 'none' } },
});

export const menu = style({
  inset: `${theme.headerHeight} 0 auto`,
  width: 'auto',
  height: 'auto',
  maxHeight: `calc(100dvh - ${theme.headerHeight})`,
  margin: 0,
  padding: `${theme.space.small} ${theme.space.gutter} ${theme.space.large}`,
  border: 0,
  borderBlockEnd: `${theme.line.hair} solid ${theme.color.line}`,
  background: theme.color.ground,
  color: theme.color.text,
  boxShadow: theme.shadow.floating,
  transition: `opacity ${theme.duration.calm}, transform ${theme.duration.calm} ${theme.easing.settle}`,
  selectors: {
    '&::backdrop': {
      // Below the header only, so that its close button stays visible.
      background: `linear-gradient(transparent ${theme.headerHeight}, color-mix(in srgb, ${theme.color.shadow} 38%, transparent) 0)`,
    },
  },
  '@starting-style': { opacity: 0, transform: 'translateY(-0.5rem)' },
  '@media': {
    [media.fromDesktop]: {
      display: 'block',
      position: 'static',
      transition: 'none',
      maxHeight: 'none',
      padding: 0,
      overflow: 'visible',
      border: 0,
      background: 'none',
      boxShadow: 'none',
    },
  },
});

export const list = style({
  listStyleType: '""',
  '@media': {
    [media.fromDesktop]: { display: 'flex', alignItems: 'center' },
    [media.fromWide]: { gap: theme.space.small },
  },
});

export const item = style({
  borderBlockEnd: hairline,
  ':last-child': { borderBlockEnd: 0 },
  '@media': { [media.fromDesktop]: { borderBlockEnd: 0 } },
});

export const link = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  minHeight: '3.5rem',
  // Room for the focus ring; the text stays aligned with the brand.
  paddingInline: theme.space.xsmall,
  marginInline: `calc(${theme.space.xsmall} * -1)`,
  fontFamily: theme.fontFamily.display,
  fontSize: theme.headingSize.small,
  lineHeight: 1.2,
  textDecoration: 'none',
  borderRadius: theme.radius.small,
  ':hover': { color: theme.color.textAccent },
  ':active': { background: pressedGround },
  selectors: {
    '&[aria-current="page"]': { color: theme.color.textAccent },
    '&[aria-current="page"]::after': {
      content: '',
      position: 'absolute',
      insetInlineStart: `calc(${theme.space.xsmall} - ${theme.space.gutter})`,
      insetBlock: '30%',
      borderInlineStart: `${theme.line.bar} solid ${theme.color.textAccent}`,
    },
  },
  '@media': {
    [media.lowScreen]: { minHeight: theme.size.touch },
    [media.fromDesktop]: {
      minHeight: theme.size.touch,
      paddingInline: theme.space.small,
      marginInline: 0,
      fontFamily: theme.fontFamily.text,
      fontSize: theme.textSize.small,
      selectors: {
        '&::after': {
          content: '',
          position: 'absolute',
          insetInline: theme.space.small,
          insetBlock: 'auto 0.35rem',
          borderBlockEnd: `${theme.line.hair} solid currentColor`,
          transform: 'scaleX(0)',
          transformOrigin: 'left',
          transition: `transform ${theme.duration.calm} ${theme.easing.settle}`,
        },
        '&:hover::after': { transform: 'none' },
        '&[aria-current="page"]::after': {
          insetInline: theme.space.small,
          insetBlock: 'auto 0.35rem',
          borderInlineStart: 0,
          transform: 'none',
        },
      },
    },
  },
});
