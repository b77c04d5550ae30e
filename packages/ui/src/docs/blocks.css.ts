import { displayRule, gridRule, hairline, labelRule, textRule } from '../styles/rules.ts';
import { descendantStyle, style } from '../styles/style.ts';
import { theme } from '../styles/theme.css.ts';

/** Around every block. Storybook does not style elements in its class `sb-unstyled`. */
export const block = style({
  margin: `${theme.space.medium} 0 ${theme.space.large}`,
  color: theme.color.text,
  fontFamily: theme.fontFamily.text,
  ...textRule('small'),
});

export const label = style({ ...labelRule, color: theme.color.textMuted });
export const muted = style({ color: theme.color.textMuted });
export const name = style({ fontWeight: theme.fontWeight.strong });
export const figures = style({
  color: theme.color.textMuted,
  fontVariantNumeric: 'tabular-nums lining-nums',
});

// Colours

export const swatches = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(10.5rem, 1fr))',
  gap: theme.space.large,
});
export const swatch = style({ display: 'grid', gap: theme.space.hair, alignContent: 'start' });
export const opening = style({
  aspectRatio: '4 / 5',
  marginBlockEnd: theme.space.xsmall,
  clipPath: theme.frame.clip,
});
/** A card with a hole in the colour of the page. */
export const niche = style({
  padding: `${theme.space.small} ${theme.space.small} 0`,
  // A colour that is not a background role, so that every swatch is visible.
  background: `color-mix(in srgb, ${theme.color.lineInverse} 45%, ${theme.color.groundRaised})`,
});

export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 15rem) minmax(0, 1fr)',
  gap: theme.space.large,
  paddingBlock: theme.space.medium,
  borderBlockEnd: hairline,
});
export const samples = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(9.5rem, 1fr))',
  gap: theme.space.small,
});
export const sample = style({
  display: 'grid',
  alignItems: 'center',
  minHeight: '4rem',
  paddingInline: theme.space.medium,
  border: hairline,
  fontSize: theme.textSize.standard,
});
export const mark = style({
  height: '1.75rem',
  border: `${theme.line.strong} solid currentColor`,
  borderRadius: theme.radius.small,
});
export const measure = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  paddingBlockStart: theme.space.hair,
});

// Rows of a scale: name, sample, value.

export const rows = style({ display: 'grid' });
export const row = style({
  display: 'grid',
  gridTemplateColumns: '7rem minmax(0, 1fr) 9.5rem',
  gap: theme.space.medium,
  alignItems: 'baseline',
  paddingBlock: theme.space.small,
  borderBlockEnd: hairline,
});
export const rowCentred = style({ alignItems: 'center' });
export const end = style({ textAlign: 'end' });

export const bar = style({ height: theme.space.medium, background: theme.color.action });
export const barToMost = style({
  height: theme.space.medium,
  background: `color-mix(in srgb, ${theme.color.action} 25%, transparent)`,
});
export const lineSample = style({ width: '100%', background: theme.color.line });

export const tiles = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(11rem, 1fr))',
  gap: theme.space.large,
});
export const tile = style({
  display: 'grid',
  alignContent: 'end',
  minHeight: '8.5rem',
  padding: theme.space.medium,
  border: hairline,
  background: theme.color.groundRaised,
});
export const shadowTile = style({ border: 0 });

// Screens

export const screens = style({ display: 'grid', gap: theme.space.hair });
export const screen = style({
  display: 'flex',
  justifyContent: 'space-between',
  minHeight: '2.75rem',
  alignItems: 'center',
  paddingInline: theme.space.small,
  background: theme.color.groundTinted,
  borderInlineEnd: `${theme.line.strong} solid ${theme.color.line}`,
});

// Layers as steps.

export const layers = style({ display: 'grid', paddingBlockStart: theme.space.medium });
export const layer = style({
  display: 'flex',
  justifyContent: 'space-between',
  padding: `${theme.space.small} ${theme.space.medium}`,
  border: hairline,
  background: theme.color.groundRaised,
  boxShadow: theme.shadow.floating,
});

// Type

export const faces = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(17rem, 1fr))',
  gap: theme.space.large,
});
export const face = style({
  display: 'grid',
  gap: theme.space.xsmall,
  alignContent: 'start',
  paddingBlockStart: theme.space.medium,
  borderBlockStart: `${theme.line.strong} solid ${theme.color.line}`,
});
export const specimen = style({ fontSize: theme.headingSize.display, lineHeight: 1.1 });
export const displayFace = style(displayRule);
export const alphabet = style(textRule('large'));
export const title = style({
  ...displayRule,
  fontSize: theme.headingSize.large,
  lineHeight: theme.headingLine.large,
  textWrap: 'balance',
});
descendantStyle(`${title} em`, { color: theme.color.textAccent });
export const labelSample = style(labelRule);
export const paragraphs = style({ display: 'grid', gap: theme.space.medium });
export const measured = style({
  maxWidth: theme.measure,
  ...textRule('reading'),
  paddingInlineEnd: theme.space.hair,
  borderInlineEnd: hairline,
});

// Motion

export const motionButton = style({
  marginBlockEnd: theme.space.small,
  justifySelf: 'start',
  minHeight: theme.size.touch,
  paddingInline: theme.space.medium,
  border: `${theme.line.hair} solid ${theme.color.action}`,
  borderRadius: theme.radius.small,
  background: theme.color.groundRaised,
  color: theme.color.action,
  fontWeight: theme.fontWeight.strong,
  cursor: 'pointer',
});
export const track = style({ position: 'relative', height: '1.25rem', borderBlockEnd: hairline });
export const runner = style({
  position: 'absolute',
  insetBlockEnd: 0,
  insetInlineStart: 0,
  width: '1rem',
  height: '1.25rem',
  background: theme.color.textAccent,
  clipPath: theme.frame.clip,
  transitionProperty: 'inset-inline-start',
  selectors: { '&[data-at="end"]': { insetInlineStart: 'calc(100% - 1rem)' } },
});
export const curve = style({ width: '100%', maxWidth: '15rem', overflow: 'visible' });

// Pictures

export const frames = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(11rem, 1fr))',
  gap: theme.space.large,
  alignItems: 'end',
});
export const frame = style({ display: 'grid', gap: theme.space.xsmall });
export const views = style({
  display: 'grid',
  gridTemplateColumns: '3fr 1.6fr',
  gap: theme.space.large,
  alignItems: 'end',
});
export const ornaments = style({ ...gridRule(3), gap: theme.space.large, alignItems: 'end' });
export const frameBox = style({ height: '9rem', color: theme.color.line });
descendantStyle(`${frameBox} > svg`, { height: '100%', marginInline: 'auto' });
export const markBox = style({ color: theme.color.action });
descendantStyle(`${markBox} > svg`, { width: '100%', height: '5rem' });
export const placeholder = style({ aspectRatio: '3 / 2' });

export const download = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: theme.size.touch,
  paddingInline: theme.space.large,
  borderRadius: theme.radius.small,
  background: theme.color.action,
  color: theme.color.onAction,
  fontWeight: theme.fontWeight.strong,
  textDecoration: 'none',
  ':hover': { background: theme.color.actionHovered },
});

// Gallery

export const gallery = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, 16rem)',
  gap: `${theme.space.large} ${theme.space.medium}`,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const exhibit = style({ position: 'relative', display: 'grid', gap: theme.space.hair });
/** Its picture, too, leads to its page. */
export const exhibitLink = style({
  fontWeight: theme.fontWeight.strong,
  '::after': { content: '', position: 'absolute', inset: 0, zIndex: 1 },
});
/** Holds what is fixed to the screen, too. */
export const stage = style({
  gridRow: 1,
  height: '9rem',
  overflow: 'hidden',
  border: hairline,
  background: theme.color.ground,
  contain: 'strict',
});
/** At half of its size, or less as a part of a page that fills the screen. */
export const live = style({
  width: '32rem',
  padding: theme.space.large,
  zoom: 0.5,
  selectors: { '&[data-page]': { width: '80rem', padding: 0, zoom: 0.2 } },
});
