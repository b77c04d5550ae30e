import type { JourneyId } from '@elevate/enquiry';
import type { Translated } from '@elevate/languages';
import type { Amount, Origin } from './operatorRecord.ts';

/** What a journey costs in one common case. */
export type ExamplePrice = Origin &
  Amount & {
    journey: JourneyId;
    /** How many people the amount is for, all together. The page says 'in total' from two on. */
    people: number;
    /** How many nights it is for, where the journey has no fixed length. */
    nights?: number;
    /** Who travels, in which room, and for how long where the journey has no fixed length; follows 'for'. */
    forWhom: Translated;
    /** The same for a longer stay. */
    longer?: { nights: number; amount: number };
    /** What comes on top, for an estimate of the whole: all that the price does not include. */
    onTop?: readonly { what: Translated; amount: number }[];
    /** The month or months it applies to; follows 'Applies in'. */
    season: Translated;
    /** What it leaves out: 'without flights'. */
    without: Translated;
    /** Who offers it: a name, or 'a tour operator in Delhi'. */
    organiser: Translated;
  };

const two: Translated = { en: 'two people sharing a room', de: 'zwei Personen im Doppelzimmer' };
const one: Translated = { en: 'one person in a single room', de: 'eine Person im Einzelzimmer' };
const stay = (people: 1 | 2, nights: number) => ({
  people,
  nights,
  forWhom: {
    en: `${people === 1 ? one.en : two.en} for ${nights} nights`,
    de: `${people === 1 ? one.de : two.de}, ${nights} Nächte`,
  },
});
const november: Translated = { en: 'November', de: 'November' };
const withoutFlights: Translated = { en: 'without flights', de: 'ohne Flüge' };
const operatorInDelhi: Translated = {
  en: 'a tour operator in Delhi',
  de: 'ein Reiseveranstalter in Delhi',
};
const theRetreat: Translated = { en: 'the retreat', de: 'das Retreat' };

/** At most one for each journey. */
export const examplePrices: readonly ExamplePrice[] = [
  {
    journey: 'golden-triangle-tour',
    people: 2,
    amount: 2340,
    currency: 'EUR',
    also: { amount: 2020, currency: 'GBP' },
    forWhom: two,
    season: { en: 'February', de: 'Februar' },
    without: withoutFlights,
    organiser: operatorInDelhi,
  },
  {
    journey: 'rajasthan-tour',
    people: 2,
    amount: 3420,
    currency: 'EUR',
    forWhom: two,
    season: november,
    without: withoutFlights,
    organiser: operatorInDelhi,
  },
  {
    journey: 'varanasi-tour',
    people: 2,
    amount: 1480,
    currency: 'EUR',
    forWhom: two,
    season: november,
    without: withoutFlights,
    organiser: operatorInDelhi,
  },
  {
    journey: 'bali-yoga-meditation',
    people: 1,
    amount: 1190,
    currency: 'EUR',
    forWhom: one,
    season: { en: 'May', de: 'Mai' },
    without: withoutFlights,
    organiser: theRetreat,
  },
  {
    journey: 'yoga-retreats',
    ...stay(1, 7),
    amount: 560,
    currency: 'EUR',
    season: november,
    without: withoutFlights,
    organiser: theRetreat,
  },
  {
    journey: 'spa-wellness',
    ...stay(2, 4),
    amount: 1240,
    currency: 'EUR',
    season: november,
    without: withoutFlights,
    organiser: { en: 'the hotel', de: 'das Hotel' },
  },
  {
    journey: 'ayurveda',
    ...stay(1, 14),
    amount: 2150,
    currency: 'EUR',
    longer: { nights: 21, amount: 3090 },
    onTop: [
      { what: { en: 'flights', de: 'Flüge' }, amount: 780 },
      { what: { en: 'visa', de: 'Visum' }, amount: 80 },
      { what: { en: 'travel insurance', de: 'Reiseversicherung' }, amount: 60 },
      { what: { en: 'tips', de: 'Trinkgelder' }, amount: 70 },
      {
        what: {
          en: 'laboratory tests and preparations to take home',
          de: 'Laboruntersuchungen und Präparate für zu Hause',
        },
        amount: 120,
      },
    ],
    season: { en: 'July', de: 'Juli' },
    without: withoutFlights,
    organiser: { en: 'the clinic', de: 'die Klinik' },
  },
  {
    journey: 'detox-healing',
    ...stay(1, 7),
    amount: 980,
    currency: 'EUR',
    season: november,
    without: withoutFlights,
    organiser: theRetreat,
  },
  {
    journey: 'mindful-escapes',
    ...stay(1, 6),
    amount: 520,
    currency: 'EUR',
    season: { en: 'October', de: 'Oktober' },
    without: withoutFlights,
    organiser: theRetreat,
  },
  {
    journey: 'weight-loss-retreats',
    ...stay(1, 14),
    amount: 2090,
    currency: 'EUR',
    season: november,
    without: withoutFlights,
    organiser: theRetreat,
  },
];

export const examplePriceOf = (journey: JourneyId): ExamplePrice | undefined =>
  examplePrices.find((price) => price.journey === journey);
