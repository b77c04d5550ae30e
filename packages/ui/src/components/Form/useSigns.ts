import { type RefObject, useEffect, useRef } from 'react';
import { namedFields } from './earlyInput.ts';

/** What tells a program from a person: for the receiver to judge, never a reason not to send. */
export interface Signs {
  /** What stands in the field that no person sees; left out where that is empty. */
  trap?: string;
  /**
   * Whole milliseconds from the form's first focus or input to its sending. Left out where something
   * stood in the form by then: a draft may well be sent at once.
   */
  took?: number;
}

/** Watches a form for what tells a program from a person; `trap` is the ref of its `Trap`. */
export function useSigns(form: RefObject<HTMLFormElement | null>) {
  const trap = useRef<HTMLInputElement>(null);
  const start = useRef<number | 'unknown'>(undefined);

  useEffect(() => {
    const element = form.current;
    if (!element) return undefined;
    const isEmpty = (except?: EventTarget | null) =>
      [...namedFields(element)].every(
        (field) =>
          field === trap.current ||
          field === except ||
          (field.type === 'checkbox' ? !(field as HTMLInputElement).checked : field.value === ''),
      );
    const note = ({ type, target }: Event) => {
      start.current ??= isEmpty(type === 'input' ? target : null) ? performance.now() : 'unknown';
    };
    element.addEventListener('focusin', note);
    element.addEventListener('input', note);
    return () => {
      element.removeEventListener('focusin', note);
      element.removeEventListener('input', note);
    };
  }, [form]);

  const read = (): Signs => ({
    ...(trap.current?.value && { trap: trap.current.value }),
    ...(typeof start.current === 'number' && {
      took: Math.round(performance.now() - start.current),
    }),
  });

  /** The next submission is another one. */
  const forget = () => {
    start.current = undefined;
    if (trap.current) trap.current.value = '';
  };

  return { trap, read, forget };
}
