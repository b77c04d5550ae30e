import { media } from '../../styles/media.ts';
import { descendantStyle, style } from '../../styles/style.ts';
import { theme } from '../../styles/theme.css.ts';
import { root as section } from '../Section/Section.css.ts';

const veil = (share: number) => `color-mix(in srgb, ${theme.color.ground} ${share}%, transparent)`;

export const root = style({ paddingInline: theme.space.gutter, overflow: 'clip' });

// The words stand below it: nothing lies on what it shows.
export const picture = style({
  position: 'relative',
  height: `min(60vh, calc(100svh - ${theme.headerHeight}))`,
  marginInline: `calc(${theme.space.gutter} * -1)`,
  // Its foot fades into the page that goes on below.
  '::after': {
    content: '',
    position: 'absolute',
    zIndex: theme.layer.content,
    inset: 'auto 0 0',
    height: '22%',
    background: `linear-gradient(0deg, ${theme.color.ground}, ${veil(70)} 25%, ${veil(28)} 55%, ${veil(8)} 80%, transparent)`,
  },
  '@media': {
    [media.forcedColors]: { '::after': { display: 'none' } },
    print: { display: 'none' },
  },
});

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: theme.space.small,
  // They begin where the text below does; a title may go on beyond its column.
  maxWidth: '48rem',
  marginInlineStart: `max(0px, (100% - ${theme.width.text}) / 2)`,
  paddingBlockStart: theme.space.xsmall,
});

// The text goes on from the title.
descendantStyle(`${root} + ${section}`, { paddingBlockStart: theme.space.large });

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
  ':active': { color: theme.color.textAccent },
  '@media': { print: { display: 'none' } },
});

export const backSign = style({ display: 'inline-flex', transform: 'scaleX(-1)' });

const dotWidth = '1.2rem';

export const byline = style({
  display: 'flex',
  flexWrap: 'wrap',
  // Each detail has its dot before it; what would begin a line lies outside and is cut off.
  marginInlineStart: `calc(${dotWidth} * -1)`,
  clipPath: `inset(0 0 0 ${dotWidth})`,
  fontSize: theme.textSize.small,
  lineHeight: theme.textLine.small,
});

export const detail = style({
  '::before': { content: '·', display: 'inline-block', width: dotWidth, textAlign: 'center' },
});
