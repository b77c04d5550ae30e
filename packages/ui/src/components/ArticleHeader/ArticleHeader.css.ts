import { media } from '../../styles/media.ts';
import { descendantStyle, style } from '../../styles/style.ts';
import { theme } from '../../styles/theme.css.ts';
import { root as section } from '../Section/Section.css.ts';

export const root = style({
  position: 'relative',
  display: 'grid',
  alignItems: 'end',
  minHeight: `min(60vh, calc(100svh - ${theme.headerHeight}))`,
  overflow: 'clip',
  paddingInline: theme.space.gutter,
  paddingBlock: `${theme.space.section} ${theme.space.small}`,
  background: theme.color.groundTinted,
  '@media': { print: { minHeight: 0, paddingBlock: 0, paddingInline: 0 } },
});

// Its own foot is already as empty as the page's ground.
descendantStyle(`${root} + ${section}`, { paddingBlockStart: theme.space.xlarge });

const veil = (share: number) => `color-mix(in srgb, ${theme.color.ground} ${share}%, transparent)`;
const rise = `calc(${theme.space.xlarge} * 2)`;

export const words = style({
  // Mist rises from the hero's foot to a little above the words, however many lines they take.
  '::before': {
    content: '',
    position: 'absolute',
    zIndex: -1,
    insetBlock: `calc(${rise} * -1) calc(${theme.space.small} * -1)`,
    insetInline: '-100vw',
    background: `linear-gradient(180deg, transparent, ${veil(12)} calc(${rise} * 0.25), ${veil(45)} calc(${rise} * 0.5), ${veil(80)} calc(${rise} * 0.8), ${veil(92)} ${rise}, ${theme.color.ground} 94%)`,
  },
  position: 'relative',
  zIndex: theme.layer.content,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: theme.space.small,
  width: '100%',
  maxWidth: theme.width.text,
  marginInline: 'auto',
  '@media': {
    [media.forcedColors]: { '::before': { background: 'Canvas' } },
    print: { '::before': { display: 'none' } },
  },
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

// The words cover the lower half: what the picture shows is looked for in its upper part.
descendantStyle(`${root} img`, { objectPosition: '50% 25%' });
