import { examplePriceOf } from '@elevate/brand/prices';
import type { JourneyId } from '@elevate/enquiry';
import { Badge, Stack } from '@elevate/ui';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useSeasons } from '../../facts/useSeasons.ts';
import { usePricePhrase } from '../../templates/JourneyConditions.tsx';

/** What is compared. Agrees with the categories' pages. */
interface CategoryFacts {
  aim: string;
  nights: string;
  start: string;
  rules: string;
  doctor: string;
  food: string;
  company: string;
  months: string;
  notFor: string;
}

/** The rows of the table that compares the kinds of retreat, for these columns. */
export function useComparison(columns: readonly JourneyId[]) {
  const { t } = useLingui();
  const pricePhrase = usePricePhrase();
  const { best, during } = useSeasons();
  const panchakarma = best('ayurveda');
  const dry = during('kerala', 'dry');
  const categories: Partial<Record<JourneyId, CategoryFacts>> = {
    'yoga-retreats': {
      aim: t`Practise twice a day and sleep at regular hours`,
      nights: t`7 to 14`,
      start: t`5:30, with a bell; later in a retreat hotel`,
      rules: t`Ashrams are strict, retreat hotels relaxed`,
      doctor: t`No: a yoga teacher`,
      food: t`Light and vegetarian, often without onion or garlic`,
      company: t`A class, from beginners to old hands`,
      months: best('yoga-retreats'),
      notFor: t`Anyone who'd rather linger over wine with supper`,
    },
    'spa-wellness': {
      aim: t`Rest, with one or two treatments a day`,
      nights: t`3 or more`,
      start: t`When you like; the first treatment is at eleven`,
      rules: t`Not at all: you set the pace`,
      doctor: t`No: therapists only`,
      food: t`No diet: fish curry in Kerala, dal and flatbread in Rajasthan`,
      company: t`Couples, friends and people on their own`,
      months: best('spa-wellness'),
      notFor: t`Anyone who wants a doctor to plan the treatments`,
    },
    ayurveda: {
      aim: t`Treatments in sequence and a diet, planned by a doctor`,
      nights: t`14 to 21`,
      start: t`At six, with a bitter herbal decoction`,
      rules: t`Strict: no alcohol, no coffee and hardly any sun`,
      doctor: t`Yes: a long consultation, then short ones`,
      food: t`Drawn up for you; in a Panchakarma, rice soup at the end`,
      company: t`Other guests at meals; the days are quiet`,
      months: t`${panchakarma} by tradition; dry ${dry}`,
      notFor: t`Anyone with only a week. Some illnesses rule out Panchakarma: ask your doctor`,
    },
    'detox-healing': {
      aim: t`Do without coffee, sugar and alcohol for a while`,
      nights: t`5 to 10`,
      start: t`At six, with warm water, yoga and a walk`,
      rules: t`Strict about food; lights out by nine`,
      doctor: t`Not everywhere: we ask who checks your blood pressure`,
      food: t`Small, mild meals: soup, vegetables, fruit, broth`,
      company: t`Others who are changing a habit too`,
      months: best('detox-healing'),
      notFor: t`Anyone pregnant, underweight or under 18, or with an eating disorder, now or in the past`,
    },
    'mindful-escapes': {
      aim: t`Meditation, silence and slow walks in the forest`,
      nights: t`5 to 7`,
      start: t`At six, in silence until after breakfast`,
      rules: t`Set hours; your phone stays in a drawer`,
      doctor: t`No: a teacher you can speak to alone`,
      food: t`Eaten slowly, breakfast in silence`,
      company: t`A group that is quiet together`,
      months: best('mindful-escapes'),
      notFor: t`Anyone in a crisis: please see a doctor close to home first`,
    },
    'weight-loss-retreats': {
      aim: t`Learn to eat, move and sleep differently`,
      nights: t`14 to 21; 7 to see whether you like it`,
      start: t`At six, with warm water and an hour on foot`,
      rules: t`A full day; the kitchen closes after supper`,
      doctor: t`Yes: a check-up on arrival, and a plan`,
      food: t`Filling and vegetarian, low in fat; lunch is the largest meal`,
      company: t`Others who have tried dieting on their own`,
      months: best('weight-loss-retreats'),
      notFor: t`Anyone with an eating disorder, now or in the past; anyone in a hurry to lose weight`,
    },
  };
  const labels: Record<keyof CategoryFacts, string> = {
    aim: t`What it's for`,
    nights: t`Nights`,
    start: t`Start of the day`,
    rules: t`How strict`,
    doctor: t`Doctor`,
    food: t`Food`,
    company: t`Company`,
    months: t`Best months`,
    notFor: t`Not for`,
  };
  const price = (journey: JourneyId) => {
    const example = examplePriceOf(journey);
    return (
      example && (
        <Stack gap="xsmall" align="start">
          {example.sample && <Badge>{t`Example`}</Badge>}
          {pricePhrase(example)}
        </Stack>
      )
    );
  };
  return [
    ...(Object.keys(labels) as (keyof CategoryFacts)[]).map((name) => ({
      label: labels[name],
      cells: columns.map((journey): ReactNode => categories[journey]?.[name]),
    })),
    { label: t`Guide price`, cells: columns.map(price) },
  ];
}
