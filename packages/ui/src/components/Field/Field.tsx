import { FieldError } from 'react-aria-components/FieldError';
import { Label } from 'react-aria-components/Label';
import { Icon } from '../Icon/index.ts';
import * as styles from './Field.css.ts';

/** What every labelled field takes. */
export interface FieldProps {
  /** Name in the form, and in what the browser fills in by itself. */
  name: string;
  /** What to enter; always in sight. */
  label: string;
  /** Says what to enter, and stays while one types. */
  description?: string;
  /** What is wrong and what to do; marks the field as wrong. */
  errorMessage?: string;
  /** It must not stay empty. @default false */
  isRequired?: boolean;
  /** Beside the label of a required field, such as '(required)'. */
  requiredLabel?: string;
  /** Beside the label of a field that may stay empty, such as '(optional)'. */
  optionalLabel?: string;
  /** It cannot be used now. @default false */
  isDisabled?: boolean;
  /** Shown, and not to be changed. @default false */
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

/** The error of a React Aria field: a sign and words, so that colour is not all that tells. */
export function FieldMessage({ children }: { children: string | undefined }) {
  return (
    <FieldError className={styles.message}>
      <Icon name="alert" />
      <span>{children}</span>
    </FieldError>
  );
}
