import { media } from '../../styles/media.ts';
import { descendantStyle, style, variants } from '../../styles/style.ts';
import { theme } from '../../styles/theme.css.ts';

export const root = style({
  position: 'relative',
  display: 'grid',
  alignItems: 'stretch',
  overflow: 'clip',
  paddingInline: theme.space.gutter,
  paddingBlock: `calc(${theme.space.section} * 0.7)`,
  background: theme.color.groundTinted,
  '@media': {
    [media.fromDesktop]: { alignItems: 'center', paddingBlock: theme.space.section },
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
  background: `${wash('180deg', 92, 66)}, ${wash('0deg', 100, 22)}`,
  '@media': {
    [media.fromDesktop]: { background: `${wash('90deg', 92, 84)}, ${wash('0deg', 100, 16)}` },
    [media.lowScreen]: { background: wash('90deg', 92, 110) },
    // A lower hero is all but filled by its words.
    [`not ${media.fromDesktop}`]: {
      selectors: {
        [`${size['70vh']} > * > &, ${size['60vh']} > * > &`]: {
          background: `${wash('180deg', 94, 112)}, ${wash('0deg', 100, 16)}`,
        },
      },
    },
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
  '@media': { [media.fromWide]: { maxWidth: '43rem' } },
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
