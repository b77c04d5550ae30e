import { type ReactNode, useId } from 'react';
import * as fieldStyles from '../Field/Field.css.ts';
import { Icon } from '../Icon/index.ts';
import * as styles from './Checkbox.css.ts';

export interface CheckboxProps {
  /** Name in the form. */
  name: string;
  /** Whether it is ticked. */
  isSelected: boolean;
  /** Called when it is ticked or unticked. */
  onChange: (isSelected: boolean) => void;
  /** What is wrong and what to do; marks the box as invalid. */
  errorMessage?: string;
  /** @default false */
  isRequired?: boolean;
  /** The label; it may hold a link. */
  children: ReactNode;
}

/**
 * A consent or a choice within a form. A native checkbox, not React Aria's: it works before hydration, and
 * needs no inline style, which a strict Content-Security-Policy blocks.
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
