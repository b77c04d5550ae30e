import { type FocusEvent, type ReactNode, type Ref, useId } from 'react';
import { Icon } from '../Icon/index.ts';
import * as styles from './Field.css.ts';

/** Props of every field. */
export interface FieldProps<Value, Control extends HTMLElement = HTMLInputElement> {
  /** Name in the form. */
  name: string;
  /** Id of the field's element, unique on the page. @default a generated id */
  id?: string;
  /** Visible label. */
  label: ReactNode;
  /** Beside the label, such as '(optional)' or '(required)'. */
  secondaryLabel?: string | undefined;
  /** Help text, which stays visible. */
  description?: string | undefined;
  /** What is wrong and how to fix it; marks the field as invalid. */
  error?: string | undefined;
  /** An answer is needed. Mark it with `secondaryLabel` where it is the rarer kind. @default false */
  isRequired?: boolean;
  /** It can be neither changed nor focused, and is not submitted. @default false */
  isDisabled?: boolean;
  /** It can be focused and is submitted, but not changed. @default false */
  isReadOnly?: boolean;
  /** Text, the chosen option or whether it is ticked. */
  value: Value;
  /** Called with the new value. */
  onChange: (value: Value) => void;
  /** Called when the focus leaves the field. */
  onBlur?: () => void;
  /** The element that takes the focus. */
  ref?: Ref<Control>;
}

/** A choice of a `Select` or `RadioGroup`. */
export interface FieldOption {
  value: string;
  label: string;
}

interface UseFieldOptions<Value, Control extends HTMLElement>
  extends Omit<FieldProps<Value, Control>, 'value' | 'description'> {
  description?: ReactNode;
}

/**
 * The common parts of all fields: ids, marks, messages and states. The elements are native ones: they work before
 * hydration, and need no inline style, which a strict Content-Security-Policy blocks.
 */
export function useField<Value, Control extends HTMLElement>({
  name,
  id,
  label,
  secondaryLabel,
  description,
  error,
  isRequired = false,
  isDisabled = false,
  isReadOnly = false,
  onChange,
  onBlur,
  ref,
}: UseFieldOptions<Value, Control>) {
  const generatedId = useId();
  const fieldId = id ?? generatedId;
  const isDescribed = description !== undefined;
  const isInvalid = error !== undefined;
  const descriptionId = `${fieldId}-description`;
  const errorId = `${fieldId}-error`;
  return {
    control: {
      id: fieldId,
      name,
      ref,
      required: isRequired,
      disabled: isDisabled,
      'aria-invalid': isInvalid || undefined,
      'aria-describedby':
        [isDescribed && descriptionId, isInvalid && errorId].filter(Boolean).join(' ') || undefined,
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (!currentTarget.contains(relatedTarget)) onBlur?.();
      },
    },
    /** Only text fields have a native read-only state. */
    change: (value: Value) => {
      if (!isReadOnly) onChange(value);
    },
    label: (
      <>
        {label}
        {secondaryLabel !== undefined && (
          <>
            {' '}
            <span className={styles.secondary}>{secondaryLabel}</span>
          </>
        )}
      </>
    ),
    notes: (
      <>
        {isDescribed && (
          <p className={styles.below} id={descriptionId}>
            {description}
          </p>
        )}
        {isInvalid && (
          <p className={styles.message} id={errorId}>
            <Icon name="alert" />
            <span>{error}</span>
          </p>
        )}
      </>
    ),
  };
}
