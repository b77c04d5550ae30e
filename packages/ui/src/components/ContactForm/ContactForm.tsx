import { type ReactNode, useRef, useState } from 'react';
import type { ObjectSchema } from 'yup';
import { Button } from '../Button/index.ts';
import { Checkbox } from '../Checkbox/index.ts';
import { type Submission, Trap, useSubmission } from '../Form/index.ts';
import { FormNote } from '../FormNote/index.ts';
import { TextArea } from '../TextArea/index.ts';
import { TextField } from '../TextField/index.ts';
import { type ToastContent, useToasts } from '../Toasts/index.ts';
import * as styles from './ContactForm.css.ts';
import { issuesOf } from './issues.ts';
import {
  type Enquiry,
  type EnquiryFieldName,
  type EnquiryValues,
  emptyEnquiry,
  enquiryFieldNames,
  useEnquiry,
} from './useEnquiry.ts';

export interface ContactFormWords extends Record<EnquiryFieldName, string> {
  /** Below the label of the message. */
  messageHint?: string;
  /** Beside the label of the phone number. */
  optional: string;
  /** What is agreed to; it may hold a link. */
  consent: ReactNode;
  /** On the button. */
  submit: string;
  /** On the button, while it is sent. */
  submitting: string;
  /** Beside the button once the enquiry is sent, until the next one is begun. */
  sent: string;
  /** Words of an issue code; asked at render, so that shown messages follow the language. */
  issue: (code: string) => string;
  /** What is said of an attempt to send, and passes. */
  toasts: {
    consentRequired: ToastContent;
    /** Its text is the first message. */
    invalid: { title: string };
    sent: ToastContent;
    failed: ToastContent;
  };
  /** Below the message: how many characters of how many. */
  counter: (used: number, max: number) => string;
  /** Said when a pasted message was longer than the limit. */
  pasteCut: string;
}

export interface ContactFormProps {
  /** Stable: what was typed early is found by it. @default 'contact' */
  id?: string;
  /** A Yup schema of `EnquiryValues` whose messages are issue codes. */
  schema: ObjectSchema<EnquiryValues>;
  /** Most characters of each field. */
  limits: Record<EnquiryFieldName, number>;
  /** All it says. */
  words: ContactFormWords;
  /** Stands above the fields. */
  about?: ReactNode;
  /** A draft from earlier. @default all empty */
  initialValues?: EnquiryValues;
  /** Called when a value has changed, so that the draft can be kept. */
  onValuesChange?: (values: EnquiryValues) => void;
  /** Called when somebody begins to use the form: time to fetch what sending needs. */
  onFirstUse?: () => void;
  /** Sends the trimmed values; rejects where that failed. */
  onSubmit: (enquiry: Enquiry, submission: Submission) => Promise<void>;
  /** A `FormNote` for what could not be sent, and why `onSubmit` rejected; it stays until the next attempt. */
  failureNote?: (enquiry: Enquiry, error: unknown) => ReactNode;
}

/** The enquiry: four fields and a consent, which is asked for first. For an address alone use `NewsletterForm`. */
export function ContactForm({
  id = 'contact',
  schema,
  limits,
  words,
  about,
  initialValues = emptyEnquiry,
  onValuesChange,
  onFirstUse,
  onSubmit,
  failureNote,
}: ContactFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const toasts = useToasts();
  const [outcome, setOutcome] = useState<'sent' | { error: unknown }>();
  const { values, issues, change, showIssues, clear } = useEnquiry({
    form,
    schema,
    initialValues,
    onValuesChange,
  });

  const edit: typeof change = (name, value) => {
    toasts.clearError();
    if (outcome === 'sent') setOutcome(undefined);
    change(name, value);
  };

  const check = async () => {
    setOutcome(undefined);
    const found = await issuesOf(schema, values);
    if (found.consent !== undefined) {
      showIssues({ consent: found.consent });
      toasts.show({ tone: 'error', ...words.toasts.consentRequired });
      return undefined;
    }
    showIssues(found);
    const first = enquiryFieldNames.map((name) => found[name]).find(Boolean);
    if (first !== undefined) {
      const { title } = words.toasts.invalid;
      toasts.show({ tone: 'error', title, description: words.issue(first) });
      return undefined;
    }
    const { name, email, phone, message } = schema.cast(values);
    return { name, email, phone, message };
  };

  const { isSending, button, trap, onFormSubmit } = useSubmission<Enquiry>({
    form,
    id,
    check,
    onSubmit: async (enquiry, submission) => {
      try {
        await onSubmit(enquiry, submission);
      } catch (error) {
        setOutcome({ error });
        throw error;
      }
    },
    onSent: () => {
      clear();
      setOutcome('sent');
    },
    toasts: words.toasts,
  });

  const message = (code: string | undefined) =>
    code === undefined ? {} : { errorMessage: words.issue(code) };
  const field = (name: EnquiryFieldName) => ({
    name,
    label: words[name],
    maxLength: limits[name],
    value: values[name],
    isReadOnly: isSending,
    onChange: (value: string) => edit(name, value),
    ...message(issues[name]),
  });

  return (
    // method="dialog": an Enter before scripts have run stays here, instead of in the address.
    // onFocus only notices that somebody has come; nothing is operated by it.
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
      onSubmit={onFormSubmit}
    >
      {about}
      <Trap field={trap} />
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
      <Checkbox
        name="consent"
        isRequired
        isSelected={values.consent}
        onChange={(consent) => edit('consent', consent)}
        {...message(issues.consent)}
      >
        {words.consent}
      </Checkbox>
      <div className={styles.action}>
        <Button type="submit" isBusy={isSending} busyLabel={words.submitting} ref={button}>
          {words.submit}
        </Button>
      </div>
      {outcome === 'sent' && <FormNote tone="success">{words.sent}</FormNote>}
      {typeof outcome === 'object' && failureNote?.(values, outcome.error)}
    </form>
  );
}
