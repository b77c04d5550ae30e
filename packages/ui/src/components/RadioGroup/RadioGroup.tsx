import { type FieldOption, type FieldProps, useField } from '../Field/index.ts';
import * as styles from './RadioGroup.css.ts';

export const radioGroupColumns = ['two', 'three', 'twoToThree'] as const;

/** `value` is '' while no option is chosen. `name` is unique on the page. */
export interface RadioGroupProps extends FieldProps<string> {
  /** The options, in this order: unique values, each with a label. */
  options: readonly FieldOption[];
  /** Side by side where there is room; `twoToThree`, for long options, three where there is more. @default 'two' */
  columns?: (typeof radioGroupColumns)[number];
}

/**
 * A question with a few options, of which one can be chosen. For a yes or a consent use `Checkbox`, for many options
 * `Select`.
 */
export function RadioGroup({ options, columns = 'two', value, ...field }: RadioGroupProps) {
  const { control, change, label, notes } = useField(field);
  const { name, ref, required, ...group } = control;
  const chosen = options.findIndex((option) => option.value === value);
  return (
    <fieldset
      {...group}
      // A group cannot be required, read-only or invalid.
      role="radiogroup"
      aria-required={required || undefined}
      aria-readonly={field.isReadOnly || undefined}
    >
      <legend className={styles.label}>{label}</legend>
      <div className={styles.notes}>{notes}</div>
      <div className={styles.list}>
        <div className={`${styles.options} ${styles.columns[columns]}`}>
          {options.map((option, index) => (
            <label className={styles.option} key={option.value}>
              <input
                className={styles.input}
                type="radio"
                name={name}
                value={option.value}
                checked={index === chosen}
                onChange={() => change(option.value)}
                {...(index === Math.max(chosen, 0) && { ref })}
              />
              <span className={styles.text}>{option.label}</span>
            </label>
          ))}
        </div>
      </div>
    </fieldset>
  );
}
