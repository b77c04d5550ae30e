import type { JourneyId } from '@elevate/enquiry';
import { listFormat } from '@elevate/languages/formats';
import type { SeasonMonth } from '@elevate/ui';
import { useLingui } from '@lingui/react/macro';
import { monthNames } from '../language/formats.ts';
import { useLanguage } from '../language/LanguageProvider.tsx';
import {
  hotOrMonsoon,
  type Region,
  regionNames,
  regionsOf,
  verdictsOn,
  type Weather,
  weatherIn,
} from './seasons.ts';

const isBest = (journey: JourneyId, region: Region) =>
  verdictsOn(journey, region).map(({ tone }) => tone === 'best');

/** What the record of seasons says, in words. */
export function useSeasons() {
  const { t, i18n } = useLingui();
  const { locale } = useLanguage();
  const names = monthNames(locale);
  const list = (items: readonly string[]) => listFormat(locale, {}).format(items);
  const nameOf = (region: Region) => i18n._(regionNames[region] ?? { id: region });

  /** Three months or more as a range, over the turn of the year too; the others one by one. */
  const inWords = (isIn: readonly boolean[], isPhrase = false) => {
    const ranges: string[] = [];
    const singles: string[] = [];
    const twice = [...isIn, ...isIn];
    isIn.forEach((_, start) => {
      if (!isIn[start] || isIn.at(start - 1)) return;
      const length = twice.indexOf(false, start) - start;
      const run = [...names, ...names].slice(start, start + length);
      const [first, last] = [run[0], run.at(-1)];
      if (length < 3) singles.push(...run);
      else ranges.push(isPhrase ? t`from ${first} to ${last}` : t`${first} to ${last}`);
    });
    const listed = list(singles);
    return list([...ranges, ...(isPhrase && listed ? [t`in ${listed}`] : singles)]);
  };

  /** The best months in each of a journey's regions, as 'October to March'; the place where it is one of several. */
  const bestByRegion = (journey: JourneyId) =>
    (regionsOf[journey] ?? []).map((region, _index, { length }) => ({
      place: length > 1 ? nameOf(region) : undefined,
      months: inWords(isBest(journey, region)),
    }));

  return {
    bestByRegion,
    /** When a region has this weather, as 'from October to March', or 'in October and November'. */
    during: (region: Region, ...weathers: Weather[]) =>
      inWords(
        weatherIn(region).map((weather) => weathers.includes(weather)),
        true,
      ),
    /** When a region is at its best for a journey, as 'from October to March'. */
    inSeason: (journey: JourneyId, region: Region) => inWords(isBest(journey, region), true),
    /** When the regions of all these journeys are at their best, as 'in February, March and October'. */
    inSeasonTogether: (journeys: readonly JourneyId[]) => {
      const all = journeys.flatMap((journey) =>
        (regionsOf[journey] ?? []).map((region) => isBest(journey, region)),
      );
      return inWords(
        names.map((_, month) => all.every((isIn) => isIn[month])),
        true,
      );
    },
    /** The best months in one sentence for each region. */
    best: (journey: JourneyId) =>
      bestByRegion(journey)
        .map(({ place, months }) => (place === undefined ? months : `${place}: ${months}`))
        .join('. '),
    /** January to December. */
    strip: (journey: JourneyId): SeasonMonth[] => {
      const all = regionsOf[journey] ?? [];
      return names.flatMap((month, index) => {
        const best = all.filter((region) => isBest(journey, region)[index]);
        const shown = best[0] ?? all[0];
        const verdict = shown && verdictsOn(journey, shown)[index];
        if (!verdict) return [];
        const where = best.length === all.length ? t`Everywhere` : best.map(nameOf).join(', ');
        if (all.length > 1 && best.length > 0) return { month, tone: verdict.tone, word: where };
        const weathers = new Set(all.map((region) => weatherIn(region)[index]));
        const isMixed = weathers.has('hot') && weathers.has('monsoon');
        return { month, tone: verdict.tone, word: i18n._(isMixed ? hotOrMonsoon : verdict.word) };
      });
    },
  };
}
