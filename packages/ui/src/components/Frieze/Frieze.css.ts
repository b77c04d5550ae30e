import { style } from '../../styles/style.ts';

export const root = style({
  display: 'flex',
  justifyContent: 'center',
  height: 'clamp(7rem, 15vw, 19rem)',
  overflow: 'clip',
  '@media': { print: { display: 'none' } },
});

// On a phone one drawing is wider than the screen.
export const repeat = style({ flex: 'none', maxWidth: 'none' });
export const image = style({
  width: 'auto',
  maxWidth: 'none',
  height: '100%',
  aspectRatio: '18 / 5',
  objectFit: 'cover',
});
