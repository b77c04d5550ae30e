import * as styles from '../Field/Field.css.ts';
import { type FieldProps, useField } from '../Field/index.ts';

export const textFieldTypes = ['text', 'email', 'tel'] as const;

export interface TextFieldProps extends FieldProps<string> {
  /** Kind of text, for the phone's keyboard. @default 'text' */
  type?: (typeof textFieldTypes)[number];
  /** Autofill token of the HTML standard. */
  autoComplete?: string;
  /** Keyboard of a phone, where `type` does not say it. */
  inputMode?: 'text' | 'numeric' | 'decimal' | 'email' | 'tel' | 'url' | 'search';
  /** Maximum number of characters. */
  maxLength?: number;
}

/** One line of text. For several lines use `TextArea`. */
export function TextField({
  type = 'text',
  autoComplete,
  inputMode,
  maxLength,
  value,
  ...field
}: TextFieldProps) {
  const { control, change, label, notes } = useField(field);
  return (
    <div className={styles.root}>
      <label className={styles.label} htmlFor={control.id}>
        {label}
      </label>
      <input
        {...control}
        className={styles.input}
        type={type}
        autoComplete={autoComplete}
        inputMode={inputMode}
        maxLength={maxLength}
        readOnly={field.isReadOnly}
        value={value}
        onChange={(event) => change(event.target.value)}
      />
      {notes}
    </div>
  );
}
