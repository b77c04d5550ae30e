import type { Translated } from '@elevate/languages';

/**
 * What an enquiry can be about: every journey a page leads to the contact form from, by the id that
 * stands in `/contact?about=…`, with the title the form and the mails show.
 */
export const journeys = {
  'yoga-retreats': { en: 'Yoga retreats', de: 'Yoga-Retreats' },
  'spa-wellness': { en: 'Spa & wellness', de: 'Spa & Wellness' },
  ayurveda: { en: 'Ayurveda', de: 'Ayurveda' },
  'detox-healing': { en: 'Detox & healing', de: 'Detox & Regeneration' },
  'mindful-escapes': { en: 'Mindful escapes', de: 'Achtsame Auszeiten' },
  'weight-loss-retreats': { en: 'Weight-loss retreats', de: 'Retreats zum Abnehmen' },
  'golden-triangle-tour': { en: 'Golden Triangle tour', de: 'Rundreise Goldenes Dreieck' },
  'rajasthan-tour': { en: 'Rajasthan tour', de: 'Rundreise Rajasthan' },
  'varanasi-tour': { en: 'Varanasi tour', de: 'Reise nach Varanasi' },
  'bali-yoga-meditation': { en: 'Bali Yoga & Meditation', de: 'Bali: Yoga & Meditation' },
  'himalayan-wellness': { en: 'Himalayan Wellness Retreat', de: 'Wellness-Retreat im Himalaya' },
  'mediterranean-detox': { en: 'Mediterranean Detox', de: 'Detox am Mittelmeer' },
} as const satisfies Record<string, Translated>;

export type JourneyId = keyof typeof journeys;

export const isJourneyId = (value: unknown): value is JourneyId =>
  typeof value === 'string' && Object.hasOwn(journeys, value);
