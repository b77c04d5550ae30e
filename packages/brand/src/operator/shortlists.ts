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
    pro: Translated;
    con: Translated;
  }[];
  /** What the team would choose, and when. */
  advice: Translated;
};

/** Shown on the About page. At most one. */
export const shortlists: readonly Shortlist[] = [
  {
    id: 'ayurveda-in-july',
    request: {
      en: 'You ask for two or three weeks of Ayurveda in July, alone, for up to €3,000 without flights.',
      de: 'Sie wünschen sich zwei oder drei Wochen Ayurveda im Juli, allein, für höchstens 3.000 € ohne Flug.',
    },
    journey: 'ayurveda',
    nights: 14,
    stays: [
      {
        property: 'clinic-by-the-sea',
        pro: { en: 'German-speaking interpreter, veranda', de: 'Dolmetscherin, Veranda' },
        con: { en: 'Too loud for a light sleeper', de: 'Zu laut für leichten Schlaf' },
      },
      {
        property: 'clinic-in-the-country',
        amount: 2380,
        pro: { en: 'Quiet; air conditioning', de: 'Ruhig, mit Klimaanlage' },
        con: { en: 'You need good English', de: 'Sie brauchen gutes Englisch' },
      },
    ],
    advice: {
      en: 'Take the second if you sleep lightly, the first if you want to speak German. Your budget buys 14 nights, or 21 of a gentle stay in the second.',
      de: 'Bei leichtem Schlaf raten wir zur zweiten, für Gespräche auf Deutsch zur ersten. Ihr Budget reicht für 14 Nächte, bei einer sanften Kur in der zweiten für 21.',
    },
  },
];
