/** Distances in px, multiples of 4. `gutter` and `section` are fluid: [phone, desktop]. */
export const space = { hair: 4, xsmall: 8, small: 12, medium: 20, large: 32, xlarge: 56 } as const;

export const fluidSpace = { gutter: [20, 56], section: [40, 80] } as const;

/** Maximum column widths in px. For the line length of text see `measure`. */
export const width = { text: 600, standard: 1080, wide: 1280 } as const;
