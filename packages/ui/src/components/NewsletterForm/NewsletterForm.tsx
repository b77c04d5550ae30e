import { type ReactNode, useId, useRef, useState } from 'react';
import { Button } from '../Button/index.ts';
import * as fieldStyles from '../Field/Field.css.ts';
import {
  type Draft,
  Honeypot,
  type Submission,
  useEarlyInput,
  useSubmission,
} from '../Form/index.ts';
import { Icon } from '../Icon/index.ts';
import { type ToastContent, useToasts } from '../Toasts/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import * as styles from './NewsletterForm.css.ts';

export const newsletterFormTones = ['default', 'inverse'] as const;
export const newsletterFormLayouts = ['inline', 'stacked'] as const;

export interface NewsletterValues {
  email: string;
}

export interface NewsletterFormProps {
  /** Unique on the page and stable: identifies the form before hydration. */
  id: string;
  words: {
    label: string;
    placeholder?: string;
    hint?: string;
    submit: string;
    submitting: string;
    /** Toast for a wrong address; its description is the result of `validate`. */
    invalid: { title: string };
    subscribed: ToastContent;
    failed: ToastContent;
  };
  /** Maximum length of the address. */
  maxLength: number;
  /** What is wrong with a trimmed address, if anything is. Called during render, so that it follows the language. */
  validate: (email: string) => string | undefined;
  /** Sends the trimmed address; rejects on failure. */
  onSubmit: (email: string, submission: Submission) => Promise<void>;
  /**
   * Below the field when `onSubmit` rejected, until the next attempt: why, and what to do now; it may hold a
   * link.
   */
  failureText?: (error: unknown) => ReactNode;
  /** Called once, when the field is first focused or edited: time to load what sending needs. */
  onFirstUse?: () => void;
  /** What was typed earlier; read on mount. @default an empty field */
  draft?: Draft<Partial<NewsletterValues>>;
  /** Called with the draft to keep, or with `undefined` once the field is empty or sent. */
  onDraftChange?: (draft: Draft<NewsletterValues> | undefined) => void;
  /** `inverse` on deep grounds. @default 'default' */
  tone?: (typeof newsletterFormTones)[number];
  /** `stacked`: the button below the field at any width. @default 'inline' */
  layout?: (typeof newsletterFormLayouts)[number];
}

/**
 * One field and a button. Small enough for every page: a native field, no form library. For more than an
 * address use `ContactForm`.
 */
export function NewsletterForm({
  id,
  words,
  maxLength,
  validate,
  onSubmit,
  failureText,
  onFirstUse,
  draft,
  onDraftChange,
  tone = 'default',
  layout = 'inline',
}: NewsletterFormProps) {
  const fieldId = useId();
  const form = useRef<HTMLFormElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const isUsed = useRef(false);
  const [wrongAddress, setWrongAddress] = useState<string>();
  const issue = wrongAddress === undefined ? undefined : validate(wrongAddress);
  const toasts = useToasts();
  const submission = useSubmission<NewsletterValues>({
    form,
    draft,
    onDraftChange,
    toasts: { sent: words.subscribed, failed: words.failed },
  });
  const { isSending, failure, honeypot } = submission;

  useEarlyInput(form, ({ email }) => submission.keepDraft({ email: String(email) }));

  const onUse = () => {
    if (isUsed.current) return;
    isUsed.current = true;
    toasts.preload();
    onFirstUse?.();
  };

  const submit = async () => {
    const field = input.current;
    if (!field) return;
    onUse();
    const email = field.value.trim();
    const found = validate(email);
    setWrongAddress(found === undefined ? undefined : email);
    if (found !== undefined) {
      const isRead = document.activeElement !== field;
      toasts.show({ tone: 'error', title: words.invalid.title, description: found, isRead });
      field.focus();
      return;
    }
    const isSent = await submission.send({ email: field.value }, (context) =>
      onSubmit(email, context),
    );
    if (isSent) field.value = '';
  };

  const hintId = `${fieldId}-hint`;
  const issueId = `${fieldId}-issue`;
  const described = [words.hint !== undefined && hintId, issue !== undefined && issueId]
    .filter(Boolean)
    .join(' ');
  const isInverse = tone === 'inverse';
  const messageStyle = isInverse
    ? `${fieldStyles.message} ${fieldStyles.messageInverse}`
    : fieldStyles.message;
  return (
    // method="dialog": a submit before hydration neither navigates nor puts the address into the URL.
    <form
      className={`${styles.root} ${styles.tone[tone]}`}
      id={id}
      ref={form}
      method="dialog"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submission.once(submit);
      }}
    >
      <Honeypot field={honeypot} />
      <label className={`${fieldStyles.label} ${styles.label[tone]}`} htmlFor={fieldId}>
        {words.label}
      </label>
      <div className={`${styles.row} ${styles.rowLayout[layout]}`}>
        <input
          className={`${fieldStyles.input} ${styles.input[tone]}`}
          id={fieldId}
          ref={input}
          type="email"
          name="email"
          autoComplete="email"
          required
          maxLength={maxLength}
          placeholder={words.placeholder}
          defaultValue={draft?.values.email}
          readOnly={isSending}
          aria-invalid={issue !== undefined || undefined}
          aria-describedby={described || undefined}
          onFocus={onUse}
          onChange={(event) => {
            onUse();
            submission.onEdit();
            setWrongAddress(undefined);
            submission.keepDraft({ email: event.target.value });
          }}
        />
        <div className={`${styles.notes} ${styles.notesLayout[layout]}`}>
          {words.hint !== undefined && (
            <p className={`${fieldStyles.below} ${styles.hint[tone]}`} id={hintId}>
              {words.hint}
            </p>
          )}
          {issue !== undefined && (
            <p className={messageStyle} id={issueId}>
              <Icon name="alert" />
              <span>{issue}</span>
            </p>
          )}
          <output className={`${messageStyle} ${styles.failure}`}>
            {failure && failureText && (
              <>
                <Icon name="alert" />
                <span>{failureText(failure.error)}</span>
              </>
            )}
          </output>
          <VisuallyHidden isStatus>{isSending && words.submitting}</VisuallyHidden>
        </div>
        <Button type="submit" isBusy={isSending} busyLabel={words.submitting}>
          {words.submit}
        </Button>
      </div>
    </form>
  );
}
