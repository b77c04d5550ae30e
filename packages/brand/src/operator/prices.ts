import type { JourneyId } from '@elevate/enquiry';
import type { Translated } from '@elevate/languages';
import type { Amount, Origin } from './operatorRecord.ts';

/** What can come on top of a price. */
export const extras = {
  flights: { en: 'flights', de: 'Flüge' },
  visa: { en: 'visa', de: 'Visum' },
  insurance: { en: 'travel insurance', de: 'Reiseversicherung' },
  transfers: { en: 'airport transfers', de: 'Flughafentransfers' },
  meals: { en: 'lunches and dinners', de: 'Mittag- und Abendessen' },
  tips: { en: 'tips', de: 'Trinkgelder' },
  laboratory: { en: 'laboratory tests', de: 'Labor' },
  tests: { en: 'tests and preparations', de: 'Labor und Präparate' },
} as const satisfies Record<string, Translated>;

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
    /** The same for a longer stay, and how much more comes on top. */
    longer?: { nights: number; amount: number; more: number };
    /** What comes on top, for an estimate of the whole: all that the price does not include. */
    onTop?: Partial<Record<keyof typeof extras, number>>;
    /** The month or months it applies to; follows 'Applies in'. */
    season: Translated;
    /** What it leaves out: 'without flights'. */
    without: Translated;
    /** Who offers it: a name, or 'a tour operator in Delhi'. */
    organiser: Translated;
  };

const two: Translated = { en: 'two people sharing a room', de: 'zwei Personen im Doppelzimmer' };
const one: Translated = { en: 'one person in a single room', de: 'eine Person im Einzelzimmer' };
/** Of every example, unless it says otherwise. */
const usual = {
  currency: 'EUR',
  season: { en: 'November', de: 'November' },
  without: { en: 'without flights', de: 'ohne Flüge' },
  organiser: { en: 'the retreat', de: 'das Retreat' },
} as const;
const tour = {
  ...usual,
  people: 2,
  forWhom: two,
  organiser: { en: 'a tour operator in Delhi', de: 'ein Reiseveranstalter in Delhi' },
} as const;
const stay = (people: 1 | 2, nights: number) => ({
  ...usual,
  people,
  nights,
  forWhom: {
    en: `${people === 1 ? one.en : two.en} for ${nights} nights`,
    de: `${people === 1 ? one.de : two.de}, ${nights} Nächte`,
  },
});

/** At most one for each journey. */
export const examplePrices: readonly ExamplePrice[] = [
  {
    ...tour,
    journey: 'golden-triangle-tour',
    amount: 2340,
    onTop: { flights: 1240, visa: 80, insurance: 80, meals: 190, tips: 120 },
    season: { en: 'February', de: 'Februar' },
  },
  {
    ...tour,
    journey: 'rajasthan-tour',
    amount: 3420,
    onTop: { flights: 1520, visa: 80, insurance: 100, meals: 280, tips: 180 },
  },
  {
    ...tour,
    journey: 'varanasi-tour',
    amount: 1480,
    onTop: { flights: 1440, visa: 80, insurance: 70, meals: 120, tips: 70 },
  },
  {
    ...usual,
    journey: 'bali-yoga-meditation',
    people: 1,
    amount: 1190,
    onTop: { flights: 940, visa: 40, insurance: 40, tips: 40 },
    forWhom: one,
    season: { en: 'May', de: 'Mai' },
  },
  {
    ...stay(1, 7),
    journey: 'yoga-retreats',
    amount: 560,
    onTop: { flights: 690, visa: 40, insurance: 40, transfers: 130, tips: 30 },
    organiser: { en: 'the school', de: 'die Yogaschule' },
  },
  {
    ...stay(2, 4),
    journey: 'spa-wellness',
    amount: 1240,
    onTop: { flights: 1480, visa: 80, insurance: 70, transfers: 60, meals: 280, tips: 60 },
    organiser: { en: 'the hotel', de: 'das Hotel' },
  },
  {
    ...stay(1, 14),
    journey: 'ayurveda',
    amount: 2150,
    longer: { nights: 21, amount: 3090, more: 65 },
    onTop: { flights: 780, visa: 80, insurance: 60, tips: 70, tests: 120 },
    season: { en: 'July', de: 'Juli' },
    organiser: { en: 'the clinic', de: 'die Klinik' },
  },
  {
    ...stay(1, 6),
    journey: 'detox-healing',
    amount: 840,
    also: { amount: 790, currency: 'CHF' },
    longer: { nights: 10, amount: 1400, more: 50 },
    onTop: { flights: 760, visa: 40, insurance: 40, transfers: 50, tips: 40, laboratory: 60 },
  },
  {
    ...stay(1, 6),
    journey: 'mindful-escapes',
    amount: 520,
    onTop: { flights: 690, visa: 40, insurance: 40, transfers: 140, tips: 30 },
    season: { en: 'October', de: 'Oktober' },
  },
  {
    ...stay(1, 14),
    journey: 'weight-loss-retreats',
    amount: 2090,
    onTop: { flights: 690, visa: 40, insurance: 60, tips: 60, laboratory: 90 },
  },
];

export const examplePriceOf = (journey: JourneyId): ExamplePrice | undefined =>
  examplePrices.find((price) => price.journey === journey);
