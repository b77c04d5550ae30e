/** Durations in ms. The theme sets them to next to nothing under prefers-reduced-motion. */
export const duration = { quick: 120, calm: 240, slow: 1000 } as const;

export const easing = { settle: 'cubic-bezier(0.2, 0.7, 0.2, 1)' } as const;
