import { type ClipboardEvent, useEffect, useState } from 'react';
import { Text } from 'react-aria-components/Text';
import { TextArea as AriaTextArea } from 'react-aria-components/TextArea';
import { TextField as AriaTextField } from 'react-aria-components/TextField';
import * as styles from '../Field/Field.css.ts';
import { FieldLabel, FieldMessage, type FieldProps } from '../Field/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';

export interface TextAreaProps extends FieldProps {
  /** Maximum number of characters. */
  maxLength?: number;
  /** Text of the counter; always shown, announced from 90 % of `maxLength` on. */
  counter?: (used: number, max: number) => string;
  /** Shown and announced when a paste did not fit. */
  pasteCutMessage?: string;
  value: string;
  onChange: (value: string) => void;
}

/** Share of `maxLength`. */
const announceFrom = 0.9;
/** In ms. */
const announceDelay = 1000;

/** Debounces a text, so that not every keystroke is announced. */
function useDebounced(text: string): string {
  const [debounced, setDebounced] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(text), announceDelay);
    return () => clearTimeout(timer);
  }, [text]);
  return debounced;
}

/** Whether the browser cuts this paste, as it exceeds `maxLength`. */
function isCutByPaste({ currentTarget, clipboardData }: ClipboardEvent<HTMLTextAreaElement>) {
  const { value, selectionStart, selectionEnd, maxLength } = currentTarget;
  if (maxLength < 0) return false;
  // A text area has line ends of one character, the Windows clipboard of two.
  const pasted = clipboardData.getData('text/plain').replaceAll('\r\n', '\n');
  return value.length - (selectionEnd - selectionStart) + pasted.length > maxLength;
}

/** Several lines of text, with a counter. For one line use `TextField`. */
export function TextArea({
  name,
  label,
  description,
  errorMessage,
  isRequired = false,
  requiredLabel,
  optionalLabel,
  isDisabled = false,
  isReadOnly = false,
  maxLength,
  counter,
  pasteCutMessage,
  value,
  onChange,
}: TextAreaProps) {
  const [isCut, setIsCut] = useState(false);
  const count = counter && maxLength !== undefined ? counter(value.length, maxLength) : undefined;
  const isNearLimit = maxLength !== undefined && value.length >= maxLength * announceFrom;
  const announced = useDebounced(isNearLimit ? (count ?? '') : '');
  return (
    <AriaTextField
      className={styles.root}
      // 'native' would block the submit and show the browser's messages.
      validationBehavior="aria"
      name={name}
      value={value}
      onChange={onChange}
      isInvalid={errorMessage !== undefined}
      isRequired={isRequired}
      isDisabled={isDisabled}
      isReadOnly={isReadOnly}
      {...(maxLength !== undefined && { maxLength })}
    >
      <FieldLabel
        label={label}
        isRequired={isRequired}
        {...(requiredLabel !== undefined && { requiredLabel })}
        {...(optionalLabel !== undefined && { optionalLabel })}
      />
      <AriaTextArea
        className={`${styles.input} ${styles.textArea}`}
        rows={6}
        required={isRequired}
        onPaste={(event) => setIsCut(isCutByPaste(event))}
        onInput={({ nativeEvent }) => {
          if (nativeEvent.inputType !== 'insertFromPaste') setIsCut(false);
        }}
      />
      {(description !== undefined || count !== undefined) && (
        <Text className={styles.below} slot="description">
          {description !== undefined && <span>{description}</span>}
          {count !== undefined && <span className={styles.counter}>{count}</span>}
        </Text>
      )}
      <VisuallyHidden isStatus>{announced}</VisuallyHidden>
      <output className={styles.below}>{isCut ? pasteCutMessage : undefined}</output>
      <FieldMessage>{errorMessage}</FieldMessage>
    </AriaTextField>
  );
}
