import { useFormik } from 'formik';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ObjectSchema } from 'yup';
import { useEarlyInput } from '../Form/index.ts';

export interface Enquiry {
  name: string;
  email: string;
  phone: string;
  message: string;
}

export interface EnquiryValues extends Enquiry {
  consent: boolean;
  /** To something else, such as the use of sensitive details. False where the form does not ask for it. */
  furtherConsent: boolean;
}

/** What a schema checks: the further consent is optional. */
export type RequiredValues = Omit<EnquiryValues, 'furtherConsent'>;

const emptyValues: EnquiryValues = {
  name: '',
  email: '',
  phone: '',
  message: '',
  consent: false,
  furtherConsent: false,
};

interface UseEnquiryOptions {
  form: RefObject<HTMLFormElement | null>;
  schema: ObjectSchema<RequiredValues>;
  initialValues: Partial<EnquiryValues> | undefined;
  onChange: (values: EnquiryValues) => void;
  /**
   * Called with the consent if it is missing, else with the first wrong field, and the error.
   * @param isAnnouncedElsewhere whether the focus has moved there, so that a screen reader reads the error
   */
  onInvalid: (name: keyof EnquiryValues, error: string, isAnnouncedElsewhere: boolean) => void;
  /** Sends valid values. @returns whether they were sent, so that the form is emptied */
  onSubmit: (values: EnquiryValues) => Promise<boolean>;
}

/** The values of an enquiry form, which Formik holds, and their errors: issue codes of the schema. */
export function useEnquiry({
  form,
  schema,
  initialValues,
  onChange,
  onInvalid,
  onSubmit,
}: UseEnquiryOptions) {
  const { values, ...formik } = useFormik<EnquiryValues>({
    initialValues: { ...emptyValues, ...initialValues },
    validationSchema: schema,
    // New errors appear on submit only.
    validateOnChange: false,
    validateOnBlur: false,
    onSubmit: async (valid, { resetForm }) => {
      if (await onSubmit(valid)) resetForm({ values: emptyValues });
    },
  });

  const errors: Partial<Record<keyof EnquiryValues, string>> = formik.errors;

  useEarlyInput(form, (input) => {
    const known = Object.entries(input).filter(([name]) => name in emptyValues);
    void formik.setValues({ ...values, ...Object.fromEntries(known) });
  });

  const knownValues = useRef(values);
  const onValues = useEffectEvent((changed: EnquiryValues) => {
    if (knownValues.current === changed) return;
    knownValues.current = changed;
    onChange(changed);
    // An error goes once its field is corrected.
    for (const name of Object.keys(errors)) void formik.validateField(name);
  });
  useEffect(() => onValues(values), [values]);

  const [attempts, setAttempts] = useState(0);
  const onAttempt = useEffectEvent(() => {
    const field = form.current?.querySelector<HTMLInputElement>('[aria-invalid="true"]');
    if (!field) return;
    const hasMoved = document.activeElement !== field;
    field.focus({ preventScroll: true });
    // To the top: other errors are below it, and the toast at the bottom covers neither.
    field.scrollIntoView({ block: 'start' });
    const name = errors.consent === undefined ? (field.name as keyof EnquiryValues) : 'consent';
    onInvalid(name, errors[name] ?? '', hasMoved && field.name === name);
  });
  // In an effect: the errors are in the DOM by then.
  useEffect(() => {
    if (attempts > 0) onAttempt();
  }, [attempts]);

  const submit = async () => {
    await formik.submitForm();
    setAttempts((count) => count + 1);
  };

  return { values, errors, setFieldValue: formik.setFieldValue, submit };
}
