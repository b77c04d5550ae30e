import {
  type ReactNode,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { Button } from '../Button/index.ts';
import * as fieldStyles from '../Field/Field.css.ts';
import { type Submission, Trap, takeEarlyInput, useSubmission } from '../Form/index.ts';
import { Icon } from '../Icon/index.ts';
import { type ToastContent, useToasts } from '../Toasts/index.ts';
import { type Locale, useUiLocale } from '../UiProvider/index.ts';
import * as styles from './NewsletterForm.css.ts';

export const newsletterFormTones = ['default', 'inverse'] as const;
export const newsletterFormLayouts = ['inline', 'stacked'] as const;

export interface NewsletterFormProps {
  /** Unique among the forms of a page, and stable: what was typed early is found by it. */
  id: string;
  words: {
    label: string;
    placeholder?: string;
    hint?: string;
    submit: string;
    submitting: string;
    /** Toast of an address that cannot be right; its text is what `validate` says. */
    invalid: { title: string };
    subscribed: ToastContent;
    failed: ToastContent;
  };
  /** Says what is wrong with an address, if anything is. */
  validate: (email: string) => Promise<string | undefined>;
  /** Sends the address; rejects where that failed. */
  onSubmit: (email: string, submission: Submission) => Promise<void>;
  /**
   * What stands below the field where the address could not be sent, until the next attempt: why, and
   * what can be done now; it may hold a link.
   */
  failureText?: (error: unknown) => ReactNode;
  /** Called once, when the field is first focused or typed into: the moment to fetch what sending needs. */
  onFirstUse?: () => void;
  /** What was typed earlier. @default '' */
  initialValue?: string;
  onValueChange?: (value: string) => void;
  /** `inverse` on deep grounds. @default 'default' */
  tone?: (typeof newsletterFormTones)[number];
  /** `stacked`: the button below the field at any width. @default 'inline' */
  layout?: (typeof newsletterFormLayouts)[number];
}

const maxEmailLength = 255;

/**
 * One field and a button, on every page and therefore light: a native field, no form library. For more
 * than an address use `ContactForm`.
 */
export function NewsletterForm({
  id,
  words,
  validate,
  onSubmit,
  failureText,
  onFirstUse,
  initialValue = '',
  onValueChange,
  tone = 'default',
  layout = 'inline',
}: NewsletterFormProps) {
  const fieldId = useId();
  const form = useRef<HTMLFormElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const isUsed = useRef(false);
  const [issue, setIssue] = useState<string>();
  const [failure, setFailure] = useState<{ error: unknown }>();
  const toasts = useToasts();
  const locale = useUiLocale();

  const takeOver = useEffectEvent(() => {
    const early = form.current && takeEarlyInput(form.current).get('email');
    if (!early || !input.current) return;
    input.current.value = early.value;
    onValueChange?.(early.value);
  });
  useLayoutEffect(() => takeOver(), []);

  // A message that is shown when the language changes is said again in the other one.
  const knownLocale = useRef(locale);
  const onLocale = useEffectEvent(async (next: Locale) => {
    if (knownLocale.current === next) return;
    knownLocale.current = next;
    if (issue === undefined) return;
    // What validates may not be had: the message then stays as it is.
    const found = await validate(input.current?.value.trim() ?? '').catch(() => issue);
    setIssue(found);
  });
  useEffect(() => {
    void onLocale(locale);
  }, [locale]);

  const noteUse = () => {
    if (isUsed.current) return;
    isUsed.current = true;
    toasts.preload();
    onFirstUse?.();
  };

  /** Notes why something has failed, which the toast does not say. */
  const noting = async <Result,>(work: Promise<Result>): Promise<Result> => {
    try {
      return await work;
    } catch (error) {
      setFailure({ error });
      throw error;
    }
  };

  const check = async () => {
    const field = input.current;
    if (!field) return undefined;
    noteUse();
    setFailure(undefined);
    const email = field.value.trim();
    const found = await noting(validate(email));
    setIssue(found);
    if (found === undefined) return email;
    toasts.show({ tone: 'error', title: words.invalid.title, description: found });
    field.focus();
    return undefined;
  };

  const { isSending, button, trap, onFormSubmit } = useSubmission<string>({
    form,
    id,
    check,
    onSubmit: (email, submission) => noting(onSubmit(email, submission)),
    onSent: () => {
      if (input.current) input.current.value = '';
      onValueChange?.('');
    },
    toasts: { sent: words.subscribed, failed: words.failed },
  });

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
    // method="dialog": an Enter before scripts have run stays here, instead of in the address.
    <form
      className={`${styles.root} ${styles.tone[tone]}`}
      id={id}
      ref={form}
      method="dialog"
      noValidate
      onSubmit={onFormSubmit}
    >
      <Trap field={trap} />
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
          maxLength={maxEmailLength}
          placeholder={words.placeholder}
          defaultValue={initialValue}
          readOnly={isSending}
          aria-invalid={issue !== undefined || undefined}
          aria-describedby={described || undefined}
          onFocus={noteUse}
          onChange={(event) => {
            noteUse();
            toasts.clearError();
            if (issue !== undefined) setIssue(undefined);
            onValueChange?.(event.target.value);
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
          {failure && failureText && (
            <output className={messageStyle}>
              <Icon name="alert" />
              <span>{failureText(failure.error)}</span>
            </output>
          )}
        </div>
        <Button
          type="submit"
          tone={isInverse ? 'inverse' : 'primary'}
          isBusy={isSending}
          busyLabel={words.submitting}
          ref={button}
        >
          {words.submit}
        </Button>
      </div>
    </form>
  );
}
