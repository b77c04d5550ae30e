import type { Drawing } from '@elevate/ui/brand';

/** The paths of a drawing as SVG markup in two colours, for files and pages that no component renders. */
export const drawingMarkup = (
  { paths }: Drawing,
  { main, accent }: { main: string; accent: string },
): string =>
  paths
    .map(({ d, strokeWidth, isFilled, isAccent }) => {
      const colour = isAccent ? accent : main;
      return isFilled
        ? `<path d="${d}" fill="${colour}"/>`
        : `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${strokeWidth}"/>`;
    })
    .join('');
