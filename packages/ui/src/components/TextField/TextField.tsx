import { Input } from 'react-aria-components/Input';
import { Text } from 'react-aria-components/Text';
import { TextField as AriaTextField } from 'react-aria-components/TextField';
import * as styles from '../Field/Field.css.ts';
import { FieldLabel, FieldMessage, type FieldProps } from '../Field/index.ts';

export const textFieldTypes = ['text', 'email', 'tel'] as const;

export interface TextFieldProps extends FieldProps {
  /** @default 'text' */
  type?: (typeof textFieldTypes)[number];
  /** An autofill token of the HTML standard. */
  autoComplete?: string;
  /** Maximum number of characters. */
  maxLength?: number;
  value: string;
  onChange: (value: string) => void;
}

/** One line of text. For several lines use `TextArea`. */
export function TextField({
  name,
  label,
  description,
  errorMessage,
  isRequired = false,
  requiredLabel,
  optionalLabel,
  isDisabled = false,
  isReadOnly = false,
  type = 'text',
  autoComplete,
  maxLength,
  value,
  onChange,
}: TextFieldProps) {
  return (
    <AriaTextField
      className={styles.root}
      // 'native' would block the submit and show the browser's messages.
      validationBehavior="aria"
      name={name}
      type={type}
      value={value}
      onChange={onChange}
      isInvalid={errorMessage !== undefined}
      isRequired={isRequired}
      isDisabled={isDisabled}
      isReadOnly={isReadOnly}
      {...(autoComplete !== undefined && { autoComplete })}
      {...(maxLength !== undefined && { maxLength })}
    >
      <FieldLabel
        label={label}
        isRequired={isRequired}
        {...(requiredLabel !== undefined && { requiredLabel })}
        {...(optionalLabel !== undefined && { optionalLabel })}
      />
      <Input className={styles.input} required={isRequired} />
      {description !== undefined && (
        <Text className={styles.below} slot="description">
          {description}
        </Text>
      )}
      <FieldMessage>{errorMessage}</FieldMessage>
    </AriaTextField>
  );
}
