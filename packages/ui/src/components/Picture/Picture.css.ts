import { media } from '../../styles/media.ts';
import { descendantStyle, style } from '../../styles/style.ts';
import { theme } from '../../styles/theme.css.ts';

// The picture and its placeholder share one grid cell.
export const root = style({ display: 'grid', width: '100%' });
export const picture = style({ gridArea: '1 / 1' });

export const image = style({
  width: '100%',
  objectFit: 'cover',
  selectors: {
    // Alternative text of a picture that failed to load, on a readable background (Chromium and Firefox).
    // :where() keeps the specificity low: within a backdrop a picture is positioned differently.
    '&:where(:not([alt=""]))': { position: 'relative' },
    '&:not([alt=""])::after': {
      content: 'attr(alt)',
      position: 'absolute',
      inset: 0,
      display: 'grid',
      placeItems: 'center',
      padding: theme.space.medium,
      background: theme.color.groundTinted,
      color: theme.color.textMuted,
      textAlign: 'center',
    },
  },
});

// Of a hero's picture, the part with its subject.
export const landscape = style({
  aspectRatio: '3 / 2',
  objectPosition: '88% 50%',
  '@media': { print: { display: 'none' } },
});

export const ground = style({
  gridArea: '1 / 1',
  width: '100%',
  // Fills the picture's height without adding to it.
  height: 0,
  minHeight: '100%',
  '@media': { print: { display: 'none' } },
});

/** Of a picture with a night: by night the page's own ground is shown until it has loaded. */
export const dayOnly = style({ '@media': { [media.night]: { visibility: 'hidden' } } });

/** In the middle of the frame's outer box. */
export const opening = style({
  display: 'grid',
  position: 'absolute',
  insetBlock: `${theme.frame.block} 0`,
  insetInline: theme.frame.inline,
  overflow: 'hidden',
  clipPath: theme.frame.clip,
});
descendantStyle(`${opening} img`, { height: '100%' });
