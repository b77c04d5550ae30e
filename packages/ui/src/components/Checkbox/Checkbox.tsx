import { type FieldProps, useField } from '../Field/index.ts';
import * as styles from './Checkbox.css.ts';

/** `value` is whether it is ticked. */
export interface CheckboxProps extends FieldProps<boolean> {}

/** A consent or a choice within a form. Its label may hold a link. For one of several options use `RadioGroup`. */
export function Checkbox({ value, ...field }: CheckboxProps) {
  const { control, change, label, notes } = useField(field);
  return (
    <div className={styles.root}>
      <div className={styles.row}>
        <span className={styles.target}>
          <input
            {...control}
            className={styles.input}
            type="checkbox"
            checked={value}
            aria-readonly={field.isReadOnly || undefined}
            onChange={(event) => change(event.target.checked)}
          />
        </span>
        <label className={styles.label} htmlFor={control.id}>
          {label}
        </label>
      </div>
      {notes}
    </div>
  );
}
