import { media } from '../../styles/media.ts';
import { descendantStyle, style } from '../../styles/style.ts';
import { theme } from '../../styles/theme.css.ts';
import { root as section } from '../Section/Section.css.ts';

const veil = (share: number) => `color-mix(in srgb, ${theme.color.ground} ${share}%, transparent)`;

export const root = style({ paddingInline: theme.space.gutter, overflow: 'clip' });

// The text is below the picture, not on it.
export const picture = style({
  position: 'relative',
  height: `min(60vh, calc(100svh - ${theme.headerHeight}))`,
  marginInline: `calc(${theme.space.gutter} * -1)`,
  // Fades the bottom edge into the page.
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
  // Aligned with the text below; a title may be wider than its column.
  maxWidth: '48rem',
  marginInlineStart: `max(0px, (100% - ${theme.width.text}) / 2)`,
  paddingBlockStart: theme.space.xsmall,
});

// Less space between the title and the text.
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

export const backIcon = style({ display: 'inline-flex', transform: 'scaleX(-1)' });

const dotWidth = '1.2rem';

export const byline = style({
  display: 'flex',
  flexWrap: 'wrap',
  // Each detail starts with a dot; clipping hides the dot at the start of a line.
  marginInlineStart: `calc(${dotWidth} * -1)`,
  clipPath: `inset(0 0 0 ${dotWidth})`,
  fontSize: theme.textSize.small,
  lineHeight: theme.textLine.small,
});

export const detail = style({
  '::before': { content: '·', display: 'inline-block', width: dotWidth, textAlign: 'center' },
});
