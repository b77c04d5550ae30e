import type { Answer, BenchServer } from './server.d.mts';

export interface SentFile extends Omit<Answer, 'type'> {
  kind: 'page' | 'style' | 'script' | 'font' | 'picture' | 'data';
}

/**
 * Opens a page in a new browser, as a phone with Lighthouse's pixel ratio (1.75) and in English, and
 * gathers everything that it asks for until 5 s after its load event.
 * @param size of the screen, in CSS px
 * @param options `hasSign`: the visitor does something as soon as the page has loaded, so that its scripts
 * come, and all of them are counted, however long they take
 */
export function firstView(
  server: BenchServer,
  path: string,
  size: { width: number; height: number },
  options?: { hasSign?: boolean },
): Promise<SentFile[]>;

/** What all of them weigh together. */
export function bytesOf(files: readonly { bytes: number }[]): number;
