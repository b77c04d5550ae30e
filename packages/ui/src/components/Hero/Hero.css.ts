import { media } from '../../styles/media.ts';
import { descendantStyle, type Rule, style, variants } from '../../styles/style.ts';
import { theme } from '../../styles/theme.css.ts';

/** As `Picture` has it: the portrait view, whose calm side is above. */
const upright = 'screen and (max-aspect-ratio: 4/5)';
const narrowUpright = `${upright} and (max-width: 22.5rem)`;
/** There is room for words beside what the picture shows. */
const beside = `${media.fromDesktop} and (min-aspect-ratio: 4/5)`;

export const root = style({
  position: 'relative',
  display: 'grid',
  alignItems: 'stretch',
  overflow: 'clip',
  paddingInline: theme.space.gutter,
  paddingBlock: `calc(${theme.space.section} * 0.7)`,
  background: theme.color.groundTinted,
  '@media': {
    [beside]: { alignItems: 'center', paddingBlock: theme.space.section },
    [media.lowScreen]: { paddingBlock: theme.space.large },
    print: { display: 'block', paddingBlock: 0 },
  },
});

const below = `calc(100svh - ${theme.headerHeight})`;
const onPaper = { print: { minHeight: 0 } };
export const size = variants({
  full: { minHeight: below, '@media': onPaper },
  '70vh': { minHeight: `min(70vh, ${below})`, '@media': onPaper },
  '60vh': { minHeight: `min(60vh, ${below})`, '@media': onPaper },
});

// The picture melts into the ground, which goes on: one distance is enough.
descendantStyle(`:is(${root}, :has(> ${root})) + section`, {
  '@media': { screen: { paddingBlockStart: `calc(${theme.space.section} * 0.6)` } },
});

export const backdrop = style({
  position: 'absolute',
  inset: 0,
  zIndex: theme.layer.backdrop,
  '@media': { print: { display: 'none' } },
});

descendantStyle(`${backdrop} > *, ${backdrop} img`, {
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
});

/** A wash of the ground over the picture; many stops, since a straight ramp shows its ends. */
const wash = (direction: string, most: number, end: number) => {
  const stops = [1, 0.99, 0.94, 0.81, 0.59, 0.33, 0.12, 0].map(
    (share, index, { length }) =>
      `color-mix(in srgb, ${theme.color.ground} ${Math.round(most * share)}%, transparent) ${Math.round((end * index) / (length - 1))}%`,
  );
  return `linear-gradient(${direction}, ${stops.join(', ')})`;
};

// Mist where the words stand, so that they keep their contrast on any picture, and at its foot, where
// the page goes on.
export const mist = style({
  position: 'absolute',
  inset: 0,
  // A small screen on its side is all but filled by the words.
  background: wash('90deg', 94, 120),
  '@media': {
    [beside]: { background: `${wash('90deg', 92, 82)}, ${wash('0deg', 100, 16)}` },
    [upright]: { background: `${wash('180deg', 92, 66)}, ${wash('0deg', 100, 22)}` },
    // There the words take most of the height.
    [narrowUpright]: { background: `${wash('180deg', 94, 104)}, ${wash('0deg', 100, 22)}` },
    [media.forcedColors]: { selectors: { '&&&': { background: 'Canvas' } } },
  },
});

export const content = style({
  position: 'relative',
  zIndex: theme.layer.content,
  display: 'flex',
  flexDirection: 'column',
  gap: theme.space.medium,
  width: '100%',
  maxWidth: theme.width.wide,
  marginInline: 'auto',
});

export const words = style({
  maxWidth: '38rem',
  '@media': { [beside]: { maxWidth: '34rem' } },
});
descendantStyle(`${words} em`, { color: theme.color.textAccentOnPicture });

export const eyebrow = style({
  marginBlockEnd: theme.space.small,
  color: theme.color.textAccentOnPicture,
  fontSize: theme.textSize.label,
  fontWeight: theme.fontWeight.strong,
  lineHeight: theme.textLine.label,
  letterSpacing: theme.tracking.label,
  textTransform: 'uppercase',
});

export const text = style({ maxWidth: '30rem' });

// On phones the actions stand at the foot, where the thumb is, and the picture shows between.
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.space.small,
  marginBlockStart: 'auto',
  paddingBlockStart: theme.space.large,
  '@media': {
    [media.fromTablet]: { marginBlockStart: 0, paddingBlockStart: theme.space.small },
    [media.lowScreen]: { paddingBlockStart: 0 },
    print: { display: 'none' },
  },
});
descendantStyle(`${actions} > *`, {
  flex: '1 1 100%',
  '@media': { [media.fromTablet]: { flex: '0 1 auto' } },
});

// On an upright screen the words would fill a lower hero, and mist all of its picture. The title alone
// stands on it, the text below.
const low = [size['70vh'], size['60vh']];
const inLow = (part: string, rule: Rule) =>
  descendantStyle(low.map((hero) => `${hero}${part}`).join(', '), {
    '@media': { [upright]: rule },
  });

inLow('', {
  gridTemplateRows: 'auto 1fr auto auto',
  rowGap: theme.space.medium,
  paddingBlockEnd: 0,
  background: theme.color.ground,
});
// Down to the end of the second row (the lines of a grid hold what is positioned in it, too), and on
// below the first lines of the text: what fades at both ends leaves room for what it shows between.
inLow(` > ${backdrop}`, { gridRow: 'auto / 3', insetBlock: '5rem -6rem' });
inLow(` > ${content}`, { display: 'contents' });
inLow(` > ${content} > *`, { position: 'relative', zIndex: theme.layer.content });
inLow(` ${words}`, { gridRow: 2, paddingBlockEnd: 'clamp(13rem, 36svh, 28rem)' });
inLow(` ${text}`, { gridRow: 3 });
inLow(` ${actions}`, { gridRow: 4, paddingBlockStart: theme.space.small });
inLow(` ${mist}`, { background: `${wash('180deg', 100, 66)}, ${wash('0deg', 100, 38)}` });
