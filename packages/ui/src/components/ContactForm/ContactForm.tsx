import { useFormik } from 'formik';
import { type FormEvent, type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import type { ObjectSchema } from 'yup';
import { Button } from '../Button/index.ts';
import { Checkbox } from '../Checkbox/index.ts';
import { type Submission, takeEarlyInput, useSubmissionId } from '../Form/index.ts';
import { TextArea } from '../TextArea/index.ts';
import { TextField } from '../TextField/index.ts';
import { type ToastContent, useToasts } from '../Toasts/index.ts';
import * as styles from './ContactForm.css.ts';
import { issuesOf } from './issues.ts';

/** In the order in which 'the first message' is looked for. */
export const enquiryFieldNames = ['name', 'email', 'phone', 'message'] as const;
type FieldName = (typeof enquiryFieldNames)[number];

export interface EnquiryValues {
  name: string;
  email: string;
  phone: string;
  message: string;
  consent: boolean;
}

export type Enquiry = Omit<EnquiryValues, 'consent'>;

export interface ContactFormWords extends Record<FieldName, string> {
  phoneHint?: string;
  /** Beside the label of the phone number. */
  optional: string;
  /** What is agreed to; it may hold a link. */
  consent: ReactNode;
  submit: string;
  submitting: string;
  /** Words of an issue code; asked at render, so that shown messages follow the language. */
  issue: (code: string) => string;
  toasts: {
    consentRequired: ToastContent;
    /** Its text is the first message. */
    invalid: { title: string };
    sent: ToastContent;
    failed: ToastContent;
  };
  counter: (used: number, max: number) => string;
  pasteCut: string;
}

export interface ContactFormProps {
  /** Stable: what was typed early is found by it. @default 'contact' */
  id?: string;
  /** A Yup schema of `EnquiryValues` whose messages are issue codes. */
  schema: ObjectSchema<EnquiryValues>;
  /** Most characters of each field. */
  limits: Record<FieldName, number>;
  words: ContactFormWords;
  /** Stands above the fields. */
  about?: ReactNode;
  /** A draft from earlier. @default all empty */
  initialValues?: EnquiryValues;
  /** Called whenever a value changes, so that the draft can be kept. */
  onValuesChange?: (values: EnquiryValues) => void;
  /** Sends the trimmed values; rejects where that failed. */
  onSubmit: (enquiry: Enquiry, submission: Submission) => Promise<void>;
}

const empty: EnquiryValues = { name: '', email: '', phone: '', message: '', consent: false };

/** The enquiry: four fields and a consent, which is asked for first. For an address alone use `NewsletterForm`. */
export function ContactForm({
  id = 'contact',
  schema,
  limits,
  words,
  about,
  initialValues = empty,
  onValuesChange,
  onSubmit,
}: ContactFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const isUnderWay = useRef(false);
  const { idOf, renew } = useSubmissionId();
  const toasts = useToasts();
  const { values, errors, isSubmitting, ...formik } = useFormik<EnquiryValues>({
    initialValues,
    // Messages appear at an attempt to send, and go when their field is mended.
    validateOnChange: false,
    validateOnBlur: false,
    onSubmit: () => {},
  });

  const change = (changed: Partial<EnquiryValues>) => {
    const next = { ...values, ...changed };
    void formik.setValues(next, false);
    onValuesChange?.(next);
    if (Object.keys(changed).some((name) => name in errors)) {
      void issuesOf(schema, next).then((issues) =>
        formik.setErrors(
          Object.fromEntries(
            Object.entries(issues).filter(([name]) => name in errors),
          ) as typeof errors,
        ),
      );
    }
  };

  const takeOver = useRef(change);
  useLayoutEffect(() => {
    const early = form.current && takeEarlyInput(form.current);
    if (!early || early.size === 0) return;
    const changed: Partial<EnquiryValues> = {};
    for (const name of enquiryFieldNames) {
      const field = early.get(name);
      if (field) changed[name] = field.value;
    }
    if (early.get('consent')?.isChecked) changed.consent = true;
    takeOver.current(changed);
  }, []);

  const focusFirstInvalid = useRef(false);
  useEffect(() => {
    if (!focusFirstInvalid.current) return;
    focusFirstInvalid.current = false;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [errors]);

  const submit = async () => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    const hadFocus = document.activeElement === button.current;
    try {
      const issues = await issuesOf(schema, values);
      // Consent comes first, and alone.
      const shown = issues.consent === undefined ? issues : { consent: issues.consent };
      focusFirstInvalid.current = true;
      formik.setErrors(shown);
      if (shown.consent !== undefined) {
        toasts.show({ tone: 'error', ...words.toasts.consentRequired });
        return;
      }
      const first = enquiryFieldNames.map((name) => shown[name]).find(Boolean);
      if (first !== undefined) {
        const { title } = words.toasts.invalid;
        toasts.show({ tone: 'error', title, description: words.issue(first) });
        return;
      }
      focusFirstInvalid.current = false;
      formik.setSubmitting(true);
      const { name, email, phone, message } = schema.cast(values);
      const enquiry = { name, email, phone, message };
      await onSubmit(enquiry, { submissionId: idOf(enquiry) });
      renew();
      void formik.setValues(empty, false);
      onValuesChange?.(empty);
      toasts.show({ tone: 'success', ...words.toasts.sent });
    } catch {
      toasts.show({ tone: 'error', ...words.toasts.failed });
    } finally {
      isUnderWay.current = false;
      formik.setSubmitting(false);
      // A button that was disabled has lost the focus.
      if (hadFocus && !focusFirstInvalid.current) {
        requestAnimationFrame(() => {
          if (document.activeElement === document.body) button.current?.focus();
        });
      }
    }
  };

  const onFormSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void submit();
  };

  const field = (name: FieldName) => {
    const code = errors[name];
    return {
      name,
      label: words[name],
      maxLength: limits[name],
      value: values[name],
      onChange: (value: string) => change({ [name]: value }),
      ...(code !== undefined && { errorMessage: words.issue(code) }),
    };
  };

  return (
    // method="dialog": an Enter before scripts have run stays here, instead of in the address.
    <form
      className={styles.root}
      id={id}
      ref={form}
      method="dialog"
      noValidate
      onSubmit={onFormSubmit}
      onFocus={toasts.preload}
    >
      <div className={styles.fields}>
        {about}
        <TextField {...field('name')} isRequired autoComplete="name" />
        <div className={styles.pair}>
          <TextField {...field('email')} isRequired type="email" autoComplete="email" />
          <TextField
            {...field('phone')}
            type="tel"
            autoComplete="tel"
            optionalLabel={words.optional}
            {...(words.phoneHint !== undefined && { description: words.phoneHint })}
          />
        </div>
        <TextArea
          {...field('message')}
          isRequired
          counter={words.counter}
          pasteCutMessage={words.pasteCut}
        />
        <div className={styles.close}>
          <Checkbox
            name="consent"
            isRequired
            isSelected={values.consent}
            onChange={(consent) => change({ consent })}
            {...(errors.consent !== undefined && { errorMessage: words.issue(errors.consent) })}
          >
            {words.consent}
          </Checkbox>
          <div>
            <Button type="submit" isBusy={isSubmitting} busyLabel={words.submitting} ref={button}>
              {words.submit}
            </Button>
          </div>
        </div>
      </div>
    </form>
  );
}
