import { textRule, wrapRule } from '../../styles/rules.ts';
import { descendantStyle, style } from '../../styles/style.ts';
import { theme } from '../../styles/theme.css.ts';
import * as hero from '../Hero/Hero.css.ts';

/** The share of the screen that the specification gives an article's picture and words. */
export const root = style({
  minHeight: `min(60vh, calc(100svh - ${theme.headerHeight}))`,
  '@media': { print: { minHeight: 0 } },
});

export const words = style({
  ...wrapRule(`${theme.space.xsmall} ${theme.space.medium}`),
  alignItems: 'center',
  '@media': { [hero.beside]: { maxWidth: 'min(42rem, 44vw)' } },
});
descendantStyle(`${words} h1, ${words} > p`, { flex: '0 0 100%' });

// Fills the sky beside the subject.
descendantStyle(`${words} h1`, {
  '@media': { [hero.beside]: { fontSize: `min(${theme.headingSize.display}, 1.25rem + 4.4svh)` } },
});

export const back = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.space.xsmall,
  minHeight: theme.size.touch,
  borderRadius: theme.radius.small,
  color: theme.color.text,
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
  ...wrapRule(`0 ${dotWidth}`),
  // Hides the dot at the start of a line.
  overflowX: 'clip',
  ...textRule('small'),
});

// In the gap before each detail, so that a detail of several lines begins at the edge.
export const detail = style({
  position: 'relative',
  '::before': {
    content: '·',
    position: 'absolute',
    insetInlineEnd: '100%',
    width: dotWidth,
    textAlign: 'center',
  },
});
