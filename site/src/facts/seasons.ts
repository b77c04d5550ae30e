import type { JourneyId } from '@elevate/enquiry';
import type { SeasonMonth } from '@elevate/ui';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** What weather is worth, and the word for it in a strip. */
type Verdict = Pick<SeasonMonth, 'tone'> & { word: MessageDescriptor };

/** By what a traveller notices most: heat, rain or air. */
const outdoors = {
  mild: { tone: 'best', word: msg`Best` },
  dry: { tone: 'best', word: msg`Best` },
  coldNights: { tone: 'best', word: msg`Best, cold nights` },
  cold: { tone: 'fair', word: msg`Cold` },
  fog: { tone: 'fair', word: msg`Often foggy` },
  fogAndSmog: { tone: 'fair', word: msg`Fog, bad air` },
  smog: { tone: 'fair', word: msg`Bad air` },
  showers: { tone: 'fair', word: msg`Showers` },
  wet: { tone: 'fair', word: msg`Wet` },
  hot: { tone: 'off', word: msg`Hot` },
  humid: { tone: 'off', word: msg`Hot, humid` },
  monsoon: { tone: 'off', word: msg`Monsoon` },
  lateMonsoon: { tone: 'off', word: msg`Monsoon` },
} as const satisfies Record<string, Verdict>;

export type Weather = keyof typeof outdoors;

/** What a strip says of months that are hot in one region and wet in another. */
export const hotOrMonsoon = msg`Hot or monsoon`;

/** Tradition prefers the first months of the monsoon: the air is moist and mild. The Ayurveda page says so. */
const panchakarma: Record<Weather, Verdict> = {
  ...outdoors,
  monsoon: { tone: 'best', word: msg`Monsoon, traditional` },
  lateMonsoon: { tone: 'fair', word: msg`Monsoon` },
  dry: { tone: 'fair', word: msg`Good, dry` },
};

/**
 * January to December in each region, as words because they are small when compressed. Every strip, table and
 * sentence on when to travel reads this (docs/facts.md, 'Seasons').
 */
export const regions = {
  goldenTriangle: 'fogAndSmog mild mild hot hot hot monsoon monsoon monsoon mild smog fogAndSmog',
  rajasthan: 'coldNights mild mild hot hot hot monsoon monsoon monsoon mild mild coldNights',
  varanasi: 'fog mild mild hot hot hot monsoon monsoon monsoon mild mild fog',
  rishikesh: 'cold mild mild mild hot hot monsoon monsoon monsoon mild mild cold',
  foothills: 'cold cold mild mild mild hot monsoon monsoon monsoon mild mild cold',
  manali: 'cold cold cold mild mild mild monsoon monsoon monsoon mild mild cold',
  kerala: 'dry dry humid humid humid monsoon monsoon monsoon lateMonsoon showers showers dry',
  keralaHills:
    'dry dry dry showers showers monsoon monsoon monsoon lateMonsoon showers showers dry',
  goa: 'dry dry dry humid humid monsoon monsoon monsoon monsoon showers dry dry',
  bengaluru: 'dry dry dry hot hot showers showers showers showers showers dry dry',
  mysuru: 'dry dry dry hot hot showers showers showers showers showers dry dry',
  ubud: 'wet wet wet dry dry dry dry dry dry dry wet wet',
};

export type Region = keyof typeof regions;

/** The regions that a strip or the comparison names beside others. */
export const regionNames: { [R in Region]?: MessageDescriptor } = {
  rajasthan: msg`Rajasthan`,
  rishikesh: msg`Rishikesh`,
  foothills: msg`Himalayas`,
  kerala: msg`Kerala`,
  keralaHills: msg`Kerala's hills`,
  goa: msg`Goa`,
  bengaluru: msg`Bengaluru`,
  mysuru: msg`Mysuru`,
};

/** The regions of each journey. In months that suit none of them, its strip shows the first. */
export const regionsOf: { [J in JourneyId]?: readonly [Region, ...Region[]] } = {
  'yoga-retreats': ['rishikesh', 'mysuru', 'kerala', 'goa'],
  'spa-wellness': ['rajasthan', 'kerala', 'foothills'],
  ayurveda: ['kerala'],
  'detox-healing': ['foothills', 'bengaluru', 'keralaHills'],
  'mindful-escapes': ['foothills', 'keralaHills'],
  'weight-loss-retreats': ['foothills', 'kerala', 'bengaluru'],
  'golden-triangle-tour': ['goldenTriangle'],
  'rajasthan-tour': ['rajasthan'],
  'varanasi-tour': ['varanasi'],
  'bali-yoga-meditation': ['ubud'],
};

/** January to December. */
export const weatherIn = (region: Region) => regions[region].split(' ') as Weather[];

/** What each month in a region is worth on a journey, January to December. */
export const verdictsOn = (journey: JourneyId, region: Region): Verdict[] =>
  weatherIn(region).map((weather) => (journey === 'ayurveda' ? panchakarma : outdoors)[weather]);
