import type { JourneyId } from '@elevate/enquiry';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Hours of flight, changes included, to the airports of `places` (docs/facts.md, 'Distances and times'). */
const flights = {
  Delhi: { frankfurt: 8, london: 9, zurich: 8 },
  Bengaluru: { frankfurt: 9, london: 10, zurich: 13 },
  Kerala: { frankfurt: 14, london: 14, zurich: 14 },
};

/** Hours from home to take-off, and from landing to the exit. */
const atAirports = 5;

/** Hours from the airport on, a further flight with its wait included (docs/facts.md, 'retreat-drives'). */
const places = {
  Rishikesh: { airport: 'Delhi', onward: 6 },
  Dharamshala: { airport: 'Delhi', onward: 6 },
  Udaipur: { airport: 'Delhi', onward: 5 },
  Bengaluru: { airport: 'Bengaluru', onward: 1 },
  Kovalam: { airport: 'Kerala', onward: 1 },
  Palakkad: { airport: 'Kerala', onward: 3 },
  Munnar: { airport: 'Kerala', onward: 4 },
} as const satisfies Record<string, { airport: keyof typeof flights; onward: number }>;

export type Destination = keyof typeof places;

/** Hours from a visitor's door to a place. */
export function hoursTo(place: Destination) {
  const { airport, onward } = places[place];
  const { frankfurt, london, zurich } = flights[airport];
  const hours = (flight: number) => atAirports + flight + onward;
  return { frankfurt: hours(frankfurt), london: hours(london), zurich: hours(zurich) };
}

/** What a kind of retreat is with any partner. Its page and the comparison read it. */
interface StayFacts {
  /** In nights. */
  least: number;
  nights: MessageDescriptor;
  doctor: MessageDescriptor;
  /** Where most of these retreats are. */
  places: readonly Destination[];
}

const nights = (least: number, most: number) => ({
  least,
  nights: msg`${least} to ${most} nights`,
});

const record: Partial<Record<JourneyId, StayFacts>> = {
  'yoga-retreats': {
    ...nights(7, 14),
    doctor: msg`None; a yoga teacher leads the classes`,
    places: ['Rishikesh', 'Kovalam'],
  },
  'spa-wellness': {
    least: 3,
    nights: msg`3 nights or more`,
    doctor: msg`None; therapists give the treatments`,
    places: ['Udaipur', 'Kovalam'],
  },
  ayurveda: {
    ...nights(14, 21),
    doctor: msg`An Ayurvedic doctor plans the stay`,
    places: ['Kovalam', 'Palakkad'],
  },
  'detox-healing': {
    ...nights(5, 10),
    doctor: msg`Not everywhere; please ask before you fast`,
    places: ['Bengaluru', 'Munnar'],
  },
  'mindful-escapes': {
    ...nights(5, 7),
    doctor: msg`None, but you can speak to the teacher alone`,
    places: ['Dharamshala', 'Munnar'],
  },
  'weight-loss-retreats': {
    least: 7,
    nights: msg`14 to 21 nights, or 7 to try it`,
    doctor: msg`A doctor's check-up on arrival, and a plan`,
    places: ['Rishikesh', 'Bengaluru'],
  },
};

/** @throws for a journey that is no category */
export function stayFacts(journey: JourneyId): StayFacts {
  const facts = record[journey];
  if (!facts) throw new Error(`site/src/facts/stays.ts has no ${journey}`);
  return facts;
}
