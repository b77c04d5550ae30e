import type { Drawing } from '@elevate/ui/brand';

/** The logo: a kestrel's wing. */
export const mark: Drawing = {
  viewBox: '0 0 100 100',
  paths: [{ d: 'M6 22L94 50 50 62 38 94 34 60z', isFilled: true, isAccent: true }],
};
