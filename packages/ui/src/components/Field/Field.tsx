import { FieldError } from 'react-aria-components/FieldError';
import { Label } from 'react-aria-components/Label';
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
}

type FieldLabelProps = Pick<FieldProps, 'label' | 'isRequired' | 'requiredLabel' | 'optionalLabel'>;

/** The label of a React Aria field. */
export function FieldLabel({ label, isRequired, requiredLabel, optionalLabel }: FieldLabelProps) {
  const note = isRequired ? requiredLabel : optionalLabel;
  return (
    <Label className={styles.label}>
      {label}
      {note !== undefined && <span className={styles.note}>{note}</span>}
    </Label>
  );
}

/** The error of a React Aria field: icon and text, so that it does not depend on colour. */
export function FieldMessage({ children }: { children: string | undefined }) {
  return (
    <FieldError className={styles.message}>
      <Icon name="alert" />
      <span>{children}</span>
    </FieldError>
  );
}
