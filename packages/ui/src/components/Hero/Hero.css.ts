import { media } from '../../styles/media.ts';
import { descendantStyle, style, variants } from '../../styles/style.ts';
import { theme } from '../../styles/theme.css.ts';

export const root = style({
  position: 'relative',
  display: 'grid',
  alignItems: 'center',
  overflow: 'clip',
  paddingInline: theme.space.gutter,
  paddingBlock: theme.space.section,
  background: theme.color.groundTinted,
});

const below = `calc(100svh - ${theme.headerHeight})`;
export const size = variants({
  full: { minHeight: below },
  '70vh': { minHeight: `min(70vh, ${below})` },
  '60vh': { minHeight: `min(60vh, ${below})` },
});

export const backdrop = style({ position: 'absolute', inset: 0, zIndex: theme.layer.backdrop });

descendantStyle(`${backdrop} > *, ${backdrop} img`, {
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
});

// Mist over the picture where the words stand, so that they keep their contrast on any picture.
export const mist = style({
  position: 'absolute',
  inset: 0,
  background: `linear-gradient(180deg, color-mix(in srgb, ${theme.color.ground} 88%, transparent) 0 45%, transparent 85%), linear-gradient(0deg, ${theme.color.ground}, transparent 14%)`,
  '@media': {
    [media.fromDesktop]: {
      background: `linear-gradient(90deg, color-mix(in srgb, ${theme.color.ground} 86%, transparent) 0 26%, transparent 64%), linear-gradient(0deg, ${theme.color.ground}, transparent 14%)`,
    },
    [media.forcedColors]: { background: 'Canvas' },
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

export const words = style({ maxWidth: '38rem' });

export const eyebrow = style({
  marginBlockEnd: theme.space.small,
  color: theme.color.textAccent,
  fontSize: theme.textSize.label,
  fontWeight: theme.fontWeight.strong,
  lineHeight: theme.textLine.label,
  letterSpacing: theme.tracking.label,
  textTransform: 'uppercase',
});

export const text = style({ maxWidth: '30rem' });

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.space.small,
  paddingBlockStart: theme.space.small,
});
descendantStyle(`${actions} > *`, {
  flex: '1 1 100%',
  '@media': { [media.fromTablet]: { flex: '0 1 auto' } },
});
