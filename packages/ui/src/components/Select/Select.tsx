import * as fieldStyles from '../Field/Field.css.ts';
import { type FieldOption, type FieldProps, useField } from '../Field/index.ts';
import * as styles from './Select.css.ts';

/** `value` is '' while no option is chosen. */
export interface SelectProps extends FieldProps<string, HTMLSelectElement> {
  /** The options, in this order: unique values, each with a label. */
  options: readonly FieldOption[];
  /** The label of no option, which comes first. @default one option is always chosen */
  emptyLabel?: string;
}

/**
 * One of many short options, in the system's own list: on a phone it is the easiest to use. For a few options that
 * visitors should compare use `RadioGroup`.
 */
export function Select({ options, emptyLabel, value, ...field }: SelectProps) {
  const { control, change, label, notes } = useField(field);
  return (
    <div className={fieldStyles.root}>
      <label className={fieldStyles.label} htmlFor={control.id}>
        {label}
      </label>
      <div className={styles.frame}>
        <select
          {...control}
          className={`${fieldStyles.input} ${styles.select}`}
          value={value}
          data-empty={value === '' || undefined}
          aria-readonly={field.isReadOnly || undefined}
          onChange={(event) => change(event.target.value)}
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
      {notes}
    </div>
  );
}
