import type { JourneyId } from '@elevate/enquiry';
import type { SeasonMonth } from '@elevate/ui';
import { useLingui } from '@lingui/react/macro';
import { listFormat, monthNames } from '../language/formats.ts';
import { useLanguage } from '../language/LanguageProvider.tsx';
import type { Month, Region, Weather } from './seasons.ts';
import {
  bestMonths,
  monthsWith,
  openMonths,
  regionNames,
  regionsOf,
  verdictOf,
} from './seasons.ts';

const next = (month: Month) => ((month % 12) + 1) as Month;

/** Months that follow each other, over the turn of the year too. */
const runsOf = (months: readonly Month[]): Month[][] =>
  months
    .filter((month) => !months.some((other) => next(other) === month))
    .map((first) => {
      const run = [first];
      for (let month = next(first); months.includes(month); month = next(month)) run.push(month);
      return run;
    });

/** What the record of seasons says, in words. */
export function useSeasons() {
  const { t, i18n } = useLingui();
  const { locale } = useLanguage();
  const names = monthNames(locale);
  const list = (items: readonly string[]) => listFormat(locale, {}).format(items);
  const nameOf = (region: Region) => i18n._(regionNames[region] ?? { id: region });

  /** Three months or more as a range, the others one by one. */
  const inWords = (months: readonly Month[], { isPhrase }: { isPhrase: boolean }) => {
    const ranges: string[] = [];
    const singles: string[] = [];
    for (const run of runsOf(months).map((each) => each.map((month) => names[month - 1] ?? ''))) {
      const [first, last] = [run[0], run.at(-1)];
      if (run.length < 3) singles.push(...run);
      else ranges.push(isPhrase ? t`from ${first} to ${last}` : t`${first} to ${last}`);
    }
    const listed = list(singles);
    return list([...ranges, ...(isPhrase && listed ? [t`in ${listed}`] : singles)]);
  };
  const label = (months: readonly Month[]) => inWords(months, { isPhrase: false });
  const phrase = (months: readonly Month[]) => inWords(months, { isPhrase: true });

  return {
    /** When a region has this weather, as 'from October to March', or 'in October and November'. */
    during: (region: Region, ...weathers: Weather[]) => phrase(monthsWith(region, ...weathers)),
    /** When a region is at its best for a journey, as 'from October to March'. */
    inSeason: (journey: JourneyId, region: Region) => phrase(bestMonths(journey, region)),
    /** When none of these journeys is out of season, as 'from October to March'. */
    whileOpen: (journeys: readonly JourneyId[]) => phrase(openMonths(journeys)),
    /** The best months of each of a journey's regions, as 'October to March'. */
    best: (journey: JourneyId): string =>
      regionsOf(journey)
        .map((region, _index, { length }) => {
          const months = label(bestMonths(journey, region));
          return length > 1 ? `${nameOf(region)}: ${months}` : months;
        })
        .join('. '),
    /** January to December. */
    strip: (journey: JourneyId): SeasonMonth[] =>
      names.map((name, index) => {
        const month = (index + 1) as Month;
        const all = regionsOf(journey);
        const best = all.filter((region) => verdictOf(journey, region, month).tone === 'best');
        const { tone, word } = verdictOf(journey, best[0] ?? all[0], month);
        const where = best.length === all.length ? t`Everywhere` : best.map(nameOf).join(', ');
        return {
          month: name,
          tone,
          word: all.length === 1 || best.length === 0 ? i18n._(word) : where,
        };
      }),
  };
}
