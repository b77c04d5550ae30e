import type { PrintView } from '@elevate/artwork/files';
import type { Sheet } from './sheet.ts';

/** The most bytes that the file of a view may have in brotli. */
export const budgets: Readonly<Record<PrintView, number>> = {
  card: 10_000,
  hero: 14_000,
  frieze: 9000,
  wide: 14_000,
  tall: 14_000,
  landscape: 10_000,
  vignette: 4000,
  landmark: 2500,
};

/** In units of the drawing. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** One picture. Each module in scenes/ exports one as its default. */
export interface Scene {
  /**
   * What it shows, in a sentence. Its name may be that of a page, so an alt text is compared with this
   * (tests/site/altTexts.test.ts).
   */
  shows: string;
  /** Of the shifts of its colours and of its grain. */
  seed: number;
  /** Of its paper, which has flecks. Without, the page shows through. */
  ground?: string;
  /** Whether the left side of its hero is dark, so that words on it are light. */
  isDeep?: boolean;
  /** How much its flecks show. @default 0.6 */
  grain?: number;
  /** What no screen crops and no word covers in `hero`: its subject, and each second figure that matters. */
  subjects?: readonly Box[];
  views: Partial<Record<PrintView, (sheet: Sheet) => void>>;
}
