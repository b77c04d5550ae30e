import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { type ToastContent, useToasts } from '../Toasts/index.ts';
import { type Signs, useSigns } from './useSigns.ts';

/** Travels with what is sent, so that the receiver knows a repetition, and a program from a person. */
export interface Submission extends Signs {
  /** A UUID (RFC 9562), the same for every attempt to send the same values. */
  submissionId: string;
}

interface Attempt extends Pick<Submission, 'submissionId'> {
  /** The values, written out. */
  values: string;
}

/** The last attempt of each form that has not succeeded. It outlives the form, as a draft does. */
const attempts = new Map<string, Attempt>();

interface UseSubmissionOptions<Values> {
  form: RefObject<HTMLFormElement | null>;
  /** The form's id, by which an attempt is known again. */
  id: string;
  /** Says what is wrong where it belongs, and answers what is to be sent, if anything is. */
  check: () => Promise<Values | undefined>;
  /** Sends; rejects where that failed. */
  onSubmit: (values: Values, submission: Submission) => Promise<void>;
  /** Empties the form. */
  onSent: () => void;
  toasts: { sent: ToastContent; failed: ToastContent };
}

/**
 * Sends a form: one attempt at a time, the same id while the values stay the same, a toast at the end,
 * and the focus back on the button, which loses it by being disabled.
 */
export function useSubmission<Values>({
  form,
  id,
  check,
  onSubmit,
  onSent,
  toasts: { sent, failed },
}: UseSubmissionOptions<Values>) {
  const toasts = useToasts();
  const signs = useSigns(form);
  const [isSending, setIsSending] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const isUnderWay = useRef(false);
  const isFocusLost = useRef(false);

  // Not before the button is enabled again: a disabled one takes no focus.
  useEffect(() => {
    if (isSending || !isFocusLost.current) return;
    isFocusLost.current = false;
    if (document.activeElement === document.body) button.current?.focus();
  }, [isSending]);

  const send = async (values: Values) => {
    const written = JSON.stringify(values);
    const earlier = attempts.get(id);
    const submissionId = earlier?.values === written ? earlier.submissionId : crypto.randomUUID();
    attempts.set(id, { values: written, submissionId });
    isFocusLost.current = document.activeElement === button.current;
    setIsSending(true);
    await onSubmit(values, { submissionId, ...signs.read() });
    attempts.delete(id);
    signs.forget();
    onSent();
    toasts.show({ tone: 'success', ...sent });
  };

  const submit = async () => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    try {
      const values = await check();
      if (values !== undefined) await send(values);
    } catch {
      toasts.show({ tone: 'error', ...failed });
    }
    isUnderWay.current = false;
    setIsSending(false);
  };

  const onFormSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void submit();
  };

  return { isSending, button, trap: signs.trap, onFormSubmit };
}
