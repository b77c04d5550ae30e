import { media } from '../../styles/media.ts';
import { focusRule, forcedFocusRule, labelRule, pressedGround } from '../../styles/rules.ts';
import { descendantStyle, style, variants } from '../../styles/style.ts';
import { theme } from '../../styles/theme.css.ts';

export const root = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: theme.space.medium,
  minWidth: 0,
  breakInside: 'avoid',
});

export const shape = variants({
  plain: {},
  arch: { textAlign: 'center', gap: theme.space.large },
});

export const picture = style({
  display: 'block',
  width: '100%',
  overflow: 'hidden',
  '@media': { print: { display: 'none' } },
});
export const archPicture = style({
  width: '100%',
  // On a phone a smaller one leaves its words on the same screen.
  maxWidth: '17rem',
  marginInline: 'auto',
  '@media': { [media.fromTablet]: { maxWidth: '22rem' }, print: { display: 'none' } },
});
descendantStyle(`${root} img`, {
  transition: `transform ${theme.duration.slow} ${theme.easing.settle}`,
});
descendantStyle(`${root}:hover img`, {
  transform: 'scale(1.025)',
  '@media': { [media.reducedMotion]: { transform: 'none' } },
});

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: theme.space.small,
  flex: 1,
  selectors: { [`${shape.arch} &`]: { alignItems: 'center' } },
});

export const details = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${theme.space.xsmall} ${theme.space.small}`,
  selectors: { [`${shape.arch} &`]: { justifyContent: 'center' } },
});

export const meta = style({ ...labelRule, color: theme.color.textAccent });

export const date = style({ color: theme.color.textMuted, fontSize: theme.textSize.small });

export const title = style({ maxWidth: '100%' });

export const link = style({
  textDecoration: 'none',
  transition: `color ${theme.duration.quick}`,
  selectors: {
    // The whole card is pressed by this one link, and a little around it, so that the ring has room.
    '&::after': {
      content: '',
      position: 'absolute',
      inset: `calc(${theme.space.xsmall} * -1)`,
      borderRadius: theme.radius.small,
    },
    '&:active::after': { background: pressedGround },
    [`${root}:hover &`]: { color: theme.color.textAccent },
    '&:focus-visible': { outline: 'none', boxShadow: 'none' },
    '&:focus-visible::after': focusRule,
  },
  '@media': {
    [media.forcedColors]: {
      selectors: { '&:focus-visible::after': forcedFocusRule },
    },
  },
});

export const text = style({
  maxWidth: '30rem',
  color: theme.color.textMuted,
  textWrap: 'pretty',
  selectors: { [`${shape.arch} &`]: { textWrap: 'balance' } },
});

export const action = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.space.xsmall,
  marginBlockStart: 'auto',
  paddingBlockStart: theme.space.hair,
  color: theme.color.action,
  fontWeight: theme.fontWeight.strong,
  fontSize: theme.textSize.small,
  '@media': { print: { display: 'none' } },
});
descendantStyle(`${action} svg`, {
  transition: `transform ${theme.duration.calm} ${theme.easing.settle}`,
});
descendantStyle(`${root}:hover ${action} svg`, {
  transform: 'translateX(0.25rem)',
  '@media': { [media.reducedMotion]: { transform: 'none' } },
});
