import { scale, systemFonts, weight } from '@elevate/brand/type';
import { line, size, space } from '@elevate/ui/tokens';
import type { CSSProperties } from 'react';

export const type = (step: keyof typeof scale.text): CSSProperties => ({
  fontFamily: systemFonts.text,
  fontSize: scale.text[step].size[0],
  lineHeight: scale.text[step].lineHeight,
});

export const display = (step: keyof typeof scale.heading): CSSProperties => ({
  fontFamily: systemFonts.display,
  fontSize: scale.heading[step].size[0],
  fontWeight: weight.text,
  lineHeight: scale.heading[step].lineHeight,
});

export const below = (distance: keyof typeof space): CSSProperties => ({
  margin: `0 0 ${space[distance]}px`,
});

export const boxed: CSSProperties = {
  ...type('standard'),
  borderLeftStyle: 'solid',
  borderLeftWidth: line.bar,
  padding: `${space.small}px ${space.medium}px`,
};

/** A link with a 44 px target. */
export const tappable: CSSProperties = {
  display: 'inline-block',
  padding: `${Math.ceil((size.touch - scale.text.standard.size[0] * scale.text.standard.lineHeight) / 2)}px 0`,
  textDecoration: 'underline',
};
