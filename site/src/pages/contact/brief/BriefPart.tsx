import { brand } from '@elevate/brand';
import {
  type Brief as Answers,
  budgetBands,
  dayParts,
  nightRanges,
  offeredMonths,
  parseBrief,
  partySizes,
} from '@elevate/enquiry';
import {
  budgetText,
  dayPartText,
  monthText,
  nightsText,
  travellersText,
} from '@elevate/enquiry/briefText';
import { BriefFields } from '@elevate/ui';
import { useLingui } from '@lingui/react/macro';
import { useToday } from '../../../shell/useToday.ts';

export interface BriefPartProps {
  answers: Answers | undefined;
  onChange: (answers: Answers | undefined) => void;
  /** What was typed as the phone number. */
  phone: string;
  isReadOnly: boolean;
}

/** The optional answers of the enquiry form. Loaded with its words when the form is near or used. */
export default function BriefPart({ answers, onChange, phone, isReadOnly }: BriefPartProps) {
  const { t, i18n } = useLingui();
  const today = useToday();
  const { bounds } = brand.budget;
  const budgets = [...budgetBands(bounds).map(({ id }) => id), 'unknown'];
  return (
    <BriefFields
      answers={answers ?? {}}
      onChange={(changed) => onChange(parseBrief(changed, { bounds, now: today.getTime() }))}
      isPhoneMissing={phone.trim() === ''}
      isReadOnly={isReadOnly}
      options={{
        month: [
          { value: 'open', label: t`I'm flexible` },
          ...offeredMonths(today).map((value) => ({ value, label: monthText(value, i18n) })),
        ],
        nights: nightRanges.map((value) => ({ value, label: nightsText(value, i18n) })),
        travellers: partySizes.map((value) => ({ value, label: travellersText(value, i18n) })),
        budget: budgets.map((value) => ({ value, label: budgetText(value, brand.budget, i18n) })),
        reply: [
          { value: 'email', label: t`By email` },
          { value: 'phone', label: t`By phone` },
        ],
        dayPart: dayParts.map((value) => ({ value, label: dayPartText(value, i18n) })),
      }}
      words={{
        legend: t`Helps us answer in one email`,
        optional: t`(optional)`,
        labels: {
          month: t`Month`,
          nights: t`Nights`,
          travellers: t`Travellers`,
          budget: t`Budget, without flights`,
          reply: t`How should we answer?`,
          dayPart: t`Best time to call`,
          timeZone: t`Your time zone`,
        },
        empty: t`Choose`,
        phoneMissing: t`To get a call, please add your phone number above.`,
      }}
    />
  );
}
