import type { PhotographId } from '@elevate/artwork';
import type { Translated } from '@elevate/languages';

/** A photograph of a place or a person: evidence, so it says what it shows, where and when it was taken, and by whom. */
export interface Photograph {
  /** Of packages/artwork (docs/contributing/add-a-photograph.md); a print is no evidence. */
  picture: PhotographId;
  alt: Translated;
  /** What it shows, in a few words: 'Treatment room'. */
  caption: Translated;
  /** Where it was taken. */
  place: Translated;
  /** The day it was taken, as 2026-03-15. */
  taken: string;
  /** Who took it. */
  credit: string;
}
