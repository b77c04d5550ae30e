import { type ClipboardEvent, useEffect, useState } from 'react';
import * as styles from '../Field/Field.css.ts';
import { type FieldProps, useField } from '../Field/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';

export interface TextAreaProps extends FieldProps<string, HTMLTextAreaElement> {
  /** Maximum number of characters. */
  maxLength?: number;
  labels?: {
    /** Text of the counter, which needs `maxLength`. */
    counter?: (used: number, max: number) => string;
    /** Shown when a paste was longer than `maxLength`. */
    pasteCut?: string;
  };
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
export function TextArea({
  maxLength,
  labels: { counter, pasteCut } = {},
  value,
  description,
  ...field
}: TextAreaProps) {
  const [isCut, setIsCut] = useState(false);
  const count = counter && maxLength !== undefined ? counter(value.length, maxLength) : undefined;
  const isNearLimit = maxLength !== undefined && value.length >= maxLength * announcedFrom;
  const announced = useDebounced(isNearLimit ? (count ?? '') : '');
  const { control, change, label, notes } = useField({
    ...field,
    description:
      count === undefined ? (
        description
      ) : (
        <>
          <span>{description}</span>
          <span className={styles.counter}>{count}</span>
        </>
      ),
  });
  return (
    <div className={styles.root}>
      <label className={styles.label} htmlFor={control.id}>
        {label}
      </label>
      <textarea
        {...control}
        className={`${styles.input} ${styles.textArea}`}
        rows={6}
        maxLength={maxLength}
        readOnly={field.isReadOnly}
        value={value}
        onChange={(event) => change(event.target.value)}
        onPaste={(event) => setIsCut(isTruncated(event))}
        onInput={({ nativeEvent }) => {
          if (nativeEvent.inputType !== 'insertFromPaste') setIsCut(false);
        }}
      />
      {notes}
      <VisuallyHidden isStatus>{announced}</VisuallyHidden>
      <output className={styles.below}>{isCut ? pasteCut : undefined}</output>
    </div>
  );
}
