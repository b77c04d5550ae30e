import type { Ornament } from '@elevate/ui/brand';

/** A kestrel's wing, and no frame. */
export const ornament: Ornament = {
  mark: {
    viewBox: '0 0 100 100',
    paths: [{ d: 'M6 22L94 50 50 62 38 94 34 60z', isFilled: true, isAccent: true }],
  },
};
