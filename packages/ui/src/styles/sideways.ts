import { media } from './media.ts';
import type { Rule } from './style.ts';
import { theme } from './theme.css.ts';

export const beforeDesktop = `not ${media.fromDesktop}`;

/**
 * A list that scrolls sideways up to 900 px: from edge to edge of the screen, with the next item looking in. From
 * there on, and on paper, the component's own rules hold.
 */
export const sidewaysRule = {
  // Contains what its items place absolutely, such as text for screen readers alone.
  position: 'relative',
  '@media': {
    [beforeDesktop]: {
      overflow: 'auto hidden',
      overscrollBehaviorInline: 'contain',
      scrollSnapType: 'inline proximity',
      scrollPaddingInline: theme.space.gutter,
      scrollbarWidth: 'thin',
      marginInline: `calc(${theme.space.gutter} * -1)`,
      paddingInline: theme.space.gutter,
      // Room for the focus rings, which it would clip.
      paddingBlock: theme.space.small,
      marginBlock: `calc(${theme.space.small} * -1)`,
    },
    print: { overflow: 'visible', margin: 0, padding: 0 },
  },
} satisfies Rule;
