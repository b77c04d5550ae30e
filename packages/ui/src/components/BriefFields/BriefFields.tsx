import { useMemo } from 'react';
import { Select, type SelectOption } from '../Select/index.ts';
import * as styles from './BriefFields.css.ts';

/** The answers; what was not answered is absent. */
export interface BriefAnswers {
  month?: string;
  nights?: string;
  travellers?: string;
  budget?: string;
  reply?: string;
  /** With `reply: 'phone'` only. */
  dayPart?: string;
  /** An IANA name. With `reply: 'phone'` only. */
  timeZone?: string;
}

type Question = keyof BriefAnswers;

export interface BriefFieldsProps {
  words: {
    /** What the answers are good for. */
    legend: string;
    /** After the legend, such as '(optional)'. */
    optional: string;
    /** The label of each question. */
    labels: Record<Question, string>;
    /** In a field without an answer. */
    empty: string;
    /** Asks for the phone number. */
    phoneMissing: string;
  };
  /** The answers to each question. `reply` has one with the value `phone`; time zones are the browser's. */
  options: Record<Exclude<Question, 'timeZone'>, readonly SelectOption[]>;
  answers: BriefAnswers;
  /** Called with all answers when one changes. */
  onChange: (answers: BriefAnswers) => void;
  /** Whether the form has no phone number. A hint asks for it where a call is wanted. @default false */
  isPhoneMissing?: boolean;
  /** Keeps the answers as they are. @default false */
  isReadOnly?: boolean;
}

const browserTimeZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The browser's time zones, with the visitor's own, which may have another name than in the list. */
const timeZones = (own: string): readonly SelectOption[] =>
  [...new Set([...Intl.supportedValuesOf('timeZone'), own])]
    .toSorted()
    .map((value) => ({ value, label: value.replaceAll('_', ' ') }));

/**
 * What helps to answer an enquiry at once, all of it optional: in a `ContactForm`, as its `brief`. The time zone is
 * read once a call is asked for.
 */
export function BriefFields({
  words,
  options,
  answers,
  onChange,
  isPhoneMissing = false,
  isReadOnly = false,
}: BriefFieldsProps) {
  const { reply, timeZone = 'UTC' } = answers;
  const isCall = reply === 'phone';
  // Not at every key press in the form: they are some 400.
  const zones = useMemo(() => (isCall ? timeZones(timeZone) : []), [isCall, timeZone]);

  const choose = (question: Question, value: string) => {
    const changed: BriefAnswers = { ...answers, [question]: value };
    if (question === 'reply') {
      delete changed.dayPart;
      delete changed.timeZone;
      if (value === 'phone') changed.timeZone = browserTimeZone();
    }
    if (value === '') delete changed[question];
    onChange(changed);
  };

  const fieldOf = (question: Question, choices: readonly SelectOption[]) => (
    <Select
      name={question}
      label={words.labels[question]}
      options={choices}
      emptyLabel={words.empty}
      value={answers[question] ?? ''}
      onChange={(value) => choose(question, value)}
      isReadOnly={isReadOnly}
    />
  );

  return (
    <fieldset className={styles.root}>
      <legend className={styles.legend}>
        {words.legend} <span className={styles.optional}>{words.optional}</span>
      </legend>
      <div className={styles.fields}>
        <div className={styles.half}>{fieldOf('month', options.month)}</div>
        <div className={styles.half}>{fieldOf('nights', options.nights)}</div>
        <div className={styles.third}>{fieldOf('travellers', options.travellers)}</div>
        <div className={styles.twoThirds}>{fieldOf('budget', options.budget)}</div>
        <div className={styles.half}>{fieldOf('reply', options.reply)}</div>
        <output className={`${styles.hint} ${styles.full}`}>
          {isCall && isPhoneMissing ? words.phoneMissing : undefined}
        </output>
        {isCall && (
          <>
            <div className={styles.startingHalf}>{fieldOf('dayPart', options.dayPart)}</div>
            <div className={styles.half}>{fieldOf('timeZone', zones)}</div>
          </>
        )}
      </div>
    </fieldset>
  );
}
