import { keyframes } from '@vanilla-extract/css';
import { onGround } from '../../styles/ground.css.ts';
import { media } from '../../styles/media.ts';
import { linkRule, outlineRule, pressedGround, touchRule } from '../../styles/rules.ts';
import { type Rule, style, variants } from '../../styles/style.ts';
import { theme } from '../../styles/theme.css.ts';

// Shared by `Button` and `LinkButton`; a link is never disabled.
const hovered = '&:hover:not(:disabled)';
// The class twice, to outweigh the hover rule: vanilla-extract writes media queries last.
const pressed = '&&:active:not(:disabled, [data-busy])';
const unavailable = '&:disabled';

/** For devices with hover only: touch screens keep `:hover` after a tap. */
const onHover = (rule: Rule) => ({ [media.hover]: { selectors: { [hovered]: rule } } });

export const root = style({
  ...touchRule,
  gap: theme.space.xsmall,
  maxWidth: '100%',
  border: `${theme.line.hair} solid transparent`,
  fontFamily: theme.fontFamily.text,
  fontWeight: theme.fontWeight.strong,
  lineHeight: 1.25,
  textAlign: 'center',
  overflowWrap: 'anywhere',
  textDecoration: 'none',
  cursor: 'pointer',
  transition: `background-color ${theme.duration.quick}, border-color ${theme.duration.quick}, color ${theme.duration.quick}`,
  touchAction: 'manipulation',
  // A browser fires a click when a press starts while the button is disabled or busy and ends when it is not: a
  // second press while sending would send again.
  selectors: {
    '&:is(:disabled, [data-busy])': { pointerEvents: 'none' },
    '&[data-waiting]': { visibility: 'hidden' },
  },
  '@media': {
    '(scripting: none)': { selectors: { '&[data-requires-js]': { display: 'none' } } },
    print: { display: 'none' },
  },
});

export const size = variants({
  standard: {
    minHeight: theme.size.field,
    paddingBlock: theme.space.small,
    paddingInline: `calc(${theme.space.medium} * 1.3)`,
    fontSize: theme.textSize.standard,
  },
  small: {
    paddingBlock: theme.space.xsmall,
    paddingInline: theme.space.medium,
    fontSize: theme.textSize.small,
  },
});

export const tone = variants({
  primary: {
    background: onGround.button,
    color: onGround.buttonText,
    selectors: {
      [pressed]: { background: onGround.buttonPressed },
      [unavailable]: { background: onGround.muted },
    },
    '@media': {
      ...onHover({ background: onGround.buttonHovered }),
      // Forced colours remove the background: the border marks the button.
      [media.forcedColors]: { borderColor: 'ButtonText' },
    },
  },
  secondary: {
    ...outlineRule,
    selectors: {
      [pressed]: { background: theme.color.groundTinted },
      [unavailable]: { borderColor: theme.color.textMuted, color: theme.color.textMuted },
    },
    '@media': onHover({
      background: `color-mix(in srgb, ${theme.color.groundTinted} 50%, ${theme.color.groundRaised})`,
      borderColor: theme.color.actionHovered,
    }),
  },
  quiet: {
    ...linkRule,
    textUnderlineOffset: '0.3em',
    background: 'transparent',
    paddingInline: theme.space.xsmall,
    // Aligns the label with the text above it.
    marginInlineStart: `calc(${theme.space.xsmall} * -1)`,
    selectors: {
      [pressed]: { background: pressedGround },
      '&:is(:disabled, [data-busy])': { color: onGround.muted },
    },
    '@media': onHover({ textDecorationThickness: theme.line.strong }),
  },
});

// Both labels share one grid cell, so that the wider one sets the width.
export const labels = style({ display: 'grid', justifyItems: 'center', alignItems: 'center' });
export const label = style({
  gridArea: '1 / 1',
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.space.xsmall,
  selectors: { '&[data-hidden]': { visibility: 'hidden' } },
});

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

export const spinner = style({
  flex: 'none',
  width: '1em',
  height: '1em',
  border: `${theme.line.strong} solid currentColor`,
  borderInlineEndColor: 'transparent',
  borderRadius: theme.radius.round,
  animation: `${turn} 900ms linear infinite`,
  // Hidden, it would still cost a frame's work at every turn.
  selectors: { '[data-hidden] > &': { animation: 'none' } },
  // The text beside it says the same.
  '@media': { [media.reducedMotion]: { animation: 'none' } },
});
