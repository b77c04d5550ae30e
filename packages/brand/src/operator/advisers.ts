import type { Translated } from '@elevate/languages';
import type { Origin } from './operatorRecord.ts';
import type { Photograph } from './photograph.ts';

/** Someone who answers enquiries. */
export type Adviser = Origin & {
  /** Used as a key; unique among the advisers. */
  id: string;
  /** Without it, as on every example, the role is the heading. */
  name?: string;
  role: Translated;
  /** The languages they advise in, as a phrase. */
  languages: Translated;
  photograph?: Photograph;
  /** One sentence: what they know, and how. */
  text: Translated;
};

/** Shown on the About page, in this order. */
export const advisers: readonly Adviser[] = [
  {
    id: 'ayurveda-adviser',
    role: { en: 'Ayurveda and clinics', de: 'Ayurveda und Kliniken' },
    languages: { en: 'German, English, Malayalam', de: 'Deutsch, Englisch, Malayalam' },
    text: {
      en: 'Asks each clinic who translates when the doctor explains.',
      de: 'Fragt jede Klinik, wer in der Sprechstunde dolmetscht.',
    },
  },
  {
    id: 'tour-adviser',
    role: { en: 'Guided tours', de: 'Rundreisen' },
    languages: { en: 'German, English, Hindi', de: 'Deutsch, Englisch, Hindi' },
    text: {
      en: 'Knows the roads of all three tours, and asks which hotel rooms face the street.',
      de: 'Kennt die Strecken aller drei Rundreisen und fragt, welche Hotelzimmer zur Straße liegen.',
    },
  },
  {
    id: 'yoga-adviser',
    role: { en: 'Yoga and quiet weeks', de: 'Yoga und stille Wochen' },
    languages: { en: 'German, English', de: 'Deutsch, Englisch' },
    text: {
      en: 'Teaches yoga, and asks about your back before recommending a school.',
      de: 'Unterrichtet selbst Yoga und fragt nach Ihrem Rücken, bevor eine Schule infrage kommt.',
    },
  },
];
