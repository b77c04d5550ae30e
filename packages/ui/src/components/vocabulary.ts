/** The words that props share. A component takes those that it has a look for. */
export const sizes = ['small', 'standard', 'large'] as const;
export type Size = (typeof sizes)[number];

export const aligns = ['start', 'center'] as const;
export type Align = (typeof aligns)[number];

/** Grounds of a part of a page. */
export const grounds = ['default', 'tinted', 'afternoon', 'dusk', 'inverse'] as const;
export type Ground = (typeof grounds)[number];

/** By how much they stand out. */
export const actionTones = ['primary', 'secondary', 'quiet'] as const;
export type ActionTone = (typeof actionTones)[number];
