import { type ClipboardEvent, useEffect, useState } from 'react';
import { Text } from 'react-aria-components/Text';
import { TextArea as AriaTextArea } from 'react-aria-components/TextArea';
import { TextField as AriaTextField } from 'react-aria-components/TextField';
import * as styles from '../Field/Field.css.ts';
import { FieldLabel, FieldMessage, type FieldProps } from '../Field/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';

export interface TextAreaProps extends FieldProps {
  /** Most characters that can be typed. */
  maxLength?: number;
  /** Words of the counter, shown always, spoken from nine tenths of `maxLength` on. */
  counter?: (used: number, max: number) => string;
  /** Shown and spoken when a paste did not fit. */
  pasteCutMessage?: string;
  value: string;
  onChange: (value: string) => void;
}

const spokenFrom = 0.9;
const pauseBeforeSpeaking = 1000;

/** What is given, once it has stayed the same for a moment: nobody wants to hear every keystroke. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pauseBeforeSpeaking);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

/** Would this paste go beyond `maxLength`, so that the browser cuts it? */
function isCutByPaste({ currentTarget, clipboardData }: ClipboardEvent<HTMLTextAreaElement>) {
  const { value, selectionStart, selectionEnd, maxLength } = currentTarget;
  if (maxLength < 0) return false;
  // A text area holds line ends as one character, the clipboard of Windows as two.
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
  const isNearLimit = maxLength !== undefined && value.length >= maxLength * spokenFrom;
  const spoken = useSettled(isNearLimit ? (count ?? '') : '');
  return (
    <AriaTextField
      className={styles.root}
      // The form shows its own messages; 'native' would let the browser speak first.
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
      <VisuallyHidden isStatus>{spoken}</VisuallyHidden>
      <output className={styles.below}>{isCut ? pasteCutMessage : undefined}</output>
      <FieldMessage>{errorMessage}</FieldMessage>
    </AriaTextField>
  );
}
