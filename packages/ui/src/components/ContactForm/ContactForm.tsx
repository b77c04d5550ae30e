import { type ReactNode, useRef } from 'react';
import type { ObjectSchema } from 'yup';
import * as briefStyles from '../BriefFields/BriefFields.css.ts';
import { Button } from '../Button/index.ts';
import { Checkbox } from '../Checkbox/index.ts';
import { type Draft, Honeypot, type Submission, useSubmission } from '../Form/index.ts';
import { FormNote } from '../FormNote/index.ts';
import { TextArea } from '../TextArea/index.ts';
import { TextField } from '../TextField/index.ts';
import { type ToastContent, type TonedToast, useToasts } from '../Toasts/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import * as styles from './ContactForm.css.ts';
import { type Enquiry, type EnquiryValues, useEnquiry } from './useEnquiry.ts';

export interface ContactFormWords extends Record<keyof Enquiry, string> {
  /** Below the label of the message. */
  messageHint?: string;
  /** Beside the label of the phone number. */
  optional: string;
  /** The label of the consent; it may hold a link. */
  consent: ReactNode;
  /** On the button. */
  submit: string;
  /** On the button while sending. */
  submitting: string;
  /** The words of an issue code. Called during render, so that messages follow the language. */
  issue: (code: string) => string;
  toasts: {
    /** Its description is also the message at the checkbox. */
    consentRequired: Required<ToastContent>;
    /** Its description is the message of the first wrong field. */
    invalid: { title: string };
    /** `isRead` where a `SentPanel` takes the focus and says the same as the description. */
    sent: Omit<TonedToast, 'tone'>;
    failed: ToastContent;
  };
  /** Below the message: how many characters of how many. */
  counter: (used: number, max: number) => string;
  /** Shown when a pasted message was longer than the limit. */
  pasteCut: string;
}

export interface ContactFormProps {
  /** Unique on the page and stable: identifies the form before hydration. @default 'contact' */
  id?: string;
  /** A Yup schema of `EnquiryValues` whose messages are issue codes. */
  schema: ObjectSchema<EnquiryValues>;
  /** Maximum length of each field. */
  limits: Record<keyof Enquiry, number>;
  /** All words of the form. */
  words: ContactFormWords;
  /** Above the fields. */
  about?: ReactNode;
  /**
   * Between the message and the consent: `BriefFields`. Its room is reserved, so it may load later.
   * @param form what was typed as the phone number, and whether the form is sending
   */
  brief?: (form: { phone: string; isReadOnly: boolean }) => ReactNode;
  /** What was typed earlier; read on mount. @default all fields empty */
  draft?: Draft<Partial<EnquiryValues>>;
  /** Called with the draft to keep, or with `undefined` once the form is empty or sent. */
  onDraftChange?: (draft: Draft<EnquiryValues> | undefined) => void;
  /** Called when the form gets the focus: time to load what sending needs. */
  onFirstUse?: () => void;
  /** Sends the trimmed values; rejects on failure. */
  onSubmit: (enquiry: Enquiry, submission: Submission) => Promise<void>;
  /**
   * Below the button when `onSubmit` rejected, until the next attempt: why, and what to do now; it may hold a
   * link.
   */
  failureText?: (enquiry: Enquiry, error: unknown) => ReactNode;
}

/** The enquiry: four fields, optional answers and a consent, which the toast asks for first. For an address alone use `NewsletterForm`. */
export function ContactForm({
  id = 'contact',
  schema,
  limits,
  words,
  about,
  brief,
  draft,
  onDraftChange,
  onFirstUse,
  onSubmit,
  failureText,
}: ContactFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const toasts = useToasts();
  const submission = useSubmission<EnquiryValues>({
    form,
    draft,
    onDraftChange,
    toasts: words.toasts,
  });
  const { isSending, failure, honeypot } = submission;
  const { values, errors, setFieldValue, submit } = useEnquiry({
    form,
    schema,
    initialValues: draft?.values,
    onChange: (changed) => submission.keepDraft(changed),
    onInvalid: (name, issue, isRead) =>
      toasts.show({
        tone: 'error',
        isRead,
        ...(name === 'consent'
          ? words.toasts.consentRequired
          : { title: words.toasts.invalid.title, description: words.issue(issue) }),
      }),
    onSubmit: (valid) => {
      const { name, email, phone, message } = schema.cast(valid);
      return submission.send(valid, (context) =>
        onSubmit({ name, email, phone, message }, context),
      );
    },
  });

  const edit = <Name extends keyof EnquiryValues>(name: Name, value: EnquiryValues[Name]) => {
    submission.onEdit();
    void setFieldValue(name, value);
  };

  const field = (name: keyof Enquiry) => ({
    name,
    label: words[name],
    maxLength: limits[name],
    value: values[name],
    isReadOnly: isSending,
    onChange: (value: string) => edit(name, value),
    ...(errors[name] !== undefined && { errorMessage: words.issue(errors[name]) }),
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
      onFocus={() => {
        toasts.preload();
        onFirstUse?.();
      }}
      onSubmit={(event) => {
        event.preventDefault();
        void submission.once(submit);
      }}
    >
      <div className={styles.about}>
        <div className={styles.aboutRoom}>{about}</div>
      </div>
      <Honeypot field={honeypot} />
      <TextField {...field('name')} isRequired autoComplete="name" />
      <div className={styles.pair}>
        <TextField {...field('email')} isRequired type="email" autoComplete="email" />
        <TextField
          {...field('phone')}
          type="tel"
          autoComplete="tel"
          optionalLabel={words.optional}
        />
      </div>
      <TextArea
        {...field('message')}
        isRequired
        counter={words.counter}
        pasteCutMessage={words.pasteCut}
        {...(words.messageHint !== undefined && { description: words.messageHint })}
      />
      {brief && (
        <div className={briefStyles.container}>
          <div className={briefStyles.room}>
            {brief({ phone: values.phone, isReadOnly: isSending })}
          </div>
        </div>
      )}
      <Checkbox
        name="consent"
        isRequired
        isSelected={values.consent}
        onChange={(consent) => edit('consent', consent)}
        {...(errors.consent !== undefined && {
          errorMessage: words.toasts.consentRequired.description,
        })}
      >
        {words.consent}
      </Checkbox>
      <div className={styles.action}>
        <Button type="submit" isBusy={isSending} busyLabel={words.submitting}>
          {words.submit}
        </Button>
      </div>
      <FormNote>{failure && failureText?.(values, failure.error)}</FormNote>
      <VisuallyHidden isStatus>{isSending && words.submitting}</VisuallyHidden>
    </form>
  );
}
