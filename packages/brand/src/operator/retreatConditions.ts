import type { Translated } from '@elevate/languages';
import type { Conditions } from './conditions.ts';

const roomAndMeals: Translated = {
  en: 'Your room and all meals',
  de: 'Ihr Zimmer und alle Mahlzeiten',
};
const transfers: Translated = {
  en: 'Transfers to and from the nearest airport',
  de: 'Transfers vom und zum nächsten Flughafen',
};
const flightsAndVisa: Translated = { en: 'Flights and visa', de: 'Flüge und Visum' };
const noTransfers: Translated = { en: 'Airport transfers', de: 'Flughafentransfers' };
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
    id: 'yoga',
    journeys: ['yoga-retreats'],
    included: [roomAndMeals, { en: 'Two classes a day', de: 'Zwei Kurse am Tag' }],
    starts: anySunday,
    notIncluded: [
      flightsAndVisa,
      noTransfers,
      { en: 'Massages and private lessons', de: 'Massagen und Einzelstunden' },
      tips,
    ],
    guides: { en: 'Taught in English', de: 'Unterricht auf Englisch' },
    group: { en: 'Classes of up to 14', de: 'Kurse mit höchstens 14 Teilnehmenden' },
    organiser: { en: 'With the school that you choose', de: 'Mit der Schule, die Sie wählen' },
    cancellation: untilMonthBefore,
  },
  {
    id: 'spa',
    journeys: ['spa-wellness'],
    included: [
      { en: 'Your room with breakfast', de: 'Ihr Zimmer mit Frühstück' },
      {
        en: 'One treatment a day, of about an hour',
        de: 'Eine Anwendung am Tag, etwa eine Stunde',
      },
      { en: 'Pool and steam room', de: 'Pool und Dampfbad' },
    ],
    starts: anyDay,
    guides: english,
    notIncluded: [
      flightsAndVisa,
      noTransfers,
      { en: 'Lunches and dinners', de: 'Mittag- und Abendessen' },
      { en: 'A second treatment a day', de: 'Eine zweite Anwendung am Tag' },
      tips,
    ],
    group: { en: 'None: treatments by appointment', de: 'Keine, Anwendungen nach Termin' },
    organiser: { en: 'With the hotel that you choose', de: 'Mit dem Hotel, das Sie wählen' },
    cancellation: {
      en: 'Free up to 14 days before you arrive; after that you pay half the price',
      de: 'Bis 14 Tage vor Anreise kostenlos, danach zahlen Sie die Hälfte',
    },
  },
  {
    id: 'ayurveda',
    journeys: ['ayurveda'],
    included: [
      { en: 'Your room and the meals prescribed', de: 'Ihr Zimmer und verordnete Mahlzeiten' },
      { en: 'Consultations and treatments', de: 'Arztgespräche und Behandlungen' },
      { en: 'Oils and herbs during the stay', de: 'Öle und Kräuter während der Kur' },
      transfers,
    ],
    starts: anyDay,
    guides: {
      en: 'English; some clinics have a German-speaking interpreter',
      de: 'Englisch, teils mit Dolmetscherin',
    },
    notIncluded: [
      flightsAndVisa,
      laboratory,
      { en: 'Preparations to take home', de: 'Präparate für zu Hause' },
      tips,
    ],
    group: { en: 'None: each guest has a plan', de: 'Keine, alle haben ihren eigenen Plan' },
    organiser: { en: 'With the clinic that you choose', de: 'Mit der Klinik, die Sie wählen' },
    cancellation: untilMonthBefore,
  },
  {
    id: 'detox',
    journeys: ['detox-healing'],
    included: [
      roomAndMeals,
      { en: 'Yoga, walks and a treatment a day', de: 'Yoga, Spaziergänge, eine Anwendung am Tag' },
      { en: 'A blood-pressure check every day', de: 'Tägliches Blutdruckmessen' },
    ],
    starts: anySunday,
    guides: english,
    notIncluded: [flightsAndVisa, noTransfers, laboratory, tips],
    group: { en: 'Up to 12 guests', de: 'Höchstens 12 Gäste' },
    organiser: withTheRetreat,
    cancellation: untilMonthBefore,
  },
  {
    id: 'mindfulness',
    journeys: ['mindful-escapes'],
    included: [
      roomAndMeals,
      { en: 'Meditation, talks with the teacher', de: 'Meditation, Gespräche mit der Kursleitung' },
      { en: 'Guided walks in the forest', de: 'Begleitete Waldspaziergänge' },
    ],
    starts: anySunday,
    notIncluded: [flightsAndVisa, noTransfers, tips],
    guides: { en: 'Taught in English', de: 'Anleitung auf Englisch' },
    group: { en: 'Up to 14 guests', de: 'Höchstens 14 Gäste' },
    organiser: withTheRetreat,
    cancellation: untilMonthBefore,
  },
  {
    id: 'weight-loss',
    journeys: ['weight-loss-retreats'],
    included: [
      roomAndMeals,
      { en: 'Check-up on arrival', de: 'Untersuchung bei der Ankunft' },
      { en: 'Exercise and one treatment a day', de: 'Täglich Bewegung und eine Anwendung' },
      transfers,
    ],
    starts: anySunday,
    guides: english,
    notIncluded: [flightsAndVisa, laboratory, tips],
    group: { en: 'Up to 15 guests', de: 'Höchstens 15 Gäste' },
    organiser: withTheRetreat,
    cancellation: untilMonthBefore,
  },
  {
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
