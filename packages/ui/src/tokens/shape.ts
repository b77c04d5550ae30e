/** Line widths in px: dividers, underlines and focus rings, and the bar that marks an item. */
export const line = { hair: 1, strong: 2, bar: 3 } as const;

/** Layers of the shadows, top layer first: lengths in px. */
export const shadowLayers = {
  floating: [
    { y: 2, blur: 6, spread: 0, alpha: 0.1 },
    { y: 24, blur: 60, spread: -16, alpha: 0.38 },
  ],
} as const;

/** Sizes in px. `touch` is the minimum height and width of a touch target. */
export const size = { touch: 44, field: 52, header: 76, headerCompact: 64, headerLow: 52 } as const;
