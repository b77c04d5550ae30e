import type { JourneyId } from '@elevate/enquiry';
import type { Translated } from '@elevate/languages';
import type { Amount, Origin } from './operatorRecord.ts';
import type { Photograph } from './photograph.ts';

/** A place to stay: a clinic, an ashram, a hotel, a guesthouse. */
export type Property = Origin & {
  /** Used as a key; unique among the properties. */
  id: string;
  /** Without it, as on every sample, the kind is the heading. */
  name?: string;
  kind: Translated;
  place: Translated;
  /** How many rooms it has. */
  rooms: number;
  /** Doctor or teacher, and the languages they speak, as a phrase. */
  staff?: Translated;
  /** The first is shown. */
  photographs: readonly Photograph[];
  /** The lowest price, and what it is for: 'a night for two together, with breakfast'. */
  from?: Amount & { per: Translated };
  /** The journeys on whose pages it appears. */
  journeys: readonly JourneyId[];
};

export const properties: readonly Property[] = [
  {
    sample: true,
    id: 'clinic-by-the-sea',
    kind: { en: 'Ayurveda clinic', de: 'Ayurveda-Klinik' },
    place: { en: 'South of Kovalam, Kerala', de: 'Südlich von Kovalam, Kerala' },
    rooms: 22,
    staff: {
      en: 'Two doctors, who speak English and Malayalam; an interpreter for German',
      de: 'Ärzteteam, Englisch und Malayalam; Dolmetscherin für Deutsch',
    },
    photographs: [],
    from: {
      amount: 140,
      currency: 'EUR',
      per: {
        en: 'a day for one, with treatments and meals',
        de: 'pro Tag für eine Person, mit Behandlungen und Mahlzeiten',
      },
    },
    journeys: ['ayurveda'],
  },
  {
    sample: true,
    id: 'yoga-school-on-the-ganges',
    kind: { en: 'Yoga school with rooms', de: 'Yogaschule mit Zimmern' },
    place: { en: 'Rishikesh, Uttarakhand', de: 'Rishikesh, Uttarakhand' },
    rooms: 18,
    staff: {
      en: 'Two Hatha teachers, who speak English and Hindi',
      de: 'Zwei Lehrkräfte für Hatha-Yoga; sie sprechen Englisch und Hindi',
    },
    photographs: [],
    from: {
      amount: 70,
      currency: 'EUR',
      per: {
        en: 'a night for one, with classes and meals',
        de: 'pro Nacht für eine Person, mit Unterricht und Mahlzeiten',
      },
    },
    journeys: ['yoga-retreats'],
  },
  {
    sample: true,
    id: 'guesthouse-in-ubud',
    kind: { en: 'Guesthouse with a yoga hall', de: 'Pension mit Yogahalle' },
    place: { en: 'Outside Ubud, Bali', de: 'Außerhalb von Ubud, Bali' },
    rooms: 9,
    staff: { en: 'One teacher, who speaks English', de: 'Eine Lehrerin, Englisch' },
    photographs: [],
    journeys: ['bali-yoga-meditation'],
  },
];

/** The properties of a journey, in the order above. */
export const propertiesOf = (journey: JourneyId): readonly Property[] =>
  properties.filter(({ journeys }) => journeys.includes(journey));
