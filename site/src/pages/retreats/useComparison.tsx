import { examplePriceOf } from '@elevate/brand/operator';
import type { JourneyId } from '@elevate/enquiry';
import { Stack, Text } from '@elevate/ui';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { stayFacts } from '../../facts/stays.ts';
import { useSeasons } from '../../facts/useSeasons.ts';
import { usePriceWords } from '../../templates/usePriceFacts.tsx';

/** The rows of the table that compares the kinds of retreat, for these columns. */
export function useComparison(columns: readonly JourneyId[]) {
  const { t, i18n } = useLingui();
  const { sum, forWhom, perNight } = usePriceWords();
  const { best, bestByRegion, during } = useSeasons();
  const panchakarma = best('ayurveda');
  const dry = during('kerala', 'dry');
  const labels = {
    nights: t`Nights`,
    aim: t`What it's for`,
    start: t`Start of the day`,
    rules: t`How strict`,
    doctor: t`Doctor`,
    food: t`Food`,
    company: t`Company`,
    months: t`Best months`,
    notFor: t`Not for`,
  };
  const months = (journey: JourneyId) =>
    bestByRegion(journey).map(({ place, months: inPlace }) => (
      <div key={place}>
        {place !== undefined && (
          <>
            <strong>{place}</strong>
            <br />
          </>
        )}
        {inPlace}
      </div>
    ));
  // Besides the facts of site/src/facts. Agrees with the categories' pages.
  const categories: Partial<
    Record<JourneyId, Record<Exclude<keyof typeof labels, 'nights' | 'doctor'>, ReactNode>>
  > = {
    'yoga-retreats': {
      aim: t`Practise twice a day and sleep at regular hours`,
      start: t`5:30, with a bell; later in a retreat hotel`,
      rules: t`Ashrams are strict, retreat hotels relaxed`,
      food: t`Light and vegetarian, often without onion or garlic`,
      company: t`A class, from beginners to old hands`,
      months: months('yoga-retreats'),
      notFor: t`Anyone who'd rather linger over wine with supper`,
    },
    'spa-wellness': {
      aim: t`Rest, with a treatment a day`,
      start: t`When you like; your treatment is at 11:00`,
      rules: t`Not at all: you set the pace`,
      food: t`No diet: you order what you like`,
      company: t`Couples, friends and people on their own`,
      months: months('spa-wellness'),
      notFor: t`Anyone who wants treatments planned by a doctor`,
    },
    ayurveda: {
      aim: t`Treatments in sequence and a diet, planned for you`,
      start: t`6:00, with a bitter herbal decoction`,
      rules: t`Strict: no alcohol, no coffee and hardly any sun`,
      food: t`Drawn up for you; in a Panchakarma, rice soup at the end`,
      company: t`Other guests at meals; the days are quiet`,
      months: t`${panchakarma} by tradition; dry ${dry}`,
      notFor: t`Anyone with only a week. Some illnesses rule out Panchakarma`,
    },
    'detox-healing': {
      aim: t`Do without coffee, sugar and alcohol for a while`,
      start: t`6:00, with warm water, yoga and a walk`,
      rules: t`Strict about food; lights out by 21:00`,
      food: t`Small, mild meals: soup, vegetables, fruit, broth`,
      company: t`Others who are changing a habit too`,
      months: months('detox-healing'),
      notFor: t`Anyone pregnant, breastfeeding, underweight or under 18, or with an eating disorder, now or in the past`,
    },
    'mindful-escapes': {
      aim: t`Meditation, silence and slow walks in the forest`,
      start: t`6:00, in silence until lunch`,
      rules: t`Set hours; your phone stays in a drawer`,
      food: t`Eaten slowly, breakfast in silence`,
      company: t`A group that is quiet together`,
      months: months('mindful-escapes'),
      notFor: t`Anyone with a psychosis, now or in the past, or in a crisis: find help close to home`,
    },
    'weight-loss-retreats': {
      aim: t`Learn to eat, move and sleep differently`,
      start: t`6:00, with warm water and an hour on foot`,
      rules: t`Fairly: a full timetable, no snacks after supper`,
      food: t`Filling and vegetarian, low in fat; lunch is the largest meal`,
      company: t`Others who have tried dieting on their own`,
      months: months('weight-loss-retreats'),
      notFor: t`Anyone pregnant, breastfeeding or of normal or low weight, or with an eating disorder, now or in the past; anyone in a hurry`,
    },
  };
  const price = (journey: JourneyId) => {
    const example = examplePriceOf(journey);
    return (
      example && (
        <Stack gap="xsmall">
          <span>{sum(example)}</span>
          <Text size="small">{forWhom(example)}</Text>
          <Text size="small">{perNight(example)}</Text>
        </Stack>
      )
    );
  };
  const cell = (journey: JourneyId, name: keyof typeof labels): ReactNode =>
    name === 'nights' || name === 'doctor'
      ? i18n._(stayFacts(journey)[name])
      : categories[journey]?.[name];
  return [
    { label: t`Guide price`, cells: columns.map(price), isLead: true },
    ...(Object.keys(labels) as (keyof typeof labels)[]).map((name) => ({
      label: labels[name],
      cells: columns.map((journey) => cell(journey, name)),
      isLead: name === 'nights',
    })),
  ];
}
