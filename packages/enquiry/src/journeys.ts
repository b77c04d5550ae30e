import { type Locale, type Translated, translate } from '@elevate/languages';

/** What an enquiry can be about. */
export interface Journey {
  kind: 'category' | 'tour' | 'retreat';
  /** As the contact form and the mails name it. */
  title: Translated;
  /** How long it takes, where that is fixed. */
  days?: number;
  nights?: number;
}

/**
 * Every journey by its id, which `/contact?about=` and the calls contain. Its address and picture are in
 * site/src/journeys.ts (docs/contributing/add-a-tour-or-an-article.md).
 */
export const journeys = {
  'yoga-retreats': { kind: 'category', title: { en: 'Yoga retreats', de: 'Yoga-Retreats' } },
  'spa-wellness': { kind: 'category', title: { en: 'Spa & wellness', de: 'Spa & Wellness' } },
  ayurveda: { kind: 'category', title: { en: 'Ayurveda', de: 'Ayurveda' } },
  'detox-healing': {
    kind: 'category',
    title: { en: 'Detox & healing', de: 'Detox & Regeneration' },
  },
  'mindful-escapes': {
    kind: 'category',
    title: { en: 'Mindful escapes', de: 'Achtsame Auszeiten' },
  },
  'weight-loss-retreats': {
    kind: 'category',
    title: { en: 'Weight-loss retreats', de: 'Retreats zum Abnehmen' },
  },
  'golden-triangle-tour': {
    kind: 'tour',
    title: { en: 'Golden Triangle tour', de: 'Rundreise Goldenes Dreieck' },
    days: 7,
    nights: 6,
  },
  'rajasthan-tour': {
    kind: 'tour',
    title: { en: 'Rajasthan tour', de: 'Rundreise Rajasthan' },
    days: 10,
    nights: 9,
  },
  'varanasi-tour': {
    kind: 'tour',
    title: { en: 'Varanasi tour', de: 'Reise nach Varanasi' },
    days: 5,
    nights: 4,
  },
  'bali-yoga-meditation': {
    kind: 'retreat',
    title: { en: 'Bali Yoga & Meditation', de: 'Bali: Yoga & Meditation' },
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

export const journeyTitle = (id: JourneyId, locale: Locale): string =>
  translate(journeys[id].title, locale);
