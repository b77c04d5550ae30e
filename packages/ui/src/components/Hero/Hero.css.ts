import { media } from '../../styles/media.ts';
import { descendantStyle, type Rule, style, variants } from '../../styles/style.ts';
import { theme } from '../../styles/theme.css.ts';

/** Where `Picture` shows its portrait view, which leaves room for text at the top. */
const upright = 'screen and (max-aspect-ratio: 4/5)';
const narrowUpright = `${upright} and (max-width: 22.5rem)`;
/** Landscape desktops: the text fits beside the subject of the picture. */
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

// The picture fades into the background of the next section, so less padding is enough.
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

/** A gradient of the background colour over the picture; eased, since a linear one shows its ends. */
const wash = (direction: string, most: number, end: number) => {
  const stops = [1, 0.99, 0.94, 0.81, 0.59, 0.33, 0.12, 0].map(
    (share, index, { length }) =>
      `color-mix(in srgb, ${theme.color.ground} ${Math.round(most * share)}%, transparent) ${Math.round((end * index) / (length - 1))}%`,
  );
  return `linear-gradient(${direction}, ${stops.join(', ')})`;
};

// Keeps the contrast of the text on any picture, and fades the picture's bottom edge into the page.
export const mist = style({
  position: 'absolute',
  inset: 0,
  // On small landscape screens the text fills nearly the whole width.
  background: wash('90deg', 94, 120),
  '@media': {
    [beside]: { background: `${wash('90deg', 92, 82)}, ${wash('0deg', 100, 16)}` },
    [upright]: { background: `${wash('180deg', 92, 66)}, ${wash('0deg', 100, 22)}` },
    // There the text takes most of the height.
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

// On phones the actions are at the bottom, within reach of the thumb, and the picture shows above them.
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

// On portrait screens the text would fill a lower hero and cover its picture. Only the title is on the picture,
// the text is below it.
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
// Spans to the end of the second grid row (grid lines also position absolute children) and below the first
// lines of the text: both ends fade out.
inLow(` > ${backdrop}`, { gridRow: 'auto / 3', insetBlock: '5rem -6rem' });
inLow(` > ${content}`, { display: 'contents' });
inLow(` > ${content} > *`, { position: 'relative', zIndex: theme.layer.content });
inLow(` ${words}`, { gridRow: 2, paddingBlockEnd: 'clamp(13rem, 36svh, 28rem)' });
inLow(` ${text}`, { gridRow: 3 });
inLow(` ${actions}`, { gridRow: 4, paddingBlockStart: theme.space.small });
inLow(` ${mist}`, { background: `${wash('180deg', 100, 66)}, ${wash('0deg', 100, 38)}` });
