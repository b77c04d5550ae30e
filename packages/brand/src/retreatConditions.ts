import type { Translated } from '@elevate/languages';
import type { Conditions } from './conditions.ts';

const roomAndMeals: Translated = {
  en: 'Your room and all meals',
  de: 'Ihr Zimmer und alle Mahlzeiten',
};
const transfers: Translated = { en: 'Airport transfers', de: 'Flughafentransfers' };
const flightsAndVisa: Translated = { en: 'Flights and visa', de: 'Flüge und Visum' };

const laboratory: Translated = { en: 'Laboratory tests', de: 'Laboruntersuchungen' };
const tips: Translated = { en: 'Tips and insurance', de: 'Trinkgelder und Versicherung' };
const anySunday: Translated = { en: 'Any Sunday', de: 'Jeden Sonntag' };
const english: Translated = { en: 'English', de: 'Englisch' };
const anyDay: Translated = { en: 'Any day', de: 'Täglich' };
const withTheRetreat: Translated = {
  en: 'With the retreat that you choose',
  de: 'Mit dem Retreat, das Sie wählen',
};
const untilMonthBefore: Translated = {
  en: 'Free up to 30 days before you arrive; after that you pay half the price',
  de: 'Bis 30 Tage vor Anreise kostenlos, danach zahlen Sie die Hälfte',
};

/** Of the kinds of retreat, and of the retreats. */
export const retreatConditions: readonly Conditions[] = [
  {
    sample: true,
    id: 'yoga',
    journeys: ['yoga-retreats'],
    included: [roomAndMeals, { en: 'Two classes a day', de: 'Zwei Kurse am Tag' }],
    starts: anySunday,
    notIncluded: [
      flightsAndVisa,
      transfers,
      { en: 'Massages and private lessons', de: 'Massagen und Einzelstunden' },
      tips,
    ],
    guides: { en: 'Taught in English', de: 'Unterricht auf Englisch' },
    organiser: {
      en: 'With the school or retreat that you choose',
      de: 'Mit der Schule oder dem Retreat Ihrer Wahl',
    },
    cancellation: untilMonthBefore,
  },
  {
    sample: true,
    id: 'spa',
    journeys: ['spa-wellness'],
    included: [
      { en: 'Your room with breakfast', de: 'Ihr Zimmer mit Frühstück' },
      { en: 'One treatment a day, about an hour', de: 'Eine Anwendung am Tag, etwa eine Stunde' },
      { en: 'Pool and steam room', de: 'Pool und Dampfbad' },
    ],
    starts: anyDay,
    guides: english,
    notIncluded: [
      flightsAndVisa,
      transfers,
      { en: 'Lunches and dinners', de: 'Mittag- und Abendessen' },
      { en: 'Further treatments', de: 'Weitere Anwendungen' },
      tips,
    ],
    stays: [
      {
        en: 'Four- or five-star hotel with a spa',
        de: 'Hotel mit vier oder fünf Sternen und Spa',
      },
    ],
    organiser: { en: 'With the hotel that you choose', de: 'Mit dem Hotel, das Sie wählen' },
    cancellation: {
      en: 'Free up to 14 days before you arrive; after that you pay half the price',
      de: 'Bis 14 Tage vor Anreise kostenlos, danach zahlen Sie die Hälfte',
    },
  },
  {
    sample: true,
    id: 'ayurveda',
    journeys: ['ayurveda'],
    included: [
      {
        en: 'Your room, and the meals that the doctor plans for you',
        de: 'Ihr Zimmer und die ärztlich verordneten Mahlzeiten',
      },
      {
        en: 'Consultations and daily treatments',
        de: 'Arztgespräche und tägliche Behandlungen',
      },
      { en: 'Oils and herbs during the stay', de: 'Öle und Kräuter während der Kur' },
      transfers,
    ],
    starts: anyDay,
    guides: {
      en: 'The doctors speak English; an interpreter for German on request',
      de: 'Englisch; auf Wunsch dolmetscht jemand ins Deutsche',
    },
    notIncluded: [
      flightsAndVisa,
      laboratory,
      { en: 'Preparations to take home', de: 'Präparate für zu Hause' },
      tips,
    ],
    organiser: { en: 'With the clinic that you choose', de: 'Mit der Klinik, die Sie wählen' },
    cancellation: untilMonthBefore,
  },
  {
    sample: true,
    id: 'detox',
    journeys: ['detox-healing'],
    included: [
      roomAndMeals,
      {
        en: 'Yoga, walks and one treatment a day; the steam room',
        de: 'Yoga, Spaziergänge, eine Anwendung am Tag und das Dampfbad',
      },
      { en: 'A blood-pressure check every day', de: 'Blutdruckmessen an jedem Tag' },
    ],
    starts: anySunday,
    guides: english,
    notIncluded: [flightsAndVisa, transfers, laboratory, tips],
    stays: [{ en: 'Simple room with its own bathroom', de: 'Einfaches Zimmer mit eigenem Bad' }],
    organiser: withTheRetreat,
    cancellation: untilMonthBefore,
  },
  {
    sample: true,
    id: 'mindfulness',
    journeys: ['mindful-escapes'],
    included: [
      roomAndMeals,
      {
        en: 'Meditation, and talks with the teacher',
        de: 'Meditation und Gespräche mit der Kursleitung',
      },
      { en: 'Guided walks in the forest', de: 'Begleitete Waldspaziergänge' },
    ],
    starts: anySunday,
    notIncluded: [flightsAndVisa, transfers, tips],
    stays: [
      {
        en: 'Guesthouse near the forest, in a single room',
        de: 'Pension am Wald, im Einzelzimmer',
      },
    ],
    guides: { en: 'Taught in English', de: 'Anleitung auf Englisch' },
    organiser: withTheRetreat,
    cancellation: untilMonthBefore,
  },
  {
    sample: true,
    id: 'weight-loss',
    journeys: ['weight-loss-retreats'],
    included: [
      roomAndMeals,
      { en: 'Check-up on arrival', de: 'Untersuchung bei der Ankunft' },
      {
        en: 'Two hours of exercise and one treatment a day',
        de: 'Täglich zwei Stunden Bewegung und eine Anwendung',
      },
      transfers,
    ],
    starts: { en: 'Any Saturday', de: 'Jeden Samstag' },
    guides: english,
    notIncluded: [flightsAndVisa, laboratory, tips],
    organiser: withTheRetreat,
    cancellation: untilMonthBefore,
  },
  {
    sample: true,
    id: 'retreats',
    included: [
      roomAndMeals,
      {
        en: 'Classes and outings in the programme, with entrance fees',
        de: 'Kurse und Ausflüge laut Programm, mit Eintritten',
      },
      transfers,
    ],
    notIncluded: [flightsAndVisa, { en: 'Extra treatments', de: 'Zusätzliche Anwendungen' }, tips],
    organiser: withTheRetreat,
    cancellation: untilMonthBefore,
  },
];
