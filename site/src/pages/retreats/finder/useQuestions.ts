import { nightsText } from '@elevate/enquiry/briefText';
import type { RadioGroupProps } from '@elevate/ui';
import { useLingui } from '@lingui/react/macro';
import { type Answers, choices, type Question } from './rules.ts';

type Labels = {
  [Q in Question]: {
    label: string;
    columns: NonNullable<RadioGroupProps['columns']>;
    answers: Record<Answers[Q], string>;
  };
};

/** The five questions in words. */
export function useQuestions() {
  const { t, i18n } = useLingui();
  const labels: Labels = {
    aim: {
      label: t`What should be different when you fly home?`,
      columns: 'twoToThree',
      answers: {
        exhausted: t`I am exhausted: I'd like to feel rested`,
        calm: t`My head is quieter`,
        body: t`I'm less stiff and move more easily`,
        habits: t`I eat and drink differently`,
        weight: t`I've made a start on losing weight`,
        comfort: t`I've been well looked after, that's all`,
      },
    },
    nights: {
      label: t`How many nights do you have?`,
      columns: 'twoToThree',
      answers: Object.fromEntries(
        choices.nights.map((nights) => [nights, nightsText(nights, i18n)]),
      ) as Labels['nights']['answers'],
    },
    structure: {
      label: t`How much of the day should be planned?`,
      columns: 'three',
      answers: {
        free: t`As little as possible`,
        some: t`A class or two, the rest is mine`,
        full: t`All of it, from waking to lights out`,
      },
    },
    company: {
      label: t`Whose company would you like?`,
      columns: 'three',
      answers: {
        alone: t`My own, mostly`,
        partner: t`The person I travel with`,
        group: t`People who are there for the same reason`,
      },
    },
    fasting: {
      label: t`Is fasting or purging acceptable to you?`,
      columns: 'two',
      answers: { yes: t`Yes, if my doctor agrees`, no: t`No, or I'm not sure` },
    },
  };
  return (Object.keys(choices) as Question[]).map((id) => ({
    id,
    label: labels[id].label,
    columns: labels[id].columns,
    options: Object.entries(labels[id].answers).map(([value, label]) => ({ value, label })),
  }));
}
