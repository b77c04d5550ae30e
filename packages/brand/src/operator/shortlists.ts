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
      en: 'Two weeks of Ayurveda in July, alone, for about €3,500 with flights.',
      de: 'Zwei Wochen Ayurveda im Juli, allein, mit Flügen für etwa 3.500 €.',
    },
    journey: 'ayurveda',
    nights: 14,
    stays: [
      {
        property: 'clinic-by-the-sea',
        pros: [
          { en: 'Somebody translates into German', de: 'Jemand dolmetscht ins Deutsche' },
          { en: 'Your veranda faces the sea', de: 'Die Veranda liegt zum Meer' },
        ],
        cons: [
          { en: 'Temple music from 5:00', de: 'Tempelmusik ab 5 Uhr' },
          { en: 'You see the doctor every other day', de: 'Arztgespräch nur jeden zweiten Tag' },
        ],
      },
      {
        property: 'clinic-in-the-country',
        amount: 2380,
        pros: [
          { en: 'You see a doctor every morning', de: 'Arztgespräch an jedem Morgen' },
          { en: 'The quietest rooms on our list', de: 'Die ruhigsten Zimmer auf unserer Liste' },
        ],
        cons: [
          { en: 'Nobody speaks German', de: 'Niemand spricht Deutsch' },
          { en: 'Three hours from the airport', de: 'Drei Stunden vom Flughafen' },
        ],
      },
    ],
    advice: {
      en: 'If you sleep lightly, take the second. If you’d rather talk to the doctor in German, the first.',
      de: 'Wenn Sie leicht schlafen: die zweite. Wenn Sie lieber Deutsch sprechen: die erste.',
    },
  },
];
