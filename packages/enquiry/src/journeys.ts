import { type Locale, type Translated, translate } from '@elevate/languages';
import { mostJourneys } from './limits.ts';

/** What an enquiry can be about. */
export interface Journey {
  kind: 'category' | 'tour' | 'retreat';
  /** As the contact form and the mails name it. */
  title: Translated;
  /** Where its page is, without a language's prefix. One without a page has a card on the overview. */
  path?: `/${string}`;
  /** How long it takes, where that is fixed. */
  days?: number;
  nights?: number;
}

/**
 * Every journey by its id, which `?about=` and the calls contain. Its picture is in site/src/journeys.ts
 * (docs/contributing/add-a-tour-or-an-article.md).
 */
export const journeys = {
  'yoga-retreats': {
    kind: 'category',
    title: { en: 'Yoga retreats', de: 'Yoga-Retreats' },
    path: '/yoga-retreats',
  },
  'spa-wellness': {
    kind: 'category',
    title: { en: 'Spa & wellness', de: 'Spa & Wellness' },
    path: '/spa-wellness',
  },
  ayurveda: {
    kind: 'category',
    title: { en: 'Ayurveda', de: 'Ayurveda' },
    path: '/ayurveda',
  },
  'detox-healing': {
    kind: 'category',
    title: { en: 'Detox & healing', de: 'Detox & Regeneration' },
    path: '/detox-healing',
  },
  'mindful-escapes': {
    kind: 'category',
    title: { en: 'Mindful escapes', de: 'Achtsame Auszeiten' },
    path: '/mindful-escapes',
  },
  'weight-loss-retreats': {
    kind: 'category',
    title: { en: 'Weight-loss retreats', de: 'Retreats zum Abnehmen' },
    path: '/weight-loss-retreats',
  },
  'golden-triangle-tour': {
    kind: 'tour',
    title: { en: 'Golden Triangle tour', de: 'Rundreise Goldenes Dreieck' },
    path: '/golden-triangle-tour',
    days: 7,
    nights: 6,
  },
  'rajasthan-tour': {
    kind: 'tour',
    title: { en: 'Rajasthan tour', de: 'Rundreise Rajasthan' },
    path: '/rajasthan-tour',
    days: 10,
    nights: 9,
  },
  'varanasi-tour': {
    kind: 'tour',
    title: { en: 'Varanasi tour', de: 'Reise nach Varanasi' },
    path: '/varanasi-tour',
    days: 5,
    nights: 4,
  },
  'bali-yoga-meditation': {
    kind: 'retreat',
    title: { en: 'Bali Yoga & Meditation', de: 'Bali: Yoga & Meditation' },
    path: '/retreats/1',
    days: 7,
    nights: 6,
  },
  'himalayan-wellness': {
    kind: 'retreat',
    title: { en: 'Himalayan Wellness Retreat', de: 'Wellness-Retreat im Himalaya' },
    days: 10,
  },
  'mediterranean-detox': {
    kind: 'retreat',
    title: { en: 'Mediterranean Detox', de: 'Detox am Mittelmeer' },
    days: 5,
  },
} as const satisfies Record<string, Journey>;

export type JourneyId = keyof typeof journeys;

export const isJourneyId = (value: unknown): value is JourneyId =>
  typeof value === 'string' && Object.hasOwn(journeys, value);

/** What an enquiry is about: several journeys, or one, as a release sends it that knows no list. */
export type About = JourneyId | readonly JourneyId[];

/** The journeys that something of any shape names, in its order, each once. Anything else is dropped. */
export const journeysIn = (about: unknown): readonly JourneyId[] =>
  [...new Set(Array.isArray(about) ? (about as unknown[]) : [about])]
    .filter(isJourneyId)
    .slice(0, mostJourneys);

export const journeyTitle = (id: JourneyId, locale: Locale): string =>
  translate(journeys[id].title, locale);
