/** A line or an area, in units of its drawing's `viewBox`. */
export interface DrawingPath {
  d: string;
  /** Width of the line. @default a hairline at any size */
  strokeWidth?: number;
  /** As `stroke-dasharray`, with round ends: dots where a dash is 0. */
  dashes?: string;
  /** An area instead of a line. @default false */
  isFilled?: boolean;
  /** In the colour of ornament, `line`. @default false */
  isAccent?: boolean;
  /** Left out where the drawing is small. @default false */
  isFine?: boolean;
  /** @default 1 */
  opacity?: number;
}

/** A drawing of a brand as plain data, so that components, mails, icons and share pictures can read it. */
export interface Drawing {
  viewBox: string;
  /** The first is the furthest back. */
  paths: readonly DrawingPath[];
}

/** What a brand draws. Components leave out what it does not have. */
export interface Ornament {
  /** The logo, beside the brand's name. */
  mark?: Drawing;
  /** Around a framed picture, in the frame's outer box: `frameBox`. */
  frame?: Drawing;
  /** One repeat of the border that divides parts of a page, 20 to 40 px high: its left and right edges meet. */
  rule?: Drawing;
}

/** The outer box of a framed picture, the same in every brand, so that another frame shifts nothing. */
export const frameBox = { width: 112, height: 135 } as const;
