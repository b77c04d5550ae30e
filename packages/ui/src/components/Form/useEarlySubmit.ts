import { type RefObject, useEffect } from 'react';

/**
 * Submits a form again that was submitted before hydration, when nothing handled it. A script in the page's
 * head listens for `submit` until then, and writes the form's id to `data-early-submit` of `<html>`.
 * @param isReady whether the form has what it submits. @default true
 */
export function useEarlySubmit(form: RefObject<HTMLFormElement | null>, isReady = true): void {
  useEffect(() => {
    if (!isReady) return undefined;
    // In a later task: by then, values that layout effects set are rendered.
    const timer = setTimeout(() => {
      const { dataset } = document.documentElement;
      if (!form.current?.id || dataset['earlySubmit'] !== form.current.id) return;
      delete dataset['earlySubmit'];
      form.current.requestSubmit();
    });
    return () => clearTimeout(timer);
  }, [form, isReady]);
}
