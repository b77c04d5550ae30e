/** Distances in px, on a step of 4. `gutter` and `section` grow with the screen: [phone, desktop]. */
export const space = {
  hair: 4,
  xsmall: 8,
  small: 12,
  medium: 20,
  large: 32,
  xlarge: 56,
} as const;

export const fluidSpace = {
  gutter: [20, 56],
  section: [64, 120],
} as const;

/** Widths of columns in px. How wide a text is set within them: `measure`. */
export const width = { text: 600, standard: 1080, wide: 1280 } as const;
