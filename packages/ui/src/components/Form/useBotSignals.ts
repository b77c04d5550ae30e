import { type RefObject, useEffect, useRef } from 'react';
import { isCheckbox, namedFields } from './formInput.ts';

/** Tells a bot from a person. For the receiver to judge; never a reason not to send. */
export interface BotSignals {
  /** The value of the honeypot, a field that no person sees; left out when empty. */
  trap?: string;
  /**
   * Whole milliseconds from the form's first focus or input to the submission. Omitted if the form already had content at
   * that time, because a restored draft can be sent immediately.
   */
  took?: number;
}

/** Collects a form's bot signals; `honeypot` is the ref of its `Honeypot`. */
export function useBotSignals(form: RefObject<HTMLFormElement | null>) {
  const honeypot = useRef<HTMLInputElement>(null);
  const start = useRef<number | 'unknown'>(undefined);

  useEffect(() => {
    const element = form.current;
    if (!element) return undefined;
    const isEmpty = (except: EventTarget | null) =>
      [...namedFields(element)].every(
        (field) => field === except || (isCheckbox(field) ? !field.checked : field.value === ''),
      );
    const onUse = ({ type, target }: Event) => {
      start.current ??= isEmpty(type === 'input' ? target : null) ? performance.now() : 'unknown';
    };
    element.addEventListener('focusin', onUse);
    element.addEventListener('input', onUse);
    return () => {
      element.removeEventListener('focusin', onUse);
      element.removeEventListener('input', onUse);
    };
  }, [form]);

  const read = (): BotSignals => ({
    ...(honeypot.current?.value && { trap: honeypot.current.value }),
    ...(typeof start.current === 'number' && {
      took: Math.round(performance.now() - start.current),
    }),
  });

  /** Starts over for the next submission. */
  const reset = () => {
    start.current = undefined;
    if (honeypot.current) honeypot.current.value = '';
  };

  return { honeypot, read, reset };
}
