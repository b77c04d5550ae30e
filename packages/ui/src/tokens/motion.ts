/** Durations in ms. The theme sets them to almost zero under `prefers-reduced-motion`. */
export const duration = { quick: 120, calm: 240, slow: 1000 } as const;

/** Control points of a Bézier curve. `settle` starts fast and ends slowly. */
export const easingCurve = { settle: [0.2, 0.7, 0.2, 1] } as const;

/** Easings as CSS. */
export const easing = { settle: `cubic-bezier(${easingCurve.settle.join(', ')})` } as const;
