import { type ReactNode, useId } from 'react';
import * as fieldStyles from '../Field/Field.css.ts';
import { Icon } from '../Icon/index.ts';
import * as styles from './Checkbox.css.ts';

export interface CheckboxProps {
  /** Name in the form. */
  name: string;
  /** Whether the box is checked. */
  isSelected: boolean;
  /** Called when the box is checked or unchecked. */
  onChange: (isSelected: boolean) => void;
  /** What is wrong and how to fix it; marks the box as invalid. */
  errorMessage?: string;
  /** Marks the box as required. @default false */
  isRequired?: boolean;
  /** The label; it may hold a link. */
  children: ReactNode;
}

/**
 * A consent. For text use `TextField`. A native checkbox, not React Aria's: it works before hydration, and has no
 * inline style, which a strict Content-Security-Policy blocks.
 */
export function Checkbox({
  name,
  isSelected,
  onChange,
  errorMessage,
  isRequired = false,
  children,
}: CheckboxProps) {
  const id = useId();
  const messageId = `${id}-message`;
  const isInvalid = errorMessage !== undefined;
  return (
    <div className={styles.root}>
      <div className={styles.row}>
        <span className={styles.target}>
          <input
            className={styles.input}
            type="checkbox"
            id={id}
            name={name}
            checked={isSelected}
            onChange={(event) => onChange(event.target.checked)}
            required={isRequired}
            aria-invalid={isInvalid || undefined}
            aria-describedby={isInvalid ? messageId : undefined}
          />
        </span>
        <label className={styles.label} htmlFor={id}>
          {children}
        </label>
      </div>
      {isInvalid && (
        <p className={fieldStyles.message} id={messageId}>
          <Icon name="alert" />
          <span>{errorMessage}</span>
        </p>
      )}
    </div>
  );
}
