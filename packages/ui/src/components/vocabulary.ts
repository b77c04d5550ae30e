/** The words that props share. A component takes those that it has a look for. */
export const sizes = ['small', 'standard', 'large'] as const;
export type Size = (typeof sizes)[number];

export type Align = 'start' | 'center';
