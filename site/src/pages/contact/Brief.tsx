import { brand } from '@elevate/brand';
import {
  type Brief as Answers,
  budgetBands,
  dayParts,
  nightRanges,
  offeredMonths,
  partySizes,
} from '@elevate/enquiry';
import {
  budgetText,
  dayPartText,
  monthText,
  nightsText,
  travellersText,
} from '@elevate/enquiry/briefText';
import { FieldGroup, type FieldOption, FieldRow, Select } from '@elevate/ui';
import type { I18n } from '@lingui/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo, useState } from 'react';
import { useToday } from '../../shell/useToday.ts';
import { changeAnswer } from './changeAnswer.ts';

interface BriefProps {
  answers: Answers | undefined;
  onChange: (answers: Answers | undefined) => void;
  /** What was typed as the phone number. */
  phone: string;
  isReadOnly: boolean;
}

/** The browser's time zones, with the visitor's own, which may have another name than in the list. */
const timeZones = (own: string): FieldOption[] =>
  [...new Set([...Intl.supportedValuesOf('timeZone'), own])]
    .toSorted()
    .map((value) => ({ value, label: value.replaceAll('_', ' ') }));

/** The optional answers of the enquiry form, one press away; open once there is one. */
export function Brief({ answers = {}, onChange, phone, isReadOnly }: BriefProps) {
  const { t, i18n } = useLingui();
  const today = useToday();
  const isCall = answers.reply === 'phone';
  const { timeZone = 'UTC' } = answers;
  const isAnswered = Object.keys(answers).length > 0;
  // It stays open when the only answer is taken back.
  const [isOpen, setOpen] = useState(isAnswered);
  if (isAnswered && !isOpen) setOpen(true);
  // Not at every key press in the form: they are some 400.
  const zones = useMemo(() => (isCall ? timeZones(timeZone) : []), [isCall, timeZone]);

  const optionsOf = <Value extends string>(
    values: readonly Value[],
    textOf: (value: Value, i18n: I18n) => string,
  ): FieldOption[] => values.map((value) => ({ value, label: textOf(value, i18n) }));

  const select = (name: keyof Answers, label: string, options: readonly FieldOption[]) => (
    <Select
      name={name}
      label={label}
      options={options}
      emptyLabel={t`Choose`}
      value={answers[name] ?? ''}
      onChange={(value) => onChange(changeAnswer(answers, name, value))}
      isReadOnly={isReadOnly}
    />
  );

  return (
    <FieldGroup
      label={t`Helps us answer in one email`}
      secondaryLabel={t`(optional)`}
      isOpen={isOpen}
    >
      <FieldRow>
        {select('month', t`Month`, [
          { value: 'open', label: t`I'm flexible` },
          ...optionsOf(offeredMonths(today), monthText),
        ])}
        {select('nights', t`Nights`, optionsOf(nightRanges, nightsText))}
      </FieldRow>
      <FieldRow template="narrowWide">
        {select('travellers', t`Travellers`, optionsOf(partySizes, travellersText))}
        {select(
          'budget',
          t`Budget, without flights`,
          optionsOf([...budgetBands(brand.budget.bounds).map(({ id }) => id), 'unknown'], (value) =>
            budgetText(value, brand.budget, i18n),
          ),
        )}
      </FieldRow>
      <FieldRow>
        {select('reply', t`How should we answer?`, [
          { value: 'email', label: t`By email` },
          { value: 'phone', label: t`By phone` },
        ])}
      </FieldRow>
      <output>
        {isCall && phone.trim() === '' && (
          <Trans>To get a call, please add your phone number above.</Trans>
        )}
      </output>
      {isCall && (
        <FieldRow>
          {select('dayPart', t`Best time to call`, optionsOf(dayParts, dayPartText))}
          {select('timeZone', t`Your time zone`, zones)}
        </FieldRow>
      )}
    </FieldGroup>
  );
}
