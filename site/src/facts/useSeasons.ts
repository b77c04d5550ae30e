import type { JourneyId } from '@elevate/enquiry';
import type { SeasonMonth } from '@elevate/ui';
import { useLingui } from '@lingui/react/macro';
import { listFormat, monthNames } from '../language/formats.ts';
import { useLanguage } from '../language/LanguageProvider.tsx';
import {
  bestMonths,
  type Month,
  monthsWith,
  openMonths,
  type Region,
  regionNames,
  regionsOf,
  verdictOf,
  type Weather,
} from './seasons.ts';

/** Months that follow each other, over the turn of the year too. */
function runsOf(months: readonly Month[]): Month[][] {
  const next = (month: Month) => ((month % 12) + 1) as Month;
  return months
    .filter((month) => !months.some((before) => next(before) === month))
    .map((first) => {
      const run = [first];
      for (let month = next(first); months.includes(month); month = next(month)) run.push(month);
      return run;
    });
}

/** Months in words, and what the season records say of a journey. */
export function useSeasons() {
  const { t, i18n } = useLingui();
  const { locale } = useLanguage();
  const names = monthNames(locale);
  const list = (items: readonly string[]) => listFormat(locale, {}).format(items);

  /** Three months or more as a range, the others one by one. */
  const inWords = (
    months: readonly Month[],
    range: (first: string, last: string) => string,
    single: (names: string[]) => string[],
  ) => {
    const runs = runsOf(months).map((run) => run.map((month) => names[month - 1] ?? ''));
    const ranges = runs.filter(({ length }) => length > 2);
    const singles = runs.filter(({ length }) => length <= 2).flat();
    return list([
      ...ranges.map((run) => range(run[0] ?? '', run.at(-1) ?? '')),
      ...(singles.length > 0 ? single(singles) : []),
    ]);
  };
  /** As 'October to March', or 'March to May, October and November'. */
  const label = (months: readonly Month[]) =>
    inWords(
      months,
      (first, last) => t`${first} to ${last}`,
      (singles) => singles,
    );
  /** As 'from October to March', or 'from March to May and in October and November'. */
  const phrase = (months: readonly Month[]) =>
    inWords(
      months,
      (first, last) => t`from ${first} to ${last}`,
      (singles) => {
        const listed = list(singles);
        return [t`in ${listed}`];
      },
    );
  const nameOf = (region: Region) => {
    const name = regionNames[region];
    return name ? i18n._(name) : '';
  };

  return {
    /** The months in which a region has this weather, as 'October to March'. */
    weather: (region: Region, ...weathers: Weather[]) => label(monthsWith(region, ...weathers)),
    /** The same, as 'from October to March' or 'in October and November'. */
    during: (region: Region, ...weathers: Weather[]) => phrase(monthsWith(region, ...weathers)),
    /** When a region is at its best for a journey. */
    inSeason: (journey: JourneyId, region: Region) => phrase(bestMonths(journey, region)),
    /** When none of these journeys is out of season. */
    whileOpen: (journeys: readonly JourneyId[]) => phrase(openMonths(journeys)),
    /** The best months of each of a journey's regions, as 'October to March'. */
    best: (journey: JourneyId): string => {
      const journeyRegions = regionsOf(journey);
      return journeyRegions
        .map((region) => {
          const months = label(bestMonths(journey, region));
          return journeyRegions.length > 1 ? `${nameOf(region)}: ${months}` : months;
        })
        .join('. ');
    },
    /** January to December. */
    strip: (journey: JourneyId): SeasonMonth[] => {
      const journeyRegions = regionsOf(journey);
      const [first, ...others] = journeyRegions;
      return names.map((name, index): SeasonMonth => {
        const month = (index + 1) as Month;
        const { tone, word } = verdictOf(journey, first, month);
        const best = journeyRegions.filter(
          (region) => verdictOf(journey, region, month).tone === 'best',
        );
        if (others.length === 0 || best.length === 0) {
          return { month: name, tone, word: i18n._(word) };
        }
        const everywhere = t`Everywhere`;
        const isEverywhere = best.length === journeyRegions.length;
        return {
          month: name,
          tone: 'best',
          word: isEverywhere ? everywhere : best.map(nameOf).join(', '),
        };
      });
    },
  };
}
