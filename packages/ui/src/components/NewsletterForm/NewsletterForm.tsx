import { type ReactNode, useRef, useState } from 'react';
import { Button } from '../Button/index.ts';
import * as fieldStyles from '../Field/Field.css.ts';
import { useField } from '../Field/index.ts';
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

export const newsletterFormLayouts = ['inline', 'stacked'] as const;

export interface NewsletterValues {
  email: string;
}

export interface NewsletterFormProps {
  /** Unique on the page and stable: identifies the form before hydration. */
  id: string;
  labels: {
    label: string;
    placeholder?: string;
    /** Below the field, such as what happens next. */
    description?: string;
    submit: string;
    submitting: string;
    toasts: {
      /** For a wrong address; its description is the result of `validate`. */
      invalid: { title: string };
      sent: ToastContent;
      failed: ToastContent;
    };
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
  draft?: Draft<Partial<NewsletterValues>> | undefined;
  /** Called with the draft to keep, or with `undefined` once the field is empty or sent. */
  onDraftChange?: (draft: Draft<NewsletterValues> | undefined) => void;
  /** `stacked`: the button below the field at any width. @default 'inline' */
  layout?: (typeof newsletterFormLayouts)[number];
}

/**
 * One field and a button. Small enough for every page: a native field, no form library. For more than an
 * address use `EnquiryForm`.
 */
export function NewsletterForm({
  id,
  labels,
  maxLength,
  validate,
  onSubmit,
  failureText,
  onFirstUse,
  draft,
  onDraftChange,
  layout = 'inline',
}: NewsletterFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [wrongAddress, setWrongAddress] = useState<string>();
  const issue = wrongAddress === undefined ? undefined : validate(wrongAddress);
  const toasts = useToasts();
  const submission = useSubmission<NewsletterValues>({
    form,
    draft,
    onDraftChange,
    onFirstUse,
    toasts: labels.toasts,
  });
  const { isSending, failure, honeypot } = submission;

  useEarlyInput(form, ({ email }) => submission.keepDraft({ email: String(email) }));

  const submit = async () => {
    const field = input.current;
    if (!field) return;
    submission.onUse();
    const email = field.value.trim();
    const found = validate(email);
    setWrongAddress(found === undefined ? undefined : email);
    if (found !== undefined) {
      const isAnnouncedElsewhere = document.activeElement !== field;
      toasts.show({
        tone: 'error',
        title: labels.toasts.invalid.title,
        description: found,
        isAnnouncedElsewhere,
      });
      field.focus();
      return;
    }
    const isSent = await submission.send({ email: field.value }, (context) =>
      onSubmit(email, context),
    );
    if (isSent) field.value = '';
  };

  const { control, change, label, notes } = useField({
    name: 'email',
    label: labels.label,
    description: labels.description,
    error: issue,
    isRequired: true,
    onChange: (email: string) => {
      submission.onUse();
      toasts.clearError();
      setWrongAddress(undefined);
      submission.keepDraft({ email });
    },
    ref: input,
  });
  return (
    // method="dialog": a submit before hydration neither navigates nor puts the address into the URL.
    <form
      className={styles.root}
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
      <label className={`${fieldStyles.label} ${styles.label}`} htmlFor={control.id}>
        {label}
      </label>
      <div className={`${styles.row} ${styles.rowLayout[layout]}`}>
        <input
          {...control}
          className={fieldStyles.input}
          type="email"
          autoComplete="email"
          maxLength={maxLength}
          placeholder={labels.placeholder}
          defaultValue={draft?.values.email}
          readOnly={isSending}
          onFocus={submission.onUse}
          onChange={(event) => change(event.target.value)}
        />
        <div className={`${styles.notes} ${styles.notesLayout[layout]}`}>
          {notes}
          <output className={`${fieldStyles.message} ${styles.failure}`}>
            {failure && failureText && (
              <>
                <Icon name="alert" />
                <span>{failureText(failure.error)}</span>
              </>
            )}
          </output>
          <VisuallyHidden isStatus>{isSending && labels.submitting}</VisuallyHidden>
        </div>
        <Button type="submit" isBusy={isSending} busyLabel={labels.submitting}>
          {labels.submit}
        </Button>
      </div>
    </form>
  );
}
