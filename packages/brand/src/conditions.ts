import type { JourneyId } from '@elevate/enquiry';
import type { Translated } from '@elevate/languages';
import type { Origin } from './entry.ts';

/** What a price covers, and on which terms. What is left out has no row on the page. */
export type Conditions = Origin & {
  /** Used as a key; unique among the conditions. */
  id: string;
  /** Those it applies to. Without it: every journey that has no conditions of its own. */
  journeys?: readonly JourneyId[];
  included?: readonly Translated[];
  notIncluded?: readonly Translated[];
  /** Class of the hotels, or the property of each night. */
  stays?: readonly Translated[];
  /** The languages of guides, teachers or doctors. */
  guides?: Translated;
  /** Whom the contract is with: 'With …'. */
  organiser?: Translated;
  /** What protects the money paid if the organiser becomes insolvent. */
  insolvencyProtection?: Translated;
  cancellation?: Translated;
};

export const conditions: readonly Conditions[] = [
  {
    sample: true,
    id: 'tours',
    journeys: ['golden-triangle-tour', 'rajasthan-tour', 'varanasi-tour'],
    included: [
      { en: 'Hotels with breakfast', de: 'Hotels mit Frühstück' },
      { en: 'Car with driver, fuel and tolls', de: 'Auto mit Fahrer, Benzin und Maut' },
      { en: 'A local guide on sightseeing days', de: 'Reiseleitung vor Ort bei Besichtigungen' },
      { en: 'Entrance fees for the sights in the itinerary', de: 'Eintritte laut Programm' },
    ],
    notIncluded: [
      { en: 'Flights and visa', de: 'Flüge und Visum' },
      { en: 'Lunches and dinners', de: 'Mittag- und Abendessen' },
      { en: 'Tips and insurance', de: 'Trinkgelder und Versicherung' },
    ],
    stays: [
      {
        en: 'Three- and four-star hotels',
        de: 'Hotels mit drei oder vier Sternen',
      },
    ],
    guides: {
      en: 'Guides speak English; German costs extra',
      de: 'Reiseleitung auf Englisch, gegen Aufpreis auf Deutsch',
    },
    organiser: {
      en: 'With the tour operator named in the quote',
      de: 'Mit dem Reiseveranstalter, der im Angebot steht',
    },
    insolvencyProtection: {
      en: 'Your payments are insured; the certificate comes with the quote',
      de: 'Ihre Zahlungen sind versichert; der Sicherungsschein kommt mit dem Angebot',
    },
    cancellation: {
      en: 'Free up to 45 days before departure; after that you pay 30 to 90 per cent of the price',
      de: 'Bis 45 Tage vor Reisebeginn kostenlos, danach zahlen Sie 30 bis 90 Prozent des Preises',
    },
  },
  {
    sample: true,
    id: 'retreats',
    included: [
      { en: 'Your room and all meals', de: 'Ihr Zimmer und alle Mahlzeiten' },
      {
        en: 'The daily programme set out in your quote',
        de: 'Das tägliche Programm, wie im Angebot genannt',
      },
      {
        en: 'Transfers from and to the nearest airport',
        de: 'Transfers vom und zum nächsten Flughafen',
      },
    ],
    notIncluded: [
      { en: 'Flights and visa', de: 'Flüge und Visum' },
      { en: 'Extra treatments', de: 'Zusätzliche Anwendungen' },
      { en: 'Tips and insurance', de: 'Trinkgelder und Versicherung' },
    ],
    organiser: { en: 'With the retreat that you choose', de: 'Mit dem Retreat, das Sie wählen' },
    cancellation: {
      en: 'Free up to 30 days before you arrive; after that you pay half the price',
      de: 'Bis 30 Tage vor Anreise kostenlos, danach zahlen Sie die Hälfte',
    },
  },
];

/** The conditions of a journey: its own, else those for every other journey. */
export const conditionsOf = (journey: JourneyId): Conditions | undefined =>
  conditions.find(({ journeys }) => journeys?.includes(journey)) ??
  conditions.find(({ journeys }) => journeys === undefined);
