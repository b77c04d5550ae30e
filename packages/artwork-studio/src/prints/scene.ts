import type { Sheet } from './press.ts';

/** The frames that a print is drawn for. `bytes` is the most that its file may have in brotli. */
export const views = {
  /** An arch. */
  card: { width: 400, height: 500, bytes: 10_000 },
  /** A hero: the words are on the left. */
  wide: { width: 1600, height: 900, bytes: 14_000 },
  /** A phone's hero: the words are below. */
  tall: { width: 800, height: 1000, bytes: 14_000 },
  /** A picture beside or between text. */
  landscape: { width: 640, height: 400, bytes: 10_000 },
} as const;

export type View = keyof typeof views;

/** One picture. Each module in scenes/ exports one as its default. */
export interface Scene {
  /** Of the shifts of its colours and of its grain. */
  seed: number;
  ground: string;
  views: Partial<Record<View, (sheet: Sheet) => void>>;
}
