/** The words that props share. A component takes those that it has a look for. */
export const sizes = ['small', 'standard', 'large'] as const;
export type Size = (typeof sizes)[number];

export const aligns = ['start', 'center'] as const;
export type Align = (typeof aligns)[number];

/** Grounds beside the page's own. */
export const groundTones = ['tinted', 'inverse'] as const;

/** Of what is not the main action. */
export const minorTones = ['secondary', 'quiet'] as const;
