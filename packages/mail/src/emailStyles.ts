import {
  fallbackFontFamily,
  fontWeight,
  headingSize,
  line,
  size,
  space,
  textSize,
} from '@elevate/ui/tokens';
import type { CSSProperties } from 'react';

export const type = (step: keyof typeof textSize): CSSProperties => ({
  fontFamily: fallbackFontFamily.text,
  fontSize: textSize[step].size[0],
  lineHeight: textSize[step].lineHeight,
});

export const display = (step: keyof typeof headingSize): CSSProperties => ({
  fontFamily: fallbackFontFamily.display,
  fontSize: headingSize[step].size[0],
  fontWeight: fontWeight.text,
  lineHeight: headingSize[step].lineHeight,
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
  padding: `${Math.ceil((size.touch - textSize.standard.size[0] * textSize.standard.lineHeight) / 2)}px 0`,
  textDecoration: 'underline',
};
