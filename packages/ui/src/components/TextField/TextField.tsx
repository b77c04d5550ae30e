import { Input } from 'react-aria-components/Input';
import { Text } from 'react-aria-components/Text';
import * as styles from '../Field/Field.css.ts';
import { type FieldProps, TextFieldFrame } from '../Field/index.ts';

export const textFieldTypes = ['text', 'email', 'tel'] as const;

export interface TextFieldProps extends FieldProps {
  /** Kind of text, for the phone's keyboard. @default 'text' */
  type?: (typeof textFieldTypes)[number];
  /** Autofill token of the HTML standard. */
  autoComplete?: string;
}

/** One line of text. For several lines use `TextArea`. */
export function TextField({ description, type = 'text', ...field }: TextFieldProps) {
  return (
    <TextFieldFrame {...field} type={type}>
      <Input className={styles.input} required={field.isRequired ?? false} />
      {description !== undefined && (
        <Text className={styles.below} slot="description">
          {description}
        </Text>
      )}
    </TextFieldFrame>
  );
}
