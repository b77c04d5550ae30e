import { type ClipboardEvent, useEffect, useState } from 'react';
import { Text } from 'react-aria-components/Text';
import { TextArea as AriaTextArea } from 'react-aria-components/TextArea';
import * as styles from '../Field/Field.css.ts';
import { type FieldProps, TextFieldFrame } from '../Field/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';

export interface TextAreaProps extends FieldProps {
  /** Text of the counter; always visible, announced from 90 % of `maxLength` on. */
  counter?: (used: number, max: number) => string;
  /** Shown and announced when a paste was truncated. */
  pasteCutMessage?: string;
}

const announcedFrom = 0.9;
const announcementDelay = 1000;

/** Debounces the text, so that screen readers do not announce every keystroke. */
function useDebounced(text: string): string {
  const [debounced, setDebounced] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(text), announcementDelay);
    return () => clearTimeout(timer);
  }, [text]);
  return debounced;
}

/** Whether the paste exceeds `maxLength`, so that the browser truncates it. */
function isTruncated({ currentTarget, clipboardData }: ClipboardEvent<HTMLTextAreaElement>) {
  const { value, selectionStart, selectionEnd, maxLength } = currentTarget;
  if (maxLength < 0) return false;
  // A textarea's line breaks are one character, those of the Windows clipboard are two.
  const pasted = clipboardData.getData('text/plain').replaceAll('\r\n', '\n');
  return value.length - (selectionEnd - selectionStart) + pasted.length > maxLength;
}

/** Several lines of text, with a counter. For one line use `TextField`. */
export function TextArea({ description, counter, pasteCutMessage, ...field }: TextAreaProps) {
  const { value, maxLength } = field;
  const [isCut, setIsCut] = useState(false);
  const count = counter && maxLength !== undefined ? counter(value.length, maxLength) : undefined;
  const isNearLimit = maxLength !== undefined && value.length >= maxLength * announcedFrom;
  const announced = useDebounced(isNearLimit ? (count ?? '') : '');
  return (
    <TextFieldFrame {...field}>
      <AriaTextArea
        className={`${styles.input} ${styles.textArea}`}
        rows={6}
        required={field.isRequired ?? false}
        onPaste={(event) => setIsCut(isTruncated(event))}
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
    </TextFieldFrame>
  );
}
