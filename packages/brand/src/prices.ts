import type { JourneyId } from '@elevate/enquiry';
import type { Translated } from '@elevate/languages';
import type { Amount, Origin } from './operatorRecord.ts';

/** What a journey costs in one common case. */
export type ExamplePrice = Origin &
  Amount & {
    journey: JourneyId;
    /** How many people the amount is for, all together. The page says 'in total' from two on. */
    people: number;
    /** Who travels, in which room, and for how long where the journey has no fixed length; follows 'for'. */
    forWhom: Translated;
    /** The month or months it applies to. */
    season: Translated;
    /** What it leaves out: 'without flights'. */
    without: Translated;
    /** Who offers it: a name, or 'tour operator in Delhi'. */
    organiser: Translated;
  };

const two: Translated = { en: 'two people sharing a room', de: 'zwei Personen im Doppelzimmer' };
const twoFor = (nights: number): Translated => ({
  en: `two people sharing a room for ${nights} nights`,
  de: `zwei Personen im Doppelzimmer, ${nights} Nächte`,
});
const oneFor = (nights: number): Translated => ({
  en: `one person in a room of their own for ${nights} nights`,
  de: `eine Person im Einzelzimmer, ${nights} Nächte`,
});
const november: Translated = { en: 'November', de: 'November' };
const withoutFlights: Translated = { en: 'without flights', de: 'ohne Flüge' };
const operatorInDelhi: Translated = {
  en: 'tour operator in Delhi',
  de: 'Reiseveranstalter in Delhi',
};
const theRetreat: Translated = { en: 'the retreat', de: 'das Retreat' };

/** At most one for each journey. */
export const examplePrices: readonly ExamplePrice[] = [
  {
    sample: true,
    journey: 'golden-triangle-tour',
    people: 2,
    amount: 2340,
    currency: 'EUR',
    forWhom: two,
    season: { en: 'February', de: 'Februar' },
    without: withoutFlights,
    organiser: operatorInDelhi,
  },
  {
    sample: true,
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
    sample: true,
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
    sample: true,
    journey: 'bali-yoga-meditation',
    people: 1,
    amount: 1190,
    currency: 'EUR',
    forWhom: {
      en: 'one person in a room of their own',
      de: 'eine Person im Einzelzimmer',
    },
    season: { en: 'May', de: 'Mai' },
    without: withoutFlights,
    organiser: theRetreat,
  },
  {
    sample: true,
    journey: 'yoga-retreats',
    people: 1,
    amount: 560,
    currency: 'EUR',
    forWhom: oneFor(7),
    season: november,
    without: withoutFlights,
    organiser: theRetreat,
  },
  {
    sample: true,
    journey: 'spa-wellness',
    people: 2,
    amount: 1240,
    currency: 'EUR',
    forWhom: twoFor(4),
    season: november,
    without: withoutFlights,
    organiser: { en: 'the hotel', de: 'das Hotel' },
  },
  {
    sample: true,
    journey: 'ayurveda',
    people: 1,
    amount: 2150,
    currency: 'EUR',
    forWhom: oneFor(14),
    season: { en: 'July', de: 'Juli' },
    without: withoutFlights,
    organiser: { en: 'the clinic', de: 'die Klinik' },
  },
  {
    sample: true,
    journey: 'detox-healing',
    people: 1,
    amount: 980,
    currency: 'EUR',
    forWhom: oneFor(7),
    season: november,
    without: withoutFlights,
    organiser: theRetreat,
  },
  {
    sample: true,
    journey: 'mindful-escapes',
    people: 1,
    amount: 520,
    currency: 'EUR',
    forWhom: oneFor(6),
    season: { en: 'October', de: 'Oktober' },
    without: withoutFlights,
    organiser: theRetreat,
  },
  {
    sample: true,
    journey: 'weight-loss-retreats',
    people: 1,
    amount: 2090,
    currency: 'EUR',
    forWhom: oneFor(14),
    season: november,
    without: withoutFlights,
    organiser: theRetreat,
  },
];

export const examplePriceOf = (journey: JourneyId): ExamplePrice | undefined =>
  examplePrices.find((price) => price.journey === journey);
