import { useFormik } from 'formik';
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import type { ObjectSchema } from 'yup';
import { takeEarlyInput } from '../Form/index.ts';
import { issuesOf } from './issues.ts';

/** In the order in which 'the first message' is looked for. */
export const enquiryFieldNames = ['name', 'email', 'phone', 'message'] as const;
export type EnquiryFieldName = (typeof enquiryFieldNames)[number];

export interface EnquiryValues {
  name: string;
  email: string;
  phone: string;
  message: string;
  consent: boolean;
}

export type Enquiry = Omit<EnquiryValues, 'consent'>;
export type EnquiryIssues = Partial<Record<keyof EnquiryValues, string>>;

export const emptyEnquiry: EnquiryValues = {
  name: '',
  email: '',
  phone: '',
  message: '',
  consent: false,
};

interface UseEnquiryOptions {
  form: RefObject<HTMLFormElement | null>;
  schema: ObjectSchema<EnquiryValues>;
  initialValues: EnquiryValues;
  onValuesChange: ((values: EnquiryValues) => void) | undefined;
}

/** The values of a contact form and what is wrong with them, in issue codes. */
export function useEnquiry({ form, schema, initialValues, onValuesChange }: UseEnquiryOptions) {
  const formik = useFormik<EnquiryValues>({
    initialValues,
    // Issues appear at an attempt to send, and go when their field is mended.
    validateOnChange: false,
    validateOnBlur: false,
    onSubmit: () => {},
  });
  const { values, setFieldValue, setFieldError } = formik;
  const issues: EnquiryIssues = formik.errors;

  // One field at a time: whoever fills in several in one go, as password managers do, would overwrite
  // his own values with those of the last render.
  const change = <Name extends keyof EnquiryValues>(name: Name, value: EnquiryValues[Name]) =>
    void setFieldValue(name, value, false);

  const takeOver = useEffectEvent(() => {
    if (!form.current) return;
    for (const [name, { value, isChecked }] of takeEarlyInput(form.current)) {
      if (name === 'consent') change(name, isChecked);
      else if (name in emptyEnquiry) change(name as EnquiryFieldName, value);
    }
  });
  useLayoutEffect(() => takeOver(), []);

  const known = useRef(values);
  const onChanged = useEffectEvent(async (changed: EnquiryValues) => {
    if (known.current === changed) return;
    known.current = changed;
    onValuesChange?.(changed);
    const shown = Object.keys(issues) as (keyof EnquiryValues)[];
    if (shown.length === 0) return;
    const found = await issuesOf(schema, changed);
    if (known.current !== changed) return;
    for (const name of shown) setFieldError(name, found[name]);
  });
  useEffect(() => {
    void onChanged(values);
  }, [values]);

  /** Shows issues beside their fields, and leads to the first one. */
  const showIssues = (found: EnquiryIssues) => {
    flushSync(() => formik.setErrors(found));
    const first = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    first?.focus({ preventScroll: true });
    // To the top: what else is wrong stands below it, and the toast at the screen's foot covers neither.
    first?.scrollIntoView({ block: 'start' });
  };

  const clear = () => {
    void formik.setValues(emptyEnquiry, false);
    // Also where the form has been left in the meantime: what was sent is no draft any more.
    onValuesChange?.(emptyEnquiry);
  };

  return { values, issues, change, showIssues, clear };
}
