import type { JourneyId } from '@elevate/enquiry';
import type { Translated } from '@elevate/languages';
import type { Origin } from './operatorRecord.ts';

/** What a visitor gets: stays side by side. Its other facts are the properties' and the price's. */
export type Shortlist = Origin & {
  id: string;
  /** What was asked for. */
  request: Translated;
  /** Its price names what comes on top. */
  journey: JourneyId;
  nights: number;
  stays: readonly {
    /** The id of a property. */
    property: string;
    /** For all nights. @default the journey's price */
    amount?: number;
    pros: readonly Translated[];
    cons: readonly Translated[];
  }[];
  /** What the team would choose, and when. */
  advice: Translated;
};

/** Shown on the About page. At most one. */
export const shortlists: readonly Shortlist[] = [
  {
    id: 'ayurveda-in-july',
    request: {
      en: 'You ask for two weeks of Ayurveda in July, alone, for about €3,500 with flights.',
      de: 'Sie wünschen sich zwei Wochen Ayurveda im Juli, allein, mit Flügen für etwa 3.500 €.',
    },
    journey: 'ayurveda',
    nights: 14,
    stays: [
      {
        property: 'clinic-by-the-sea',
        pros: [
          { en: 'You can ask the doctor in German', de: 'Arztgespräche auf Deutsch' },
          { en: 'From your veranda you see the sea', de: 'Meerblick von Ihrer Veranda' },
        ],
        cons: [
          { en: 'Too loud for a light sleeper', de: 'Zu laut für leichten Schlaf' },
          { en: 'A doctor sees you every other day', de: 'Arztgespräch nur jeden zweiten Tag' },
        ],
      },
      {
        property: 'clinic-in-the-country',
        amount: 2380,
        pros: [
          { en: 'A doctor sees you every morning', de: 'Arztgespräch an jedem Morgen' },
          { en: 'The quietest rooms on our list', de: 'Die ruhigsten Zimmer auf unserer Liste' },
        ],
        cons: [
          { en: 'You need good English', de: 'Sie brauchen gutes Englisch' },
          { en: 'Three hours from the airport', de: 'Drei Stunden vom Flughafen' },
        ],
      },
    ],
    advice: {
      en: 'If you sleep lightly, take the second; if you want to speak German, the first.',
      de: 'Bei leichtem Schlaf raten wir zur zweiten. Möchten Sie Deutsch sprechen, passt die erste besser.',
    },
  },
];
