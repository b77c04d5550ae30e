/** A seeded generator of numbers from 0 to 1 (mulberry32, Tommy Ettinger). */
export function seededRandom(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** A number between two, at a share from 0 to 1. */
export const mix = (a: number, b: number, share: number): number => a + (b - a) * share;
