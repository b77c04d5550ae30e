import { type ReactNode, useRef } from 'react';
import type { ObjectSchema } from 'yup';
import { Button } from '../Button/index.ts';
import { Checkbox } from '../Checkbox/index.ts';
import { type Draft, Honeypot, type Submission, useSubmission } from '../Form/index.ts';
import { FormNote } from '../FormNote/index.ts';
import { TextArea } from '../TextArea/index.ts';
import { TextField } from '../TextField/index.ts';
import { type ToastContent, type TonedToast, useToasts } from '../Toasts/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import * as styles from './EnquiryForm.css.ts';
import { type Enquiry, type EnquiryValues, type RequiredValues, useEnquiry } from './useEnquiry.ts';

export interface EnquiryFormLabels extends Record<keyof Enquiry, string> {
  /** Below the message. */
  messageDescription?: string;
  /** Beside the label of the phone number. */
  optional: string;
  /** The label of the consent; it may hold a link. */
  consent: ReactNode;
  /** The label of a second, optional consent, such as to the use of sensitive details. @default not asked for */
  furtherConsent?: ReactNode;
  /** On the button. */
  submit: string;
  /** On the button while sending. */
  submitting: string;
  /** The message of an issue code. Called during render, so that messages follow the language. */
  issue: (code: string) => string;
  toasts: {
    /** Where the consent is missing. */
    consentRequired: ToastContent;
    /** Its description is the message of the first wrong field. */
    invalid: { title: string };
    /** `isAnnouncedElsewhere` where a `SentPanel` takes the focus and says the same as the description. */
    sent: Omit<TonedToast, 'tone'>;
    failed: ToastContent;
  };
  /** Below the message: how many characters of how many. */
  counter: (used: number, max: number) => string;
  /** Shown when a pasted message was longer than the limit. */
  pasteCut: string;
}

export interface EnquiryFormProps {
  /** Unique on the page and stable: identifies the form before hydration. @default 'contact' */
  id?: string;
  /**
   * A Yup schema of the four fields and the consent, whose messages are issue codes. Formik passes an empty field as `undefined`: an
   * optional one needs `.default('')`.
   */
  schema: ObjectSchema<RequiredValues>;
  /** Maximum length of each field. */
  limits: Record<keyof Enquiry, number>;
  labels: EnquiryFormLabels;
  /** Above the fields. For `Chips` that appear with hydration, `data-about` and `--chips` of `<html>` keep room. */
  about?: ReactNode;
  /**
   * Between the message and the consent, such as a `FieldGroup`.
   * @param form what was typed as the phone number, and whether the form is sending
   */
  moreFields?: (form: { phone: string; isReadOnly: boolean }) => ReactNode;
  /** What was typed earlier; read on mount. @default all fields empty */
  draft?: Draft<Partial<EnquiryValues>> | undefined;
  /** Called with the draft to keep, or with `undefined` once the form is empty or sent. */
  onDraftChange?: (draft: Draft<EnquiryValues> | undefined) => void;
  /** Called once, when the form first gets the focus: time to load what sending needs. */
  onFirstUse?: () => void;
  /** Sends the trimmed values; rejects on failure. */
  onSubmit: (enquiry: Omit<EnquiryValues, 'consent'>, submission: Submission) => Promise<void>;
  /**
   * Below the button when `onSubmit` rejected, until the next attempt: why, and what to do now; it may hold a
   * link.
   */
  failureText?: (enquiry: Enquiry, error: unknown) => ReactNode;
}

/**
 * An enquiry: name, email, phone, message and a consent, which the toast asks for first. Show a `SentPanel` above it
 * once it was sent. For an address alone use `NewsletterForm`.
 */
export function EnquiryForm({
  id = 'contact',
  schema,
  limits,
  labels,
  about,
  moreFields,
  draft,
  onDraftChange,
  onFirstUse,
  onSubmit,
  failureText,
}: EnquiryFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const toasts = useToasts();
  const submission = useSubmission<EnquiryValues>({
    form,
    draft,
    onDraftChange,
    onFirstUse,
    toasts: labels.toasts,
  });
  const { isSending, failure, honeypot } = submission;
  const { values, errors, setFieldValue, submit } = useEnquiry({
    form,
    schema,
    initialValues: draft?.values,
    onChange: (changed) => submission.keepDraft(changed),
    onInvalid: (name, issue, isAnnouncedElsewhere) =>
      toasts.show({
        tone: 'error',
        isAnnouncedElsewhere,
        ...(name === 'consent'
          ? labels.toasts.consentRequired
          : { title: labels.toasts.invalid.title, description: labels.issue(issue) }),
      }),
    onSubmit: (valid) => {
      const { consent: _given, ...enquiry } = schema.cast(valid);
      const { furtherConsent } = valid;
      return submission.send(valid, (context) => onSubmit({ ...enquiry, furtherConsent }, context));
    },
  });

  const field = <Name extends keyof EnquiryValues>(name: Name) => ({
    name,
    label: labels[name],
    value: values[name],
    onChange: (value: EnquiryValues[Name]) => {
      toasts.clearError();
      void setFieldValue(name, value);
    },
    isRequired: name !== 'phone' && name !== 'furtherConsent',
    isReadOnly: isSending,
    error: errors[name] && labels.issue(errors[name]),
  });

  return (
    // method="dialog": a submit before hydration neither navigates nor puts the values into the address.
    // onFocus only preloads; the form is not operable by it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <form
      className={styles.root}
      id={id}
      ref={form}
      method="dialog"
      noValidate
      onFocus={submission.onUse}
      onSubmit={(event) => {
        event.preventDefault();
        void submission.once(submit);
      }}
    >
      <div className={styles.about}>
        <div className={styles.aboutRoom}>{about}</div>
      </div>
      <Honeypot field={honeypot} />
      <TextField {...field('name')} maxLength={limits.name} autoComplete="name" />
      <div className={styles.pair}>
        <TextField {...field('email')} type="email" maxLength={limits.email} autoComplete="email" />
        <TextField
          {...field('phone')}
          secondaryLabel={labels.optional}
          type="tel"
          maxLength={limits.phone}
          autoComplete="tel"
        />
      </div>
      <TextArea
        {...field('message')}
        description={labels.messageDescription}
        maxLength={limits.message}
        labels={labels}
      />
      {moreFields?.({ phone: values.phone, isReadOnly: isSending })}
      <Checkbox {...field('consent')} />
      {labels.furtherConsent !== undefined && <Checkbox {...field('furtherConsent')} />}
      <div className={styles.action}>
        <Button type="submit" isBusy={isSending} busyLabel={labels.submitting}>
          {labels.submit}
        </Button>
      </div>
      <FormNote>{failure && failureText?.(values, failure.error)}</FormNote>
      <VisuallyHidden isStatus>{isSending && labels.submitting}</VisuallyHidden>
    </form>
  );
}
