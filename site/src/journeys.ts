import type { PictureId } from '@elevate/artwork';
import type { JourneyId, NightRange } from '@elevate/enquiry';

/** Of the route table: without a language's prefix. */
export type Path = `/${string}`;

interface SiteJourney {
  /** Addresses that the page had before: firebase.json redirects them in every language. */
  formerly?: readonly Path[];
  /** On its card, on top of its page, and where the page is shared. */
  picture: PictureId;
  /** The border along the foot of its page's last words: the place by night. */
  evening: PictureId;
}

/**
 * What the site adds to each journey of packages/enquiry. A page's words are in the folder of src/pages
 * that has the journey's id; the retreats share the folder `retreat`
 * (docs/contributing/add-a-tour-or-an-article.md).
 */
export const siteJourneys: Readonly<Record<JourneyId, SiteJourney>> = {
  'yoga-retreats': { picture: 'yoga-retreats', evening: 'evening-ghats' },
  'spa-wellness': { picture: 'spa-wellness', evening: 'evening-lake' },
  ayurveda: { picture: 'ayurveda', evening: 'evening-backwater' },
  'detox-healing': { picture: 'detox-healing', evening: 'evening-hills' },
  'mindful-escapes': { picture: 'mindful-escapes', evening: 'evening-forest' },
  'weight-loss-retreats': { picture: 'weight-loss-retreats', evening: 'evening-forest' },
  'golden-triangle-tour': { picture: 'golden-triangle-tour', evening: 'evening-domes' },
  'rajasthan-tour': { picture: 'rajasthan-tour', evening: 'evening-dunes' },
  'varanasi-tour': { picture: 'varanasi-tour', evening: 'evening-ghats' },
  'bali-yoga-meditation': { picture: 'retreat', evening: 'evening-meru' },
  'himalayan-wellness': { picture: 'himalayan-wellness', evening: 'evening-forest' },
  'mediterranean-detox': { picture: 'mediterranean-detox', evening: 'evening' },
};

/** Visitors see several pages in their order: every other one is composed the other way round. */
export const isMirrored = (journey: JourneyId) =>
  Object.keys(siteJourneys).indexOf(journey) % 2 === 1;

/** The value of `about` in an address that names these journeys. */
export const aboutOf = (journeys: readonly JourneyId[]): string => journeys.join();

/** The enquiry form, with the journeys it is about, and with the nights if they are known. */
export const enquiryHref = (about: readonly JourneyId[], nights?: NightRange) =>
  `/contact?about=${aboutOf(about)}${nights ? `&nights=${nights}` : ''}`;
