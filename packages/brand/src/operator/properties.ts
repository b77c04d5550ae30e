import type { JourneyId } from '@elevate/enquiry';
import type { Translated } from '@elevate/languages';
import type { Amount, Origin } from './operatorRecord.ts';
import type { Photograph } from './photograph.ts';

/** A place to stay: a clinic, an ashram, a hotel, a guesthouse. */
export type Property = Origin & {
  /** Used as a key; unique among the properties. */
  id: string;
  /** Without it, as on every example, the kind is the heading. */
  name?: string;
  kind: Translated;
  place: Translated;
  /** How many rooms it has. */
  rooms: number;
  /** Short phrases; a fact that is left out has no row. */
  room?: Translated;
  /** Air conditioning, fan or heating. */
  climate?: Translated;
  noise?: Translated;
  /** How far the nearest hospital is. */
  hospital?: Translated;
  /** Doctor or teacher, and the languages they speak, as a phrase. */
  staff?: Translated;
  /** For the exhausted, of a clinic: how many nights, for what price, and what they cost in all. */
  gentleStay?: Translated;
  photograph?: Photograph;
  /** The lowest price, and what it is for: 'a night for two'. A whole stay's is exact; the page adds what comes on top. */
  from?: Amount & { per: Translated; isWholeStay?: boolean };
  /** The journeys on whose pages it appears. */
  journeys: readonly JourneyId[];
};

const nightForOne: Translated = { en: 'a night for one', de: 'pro Nacht für eine Person' };
const fortnight: Translated = { en: 'for 14 nights', de: 'für 14 Nächte' };

export const properties: readonly Property[] = [
  {
    id: 'clinic-by-the-sea',
    kind: { en: 'Ayurveda clinic by the sea', de: 'Ayurveda-Klinik am Meer' },
    place: { en: 'South of Kovalam, Kerala', de: 'Südlich von Kovalam, Kerala' },
    rooms: 22,
    room: { en: 'Single room with a veranda', de: 'Einzelzimmer mit Veranda' },
    climate: { en: 'Fan; air conditioning extra', de: 'Ventilator, Klimaanlage gegen Aufpreis' },
    noise: { en: 'Surf; temple music from 5:00', de: 'Brandung, ab 5 Uhr Tempelmusik' },
    hospital: { en: '14 km', de: '14 km' },
    staff: {
      en: 'Two doctors; a German-speaking interpreter',
      de: 'Ärzteteam, Dolmetscherin für Deutsch',
    },
    from: { amount: 2150, currency: 'EUR', per: fortnight, isWholeStay: true },
    journeys: ['ayurveda'],
  },
  {
    id: 'clinic-in-the-country',
    kind: { en: 'Ayurveda clinic in the country', de: 'Ayurveda-Klinik auf dem Land' },
    place: { en: 'Near Palakkad, Kerala', de: 'Bei Palakkad, Kerala' },
    rooms: 12,
    room: { en: 'Plain room, own bathroom', de: 'Schlichtes Zimmer mit eigenem Bad' },
    climate: { en: 'Air conditioning', de: 'Klimaanlage' },
    noise: { en: 'Quiet; peacocks at dawn', de: 'Ruhig, Pfauen in der Dämmerung' },
    hospital: { en: '9 km', de: '9 km' },
    staff: { en: 'Three English-speaking doctors', de: 'Ärzteteam, Englisch' },
    gentleStay: {
      en: '14 nights for €1,540 (in all €2,650), 21 nights for €2,310 (in all €3,485)',
      de: '14 Nächte für 1.540 € (insgesamt 2.650 €), 21 Nächte für 2.310 € (insgesamt 3.485 €)',
    },
    from: { amount: 2380, currency: 'EUR', per: fortnight, isWholeStay: true },
    journeys: ['ayurveda'],
  },
  {
    id: 'yoga-school-on-the-ganges',
    kind: { en: 'Yoga school with rooms', de: 'Yogaschule mit Zimmern' },
    place: { en: 'Rishikesh, Uttarakhand', de: 'Rishikesh, Uttarakhand' },
    rooms: 18,
    room: { en: 'Single room, own bathroom', de: 'Einzelzimmer mit eigenem Bad' },
    climate: { en: 'Fan; a heater in winter', de: 'Ventilator, im Winter ein Heizgerät' },
    noise: { en: 'Temple bells from 5:00', de: 'Ab 5 Uhr Tempelglocken' },
    hospital: { en: '8 km', de: '8 km' },
    staff: {
      en: 'Two English-speaking Hatha teachers',
      de: 'Zwei Lehrkräfte für Hatha-Yoga, Englisch',
    },
    from: { amount: 80, currency: 'EUR', per: nightForOne },
    journeys: ['yoga-retreats'],
  },
  {
    id: 'lake-hotel',
    kind: { en: 'Hotel with a spa', de: 'Hotel mit Spa' },
    place: { en: 'By the lake in Udaipur, Rajasthan', de: 'Am See in Udaipur, Rajasthan' },
    rooms: 64,
    room: { en: 'Double room; lake view extra', de: 'Doppelzimmer, Seeblick gegen Aufpreis' },
    climate: { en: 'Air conditioning and heating', de: 'Klimaanlage und Heizung' },
    noise: { en: 'Wedding music on some evenings', de: 'An manchen Abenden Hochzeitsmusik' },
    hospital: { en: '4 km', de: '4 km' },
    journeys: ['spa-wellness'],
  },
  {
    id: 'garden-retreat',
    kind: { en: 'Retreat with a kitchen garden', de: 'Retreat mit Gemüsegarten' },
    place: { en: 'Outside Bengaluru, Karnataka', de: 'Bei Bengaluru, Karnataka' },
    rooms: 20,
    room: { en: 'Single room, own bathroom', de: 'Einzelzimmer mit eigenem Bad' },
    climate: { en: 'Fan', de: 'Ventilator' },
    noise: { en: 'Quiet, apart from the planes', de: 'Ruhig bis auf die Flugzeuge' },
    hospital: { en: '11 km', de: '11 km' },
    journeys: ['detox-healing'],
  },
  {
    id: 'forest-guesthouse',
    kind: { en: 'Guesthouse by the forest', de: 'Pension am Wald' },
    place: { en: 'Near Dharamshala, Himachal Pradesh', de: 'Bei Dharamshala, Himachal Pradesh' },
    rooms: 14,
    room: { en: 'Single room, own bathroom', de: 'Einzelzimmer mit eigenem Bad' },
    climate: { en: 'A heater and two blankets', de: 'Heizgerät und zwei Decken' },
    noise: { en: 'A stream; barking at night', de: 'Ein Bach, nachts Hunde' },
    hospital: { en: '12 km of mountain road', de: '12 km Bergstraße' },
    journeys: ['mindful-escapes'],
  },
  {
    id: 'hill-retreat',
    kind: { en: 'Retreat with hill paths', de: 'Retreat mit Bergwegen' },
    place: { en: 'Above Rishikesh, Uttarakhand', de: 'Oberhalb von Rishikesh, Uttarakhand' },
    rooms: 26,
    room: { en: 'Single room with a balcony', de: 'Einzelzimmer mit Balkon' },
    climate: { en: 'Air conditioning and heating', de: 'Klimaanlage und Heizung' },
    hospital: { en: '16 km', de: '16 km' },
    journeys: ['weight-loss-retreats'],
  },
  {
    id: 'guesthouse-in-ubud',
    kind: { en: 'Guesthouse with a yoga hall', de: 'Pension mit Yogahalle' },
    place: { en: 'Outside Ubud, Bali', de: 'Außerhalb von Ubud, Bali' },
    rooms: 9,
    room: { en: 'Single or double room', de: 'Einzel- oder Doppelzimmer' },
    climate: { en: 'Fan; air conditioning extra', de: 'Ventilator, Klimaanlage gegen Aufpreis' },
    noise: { en: 'Frogs at night, cockerels before 7:00', de: 'Nachts Frösche, vor 7 Uhr Hähne' },
    hospital: { en: '7 km', de: '7 km' },
    staff: { en: 'One English-speaking teacher', de: 'Eine Lehrerin, Englisch' },
    journeys: ['bali-yoga-meditation'],
  },
];

/** The properties of a journey, in the order above. */
export const propertiesOf = (journey: JourneyId): readonly Property[] =>
  properties.filter(({ journeys }) => journeys.includes(journey));
