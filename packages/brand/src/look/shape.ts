/** Corner radii in px. Nearly square: the arch is the brand's only curve; round things are circles. */
export const radius = { small: 2, medium: 3, round: 999 } as const;
