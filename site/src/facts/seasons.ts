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
  fog: { tone: 'fair', word: msg`Good, foggy` },
  smog: { tone: 'fair', word: msg`Bad air` },
  showers: { tone: 'fair', word: msg`Showers` },
  wet: { tone: 'fair', word: msg`Wet` },
  hot: { tone: 'off', word: msg`Hot` },
  humid: { tone: 'off', word: msg`Hot, humid` },
  monsoon: { tone: 'off', word: msg`Monsoon` },
} as const satisfies Record<string, Verdict>;

export type Weather = keyof typeof outdoors;

/** Tradition prefers the monsoon: the air is moist and mild. The Ayurveda page says so. */
const panchakarma: Record<Weather, Verdict> = {
  ...outdoors,
  monsoon: { tone: 'best', word: msg`Traditional, rain` },
  dry: { tone: 'fair', word: msg`Good, dry` },
};

/** January is 1. */
export type Month = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12;
const year: readonly Month[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

/**
 * The months of each region, each of them once. Every strip, table and sentence on when to travel reads this
 * (docs/facts.md, 'Seasons').
 */
export const regions = {
  goldenTriangle: {
    mild: [2, 3, 10],
    smog: [11],
    fog: [12, 1],
    hot: [4, 5, 6],
    monsoon: [7, 8, 9],
  },
  rajasthan: { mild: [2, 3, 10, 11], coldNights: [12, 1], hot: [4, 5, 6], monsoon: [7, 8, 9] },
  varanasi: { mild: [2, 3, 10, 11], fog: [12, 1], hot: [4, 5, 6], monsoon: [7, 8, 9] },
  rishikesh: { mild: [2, 3, 4, 10, 11], cold: [12, 1], hot: [5, 6], monsoon: [7, 8, 9] },
  foothills: { mild: [3, 4, 5, 10, 11], cold: [12, 1, 2], monsoon: [6, 7, 8, 9] },
  manali: { mild: [4, 5, 6, 10, 11], cold: [12, 1, 2, 3], monsoon: [7, 8, 9] },
  kerala: { dry: [12, 1, 2], humid: [3, 4, 5], monsoon: [6, 7, 8], showers: [9, 10, 11] },
  keralaHills: { dry: [12, 1, 2, 3], showers: [4, 5, 9, 10, 11], monsoon: [6, 7, 8] },
  goa: { dry: [11, 12, 1, 2, 3], humid: [4, 5], monsoon: [6, 7, 8, 9], showers: [10] },
  bengaluru: { dry: [11, 12, 1, 2, 3], hot: [4, 5], showers: [6, 7, 8, 9, 10] },
  mysuru: { dry: [11, 12, 1, 2, 3], hot: [4, 5], showers: [6, 7, 8, 9, 10] },
  ubud: { dry: [4, 5, 6, 7, 8, 9, 10], wet: [11, 12, 1, 2, 3] },
} as const satisfies Record<string, { [W in Weather]?: readonly Month[] }>;

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
const travelled: { [J in JourneyId]?: readonly [Region, ...Region[]] } = {
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

/** @throws for a journey without a page. */
export function regionsOf(journey: JourneyId) {
  const journeyRegions = travelled[journey];
  if (!journeyRegions) throw new Error(`site/src/facts/seasons.ts has no region for ${journey}`);
  return journeyRegions;
}

/** The months that have this weather. */
export const monthsWith = (region: Region, ...weathers: readonly Weather[]): Month[] => {
  const months: { [W in Weather]?: readonly Month[] } = regions[region];
  return year.filter((month) => weathers.some((weather) => months[weather]?.includes(month)));
};

/** What a month in a region is worth on a journey. */
export function verdictOf(journey: JourneyId, region: Region, month: Month): Verdict {
  const weathers = Object.keys(outdoors) as Weather[];
  const weather = weathers.find((each) => monthsWith(region, each).includes(month));
  if (!weather) throw new Error(`site/src/facts/seasons.ts: ${region} lacks month ${month}`);
  return (journey === 'ayurveda' ? panchakarma : outdoors)[weather];
}

/** The best months of a region on a journey. */
export const bestMonths = (journey: JourneyId, region: Region): Month[] =>
  year.filter((month) => verdictOf(journey, region, month).tone === 'best');

/** The months in which none of these journeys is out of season. */
export const openMonths = (journeys: readonly JourneyId[]): Month[] =>
  year.filter((month) =>
    journeys.every((journey) =>
      regionsOf(journey).every((region) => verdictOf(journey, region, month).tone !== 'off'),
    ),
  );
