import { useId } from 'react';
import * as fieldStyles from '../Field/Field.css.ts';
import * as styles from './Select.css.ts';

export interface SelectOption {
  value: string;
  label: string;
}

export interface SelectProps {
  /** Name in the form. */
  name: string;
  /** Visible label. */
  label: string;
  /** The answers, in this order: unique values, each with a label. */
  options: readonly SelectOption[];
  /** The label of no answer, which comes first. @default there is always an answer */
  emptyLabel?: string;
  /** Help text below the field. */
  description?: string;
  /** The chosen answer; '' for none. */
  value: string;
  /** Called when another answer is chosen. */
  onChange: (value: string) => void;
  /** Keeps the answer as it is. @default false */
  isReadOnly?: boolean;
}

/**
 * One of many short answers, in the system's own list: on a phone it is the easiest to use. For a few answers that
 * visitors should compare use `RadioGroup`.
 */
export function Select({
  name,
  label,
  options,
  emptyLabel,
  description,
  value,
  onChange,
  isReadOnly = false,
}: SelectProps) {
  const id = useId();
  const descriptionId = `${id}-description`;
  return (
    <div className={fieldStyles.root}>
      <label className={fieldStyles.label} htmlFor={id}>
        {label}
      </label>
      <div className={styles.frame}>
        <select
          className={`${fieldStyles.input} ${styles.select}`}
          id={id}
          name={name}
          value={value}
          data-empty={value === '' || undefined}
          aria-readonly={isReadOnly || undefined}
          aria-describedby={description === undefined ? undefined : descriptionId}
          onChange={(event) => {
            if (!isReadOnly) onChange(event.target.value);
          }}
        >
          {emptyLabel !== undefined && (
            <option className={styles.option} value="">
              {emptyLabel}
            </option>
          )}
          {options.map((option) => (
            <option className={styles.option} key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      </div>
      {description !== undefined && (
        <p className={fieldStyles.below} id={descriptionId}>
          {description}
        </p>
      )}
    </div>
  );
}
