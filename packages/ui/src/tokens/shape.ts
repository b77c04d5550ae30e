/** Corner radii in px. Nearly square: the arch is the one curve of this brand. */
export const radius = { small: 2, medium: 3, round: 999 } as const;

/** Line widths in px: what divides, what underlines or rings, and the bar that marks one thing among several. */
export const line = { hair: 1, strong: 2, bar: 3 } as const;

export const shadow = {
  raised: '0 1px 2px rgb(20 36 60 / 0.05), 0 18px 48px -20px rgb(20 36 60 / 0.22)',
  floating: '0 2px 6px rgb(20 36 60 / 0.1), 0 24px 60px -16px rgb(20 36 60 / 0.38)',
} as const;

/** Sizes in px. `touch` is the least height and width of anything that is pressed. */
export const size = {
  touch: 44,
  field: 52,
  header: 76,
  headerCompact: 64,
  headerLow: 52,
} as const;
