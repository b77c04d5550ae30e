import { useId } from 'react';
import * as fieldStyles from '../Field/Field.css.ts';
import { Icon } from '../Icon/index.ts';
import * as styles from './RadioGroup.css.ts';

/** Columns by the number of answers; others have those of six. */
const columns: Record<number, keyof typeof styles.columns> = {
  2: 'two',
  3: 'three',
  4: 'four',
  8: 'four',
};

export interface RadioGroupProps<Value extends string = string> {
  /** Name in the form; unique on the page. */
  name: string;
  /** The question. */
  label: string;
  /** The answers: unique values, each with a label. */
  options: readonly { value: Value; label: string }[];
  /** The chosen answer. @default none */
  value?: Value;
  /** Called when another answer is chosen. */
  onChange: (value: Value) => void;
  /** What is missing; marks the question as invalid. */
  errorMessage?: string;
  /** @default false */
  isRequired?: boolean;
}

/**
 * A question with two to eight answers, of which one can be chosen. For a yes or a consent use `Checkbox`. Native
 * radio buttons: the browser moves between them by arrow keys.
 */
export function RadioGroup<Value extends string>({
  name,
  label,
  options,
  value,
  onChange,
  errorMessage,
  isRequired = false,
}: RadioGroupProps<Value>) {
  const id = useId();
  const isInvalid = errorMessage !== undefined;
  return (
    <fieldset
      className={styles.root}
      // A group cannot be required or invalid.
      role="radiogroup"
      aria-required={isRequired || undefined}
      aria-invalid={isInvalid || undefined}
      aria-describedby={isInvalid ? id : undefined}
    >
      <legend className={styles.label}>{label}</legend>
      {isInvalid && (
        <p className={`${fieldStyles.message} ${styles.message}`} id={id}>
          <Icon name="alert" />
          <span>{errorMessage}</span>
        </p>
      )}
      <div className={styles.list}>
        <div className={`${styles.options} ${styles.columns[columns[options.length] ?? 'six']}`}>
          {options.map((option) => (
            <label className={styles.option} key={option.value}>
              <input
                className={styles.input}
                type="radio"
                name={name}
                value={option.value}
                checked={option.value === value}
                onChange={() => onChange(option.value)}
              />
              <span className={styles.text}>{option.label}</span>
            </label>
          ))}
        </div>
      </div>
    </fieldset>
  );
}
