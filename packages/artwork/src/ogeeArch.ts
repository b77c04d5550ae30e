const format = (value: number) => String(Math.round(value * 100) / 100);

/**
 * The outline of a plain ogee arch, the brand's motif: upright jambs, shoulders that swing in, and
 * lips that rise to a point. Path data for a box of the given size, its origin at the top left.
 * @param width of the opening, in the units of the SVG it is drawn in
 * @param height of the whole, tip to sill; at least the width
 */
export function ogeeArch(width: number, height: number): string {
  const half = width / 2;
  const spring = 0.56 * width; // where the jambs end
  const lip = 0.09 * width; // where the curve turns from convex to concave
  const shoulder = 0.16 * half;
  const point = (x: number, y: number) => `${format(half + x)} ${format(y)}`;
  const rise = (side: 1 | -1) =>
    [
      `C${point(side * half, 0.29 * width)}`,
      point(side * 0.46 * half, 0.19 * width),
      point(side * shoulder, lip),
    ].join(' ');
  return [
    `M0 ${format(height)}V${format(spring)}`,
    rise(-1),
    `Q${point(-0.05 * half, 0.05 * width)} ${point(0, 0)}`,
    `Q${point(0.05 * half, 0.05 * width)} ${point(shoulder, lip)}`,
    `C${point(0.46 * half, 0.19 * width)} ${point(half, 0.29 * width)} ${point(half, spring)}`,
    `V${format(height)}Z`,
  ].join('');
}
