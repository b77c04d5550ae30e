import type { ReactNode } from 'react';
import { FieldError } from 'react-aria-components/FieldError';
import { Label } from 'react-aria-components/Label';
import { TextField as AriaTextField } from 'react-aria-components/TextField';
import { Icon } from '../Icon/index.ts';
import * as styles from './Field.css.ts';

/** Props of every labelled field. */
export interface FieldProps {
  /** Name in the form and for autofill. */
  name: string;
  /** Visible label. */
  label: string;
  /** Help text below the field. */
  description?: string;
  /** What is wrong and how to fix it; marks the field as invalid. */
  errorMessage?: string;
  /** Marks the field as required. @default false */
  isRequired?: boolean;
  /** Beside the label of a required field, such as '(required)'. */
  requiredLabel?: string;
  /** Beside the label of an optional field, such as '(optional)'. */
  optionalLabel?: string;
  /** Disables the field. @default false */
  isDisabled?: boolean;
  /** Makes the value read-only. @default false */
  isReadOnly?: boolean;
  /** Maximum number of characters. */
  maxLength?: number;
  value: string;
  onChange: (value: string) => void;
}

interface TextFieldFrameProps extends Omit<FieldProps, 'description'> {
  type?: 'text' | 'email' | 'tel';
  autoComplete?: string;
  /** The input or textarea, and what is between it and the error. */
  children: ReactNode;
}

/** The common parts of `TextField` and `TextArea`: label, React Aria's context and error. */
export function TextFieldFrame({
  label,
  errorMessage,
  isRequired = false,
  requiredLabel,
  optionalLabel,
  children,
  ...field
}: TextFieldFrameProps) {
  const note = isRequired ? requiredLabel : optionalLabel;
  return (
    <AriaTextField
      {...field}
      className={styles.root}
      // The form shows its own messages; 'native' would show the browser's first.
      validationBehavior="aria"
      isInvalid={errorMessage !== undefined}
      isRequired={isRequired}
    >
      <Label className={styles.label}>
        {label}
        {note !== undefined && <span className={styles.note}>{note}</span>}
      </Label>
      {children}
      <FieldError className={styles.message}>
        <Icon name="alert" />
        <span>{errorMessage}</span>
      </FieldError>
    </AriaTextField>
  );
}
