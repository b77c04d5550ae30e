import { type RefObject, useEffect } from 'react';

/** Whether a form was submitted before hydration. */
export const isSubmittedEarly = (form: HTMLFormElement): boolean =>
  form.id !== '' && document.documentElement.dataset['earlySubmit'] === form.id;

/**
 * Submits a form again that was submitted before hydration, when nothing handled it. A script in the page's
 * head listens for `submit` until then, and writes the form's id to `data-early-submit` of `<html>`.
 * @param isReady whether the form is rendered with the values to submit
 */
export function useEarlySubmit(form: RefObject<HTMLFormElement | null>, isReady: boolean): void {
  useEffect(() => {
    if (!isReady || !form.current || !isSubmittedEarly(form.current)) return;
    delete document.documentElement.dataset['earlySubmit'];
    form.current.requestSubmit();
  }, [form, isReady]);
}
