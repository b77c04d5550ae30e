import type { PictureId } from '@elevate/artwork';
import type { JourneyId } from '@elevate/enquiry';

/** Of the route table: without a language's prefix. */
export type Path = `/${string}`;

interface SiteJourney {
  /** Where its page is. A journey without one leads to the contact form. */
  path?: Path;
  /** Addresses that the page had before: firebase.json redirects them in every language. */
  formerly?: readonly Path[];
  /** On its card, on top of its page, and where the page is shared. */
  picture: PictureId;
}

/**
 * Where the site shows each journey of packages/enquiry. A page's words are in the folder of src/pages
 * that has the journey's id; the retreats share the folder `retreat`
 * (docs/contributing/add-a-tour-or-an-article.md).
 */
export const siteJourneys = {
  'yoga-retreats': { path: '/yoga-retreats', picture: 'yoga-retreats' },
  'spa-wellness': { path: '/spa-wellness', picture: 'spa-wellness' },
  ayurveda: { path: '/ayurveda', picture: 'ayurveda' },
  'detox-healing': { path: '/detox-healing', picture: 'detox-healing' },
  'mindful-escapes': { path: '/mindful-escapes', picture: 'mindful-escapes' },
  'weight-loss-retreats': { path: '/weight-loss-retreats', picture: 'weight-loss-retreats' },
  'golden-triangle-tour': { path: '/golden-triangle-tour', picture: 'golden-triangle-tour' },
  'rajasthan-tour': { path: '/rajasthan-tour', picture: 'rajasthan-tour' },
  'varanasi-tour': { path: '/varanasi-tour', picture: 'varanasi-tour' },
  'bali-yoga-meditation': { path: '/retreats/1', picture: 'retreat' },
  'himalayan-wellness': { picture: 'himalayan-wellness' },
  'mediterranean-detox': { picture: 'mediterranean-detox' },
} as const satisfies Record<JourneyId, SiteJourney>;

/** A journey as the site shows it; `siteJourneys` has its exact types. */
export const siteJourney = (id: JourneyId): SiteJourney => siteJourneys[id];

/** The contact form, with the journeys it is about. */
export const enquiryHref = (...about: readonly JourneyId[]) => `/contact?about=${about.join(',')}`;
