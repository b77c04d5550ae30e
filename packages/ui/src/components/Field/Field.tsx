import { FieldError } from 'react-aria-components/FieldError';
import { Label } from 'react-aria-components/Label';
import { Icon } from '../Icon/index.ts';
import * as styles from './Field.css.ts';

/** Props of every labelled field. */
export interface FieldProps {
  /** Name in the form; browsers use it for autofill. */
  name: string;
  /** What to enter; always visible. */
  label: string;
  /** How to fill it in; stays visible while typing. */
  description?: string;
  /** What is wrong and what to do; marks the field as invalid. */
  errorMessage?: string;
  /** @default false */
  isRequired?: boolean;
  /** Beside the label of a required field, such as '(required)'. */
  requiredLabel?: string;
  /** Beside the label of a field that may be empty, such as '(optional)'. */
  optionalLabel?: string;
  /** Cannot be focused or changed. @default false */
  isDisabled?: boolean;
  /** Can be focused but not changed. @default false */
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

/** The error of a React Aria field: an icon and words, not colour alone. */
export function FieldMessage({ children }: { children: string | undefined }) {
  return (
    <FieldError className={styles.message}>
      <Icon name="alert" />
      <span>{children}</span>
    </FieldError>
  );
}
