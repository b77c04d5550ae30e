import { media } from '../../styles/media.ts';
import { descendantStyle, style } from '../../styles/style.ts';
import { theme } from '../../styles/theme.css.ts';

export const root = style({
  position: 'relative',
  display: 'grid',
  alignItems: 'end',
  minHeight: `min(60vh, calc(100svh - ${theme.headerHeight}))`,
  overflow: 'clip',
  paddingInline: theme.space.gutter,
  paddingBlock: `${theme.space.section} ${theme.space.large}`,
  background: theme.color.groundTinted,
  '@media': { print: { minHeight: 0, paddingBlock: 0, paddingInline: 0 } },
});

export const words = style({
  position: 'relative',
  zIndex: theme.layer.content,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: theme.space.small,
  width: '100%',
  maxWidth: theme.width.text,
  marginInline: 'auto',
});

export const back = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.space.xsmall,
  minHeight: theme.size.touch,
  borderRadius: theme.radius.small,
  color: theme.color.action,
  fontWeight: theme.fontWeight.strong,
  fontSize: theme.textSize.small,
  textDecorationLine: 'underline',
  textDecorationColor: 'transparent',
  textDecorationThickness: theme.line.hair,
  textUnderlineOffset: '0.3em',
  ':hover': { textDecorationColor: 'currentColor' },
  '@media': { print: { display: 'none' } },
});

export const backSign = style({ display: 'inline-flex', transform: 'scaleX(-1)' });

export const byline = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '0.6em',
  fontSize: theme.textSize.small,
  lineHeight: theme.textLine.small,
});

export const detail = style({
  selectors: {
    '&:not(:last-child)::after': { content: '·', marginInlineStart: '0.6em' },
  },
});

// The words cover the lower half: what the picture shows is looked for in its upper part.
descendantStyle(`${root} img`, { objectPosition: '50% 25%' });

// Mist rises over the picture to where the words end.
export const mist = style({
  position: 'absolute',
  inset: 0,
  background: `linear-gradient(0deg, ${theme.color.ground} 0 8%, color-mix(in srgb, ${theme.color.ground} 88%, transparent) 45%, color-mix(in srgb, ${theme.color.ground} 50%, transparent) 75%, transparent)`,
  '@media': { [media.forcedColors]: { background: 'Canvas' } },
});
