import { ogeeClipPath } from '../../styles/ogee.ts';
import { beforeDesktop } from '../../styles/sideways.ts';
import { descendantStyle, style, variants } from '../../styles/style.ts';
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

export const ground = style({
  gridArea: '1 / 1',
  width: '100%',
  // Fills the picture's height without adding to it.
  height: 0,
  minHeight: '100%',
  '@media': { print: { display: 'none' } },
});

export const ratio = variants({
  landscape: { aspectRatio: '3 / 2' },
  portrait: { aspectRatio: '4 / 5' },
});

// Height of the opening in hundredths of its width, and the space for the outer line of `Arch`.
const opening = 125;
const margin = { side: 6, top: 10 };
const outer = { width: 100 + 2 * margin.side, height: opening + margin.top };

export const jambs = opening - 60;

export const frame = style({
  position: 'relative',
  display: 'block',
  width: '100%',
  aspectRatio: `${outer.width} / ${outer.height}`,
  '@media': { [beforeDesktop]: { maxWidth: '21.5rem', marginInline: 'auto' } },
});
descendantStyle(`${frame} > svg`, {
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  // Clipped at the outer jambs, so that the sills of neighbours do not join.
  overflow: 'hidden',
  pointerEvents: 'none',
});

export const arch = style({
  display: 'grid',
  position: 'absolute',
  insetBlock: `${(margin.top / outer.height) * 100}% 0`,
  insetInline: `${(margin.side / outer.width) * 100}%`,
  overflow: 'hidden',
  clipPath: ogeeClipPath(opening),
});
descendantStyle(`${arch} img`, { height: '100%' });
