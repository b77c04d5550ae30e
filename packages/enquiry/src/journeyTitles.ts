import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { JourneyId } from './journeys.ts';

const journeyTitles: Readonly<Record<JourneyId, MessageDescriptor>> = {
  'yoga-retreats': msg`Yoga retreats`,
  'spa-wellness': msg`Spa & wellness`,
  ayurveda: msg`Ayurveda`,
  'detox-healing': msg`Detox & healing`,
  'mindful-escapes': msg`Mindful escapes`,
  'weight-loss-retreats': msg`Weight-loss retreats`,
  'golden-triangle-tour': msg`Golden Triangle tour`,
  'rajasthan-tour': msg`Rajasthan tour`,
  'varanasi-tour': msg`Varanasi tour`,
  'bali-yoga-meditation': msg`Bali Yoga & Meditation`,
  'himalayan-wellness': msg`Himalayan Wellness Retreat`,
  'mediterranean-detox': msg`Mediterranean Detox`,
};

/** A journey as cards, the enquiry form and the mails name it. */
export const journeyTitle = (id: JourneyId, i18n: I18n): string => i18n._(journeyTitles[id]);
