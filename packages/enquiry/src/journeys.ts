import { maxJourneys } from './limits.ts';

/** What an enquiry can be about. */
export interface Journey {
  kind: 'category' | 'tour' | 'retreat';
  /** Where its page is, without a language's prefix. A journey without a page has a card on the overview. */
  path?: `/${string}`;
  /** How long it takes, where that is fixed. */
  days?: number;
  nights?: number;
}

/**
 * Every journey by its id, which `?about=` and the calls contain. Its title is in journeyTitles.ts, its picture in
 * site/src/journeys.ts (docs/contributing/add-a-tour-or-an-article.md).
 */
export const journeys = {
  'yoga-retreats': { kind: 'category', path: '/yoga-retreats' },
  'spa-wellness': { kind: 'category', path: '/spa-wellness' },
  ayurveda: { kind: 'category', path: '/ayurveda' },
  'detox-healing': { kind: 'category', path: '/detox-healing' },
  'mindful-escapes': { kind: 'category', path: '/mindful-escapes' },
  'weight-loss-retreats': { kind: 'category', path: '/weight-loss-retreats' },
  'golden-triangle-tour': { kind: 'tour', path: '/golden-triangle-tour', days: 7, nights: 6 },
  'rajasthan-tour': { kind: 'tour', path: '/rajasthan-tour', days: 10, nights: 9 },
  'varanasi-tour': { kind: 'tour', path: '/varanasi-tour', days: 5, nights: 4 },
  'bali-yoga-meditation': { kind: 'retreat', path: '/retreats/1', days: 7, nights: 6 },
  'himalayan-wellness': { kind: 'retreat', days: 10 },
  'mediterranean-detox': { kind: 'retreat', days: 5 },
} as const satisfies Record<string, Journey>;

export type JourneyId = keyof typeof journeys;

export const isJourneyId = (value: unknown): value is JourneyId =>
  typeof value === 'string' && Object.hasOwn(journeys, value);

/** The journeys of an enquiry: a list, or a single id, which is what earlier releases send. */
export type About = JourneyId | readonly JourneyId[];

/** Parses journey ids from a value of any shape, in its order and without duplicates. Unknown values are dropped. */
export const parseJourneys = (about: unknown): readonly JourneyId[] =>
  [...new Set(Array.isArray(about) ? (about as unknown[]) : [about])]
    .filter(isJourneyId)
    .slice(0, maxJourneys);
