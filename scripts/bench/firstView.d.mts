import type { Answer, BenchServer } from './server.d.mts';

export interface SentFile extends Omit<Answer, 'type'> {
  kind: 'page' | 'style' | 'script' | 'font' | 'picture' | 'data';
}

/**
 * Opens a page in a new browser, as a phone with Lighthouse's pixel ratio (1.75) and in English, and
 * gathers everything that it is sent until 5 s after its load event, and until it is hydrated.
 * @param size of the screen, in CSS px
 */
export function firstView(
  server: BenchServer,
  path: string,
  size: { width: number; height: number },
): Promise<SentFile[]>;

/** What all of them weigh together. */
export function bytesOf(files: readonly { bytes: number }[]): number;
