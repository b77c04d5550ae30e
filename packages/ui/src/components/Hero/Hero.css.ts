import { media } from '../../styles/media.ts';
import { descendantStyle, style, variants } from '../../styles/style.ts';
import { theme } from '../../styles/theme.css.ts';

/** Where `Picture` shows its portrait view, which leaves room for text at the top. */
export const upright = 'screen and (max-aspect-ratio: 4/5)';
const narrowUpright = `${upright} and (max-width: 22.5rem)`;
/** Landscape desktops: the text fits beside the subject of the picture. */
export const beside = `${media.fromDesktop} and (min-aspect-ratio: 4/5)`;

export const root = style({
  position: 'relative',
  display: 'grid',
  alignItems: 'stretch',
  overflow: 'clip',
  paddingInline: theme.space.gutter,
  paddingBlock: `min(3svh, calc(${theme.space.section} * 0.7))`,
  background: theme.color.groundTinted,
  '@media': {
    [beside]: { alignItems: 'center', paddingBlock: `min(4svh, ${theme.space.section})` },
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
  gap: `min(${theme.space.medium}, 2svh)`,
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
  marginBlockEnd: `min(${theme.space.small}, 1.2svh)`,
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
    [media.fromTablet]: { marginBlockStart: 0, paddingBlockStart: theme.space.hair },
    [media.lowScreen]: { paddingBlockStart: 0 },
    print: { display: 'none' },
  },
});
descendantStyle(`${actions} > *`, {
  flex: '1 1 auto',
  '@media': { [media.fromTablet]: { flex: '0 1 auto' } },
});

// A title takes less of a lower hero, so that the hero keeps its height and its picture.
const low = `:is(${size['70vh']}, ${size['60vh']})`;
descendantStyle(`${low} h1`, {
  fontSize: `min(${theme.headingSize.display}, 0.75rem + 3.4svh)`,
  '@media': { [beside]: { fontSize: `min(${theme.headingSize.display}, 1.25rem + 4.8svh)` } },
});
descendantStyle(`${low} ${words}`, { '@media': { [beside]: { maxWidth: '42rem' } } });
descendantStyle(`${low} ${text}`, { '@media': { [beside]: { maxWidth: '36rem' } } });

// On portrait screens the picture fades into the page behind the words, however high they are, and is clear
// below them.
descendantStyle(`${low} > ${backdrop}`, { '@media': { [upright]: { insetBlockStart: '38%' } } });
descendantStyle(`${low} > ${backdrop} img`, {
  '@media': { [upright]: { objectPosition: '50% 55%' } },
});
descendantStyle(`${low} ${mist}`, {
  '@media': { [upright]: { background: `${wash('180deg', 100, 30)}, ${wash('0deg', 100, 16)}` } },
});
descendantStyle(`${low} ${text}`, { '@media': { [upright]: { position: 'relative' } } });
const veilEnd = '4.5rem';
const veil = [0, 0.07, 0.26, 0.52, 0.75, 0.88, 0.93].map(
  (share, index, { length }) =>
    `color-mix(in srgb, ${theme.color.ground} ${100 * share}%, transparent) calc(${veilEnd} * ${(1.3 * index) / (length - 1)})`,
);
descendantStyle(`${low} ${text}::before`, {
  '@media': {
    [upright]: {
      content: '',
      position: 'absolute',
      zIndex: -1,
      inset: `-100svh -100vw calc(${veilEnd} * -1)`,
      background: `linear-gradient(0deg, ${veil.join(', ')})`,
    },
  },
});
descendantStyle(`${size['60vh']} ${actions}`, {
  '@media': { [upright]: { paddingBlockStart: '6.5rem' } },
});
