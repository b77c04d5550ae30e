import { descendantStyle, style } from '../../styles/style.ts';
import { theme } from '../../styles/theme.css.ts';
import * as hero from '../Hero/Hero.css.ts';
import { root as section } from '../Section/Section.css.ts';

export const root = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'flex-end',
  minHeight: `min(60vh, calc(100svh - ${theme.headerHeight}))`,
  paddingInline: theme.space.gutter,
  overflow: 'clip',
  '@media': { print: { display: 'block', minHeight: 0 } },
});

export const words = style({
  position: 'relative',
  zIndex: theme.layer.content,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: theme.space.medium,
  rowGap: theme.space.xsmall,
  // Aligned with the text below; a title may be wider than its column.
  width: '100%',
  maxWidth: '48rem',
  marginInlineStart: `max(0px, (100% - ${theme.width.text}) / 2)`,
  paddingBlockEnd: theme.space.small,
  '@media': {
    [hero.beside]: { maxWidth: '36rem' },
  },
});
// On portrait screens the picture fades into the page behind the words, however high they are.
const veil = (share: number) => `color-mix(in srgb, ${theme.color.ground} ${share}%, transparent)`;
descendantStyle(`${root} ${hero.mist}`, {
  '@media': { [hero.upright]: { background: 'none' } },
});
descendantStyle(`${words}::before`, {
  '@media': {
    [hero.upright]: {
      content: '',
      position: 'absolute',
      zIndex: -1,
      inset: '-4rem -100vw 0',
      background: `linear-gradient(0deg, ${theme.color.ground}, ${veil(94)} 3rem, ${veil(88)} calc(100% - 5.5rem), ${veil(70)} calc(100% - 4rem), ${veil(35)} calc(100% - 2.25rem), ${veil(10)} calc(100% - 0.75rem), transparent)`,
    },
  },
});
descendantStyle(`${words} h1, ${words} > p`, { flex: '0 0 100%' });

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
