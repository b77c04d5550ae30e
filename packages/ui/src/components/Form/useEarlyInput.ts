import { type RefObject, useEffectEvent, useLayoutEffect } from 'react';
import { type FormInput, isCheckbox, isEdited, namedFields, readForm } from './formInput.ts';
import { useEarlySubmit } from './useEarlySubmit.ts';

/**
 * Takes over what a visitor did before hydration: the values of edited fields, which hydration leaves in the
 * DOM, and then an early Enter or Send. Keeps the fields so that the browser can restore them.
 * @param onInput sets the form's values; called once, and only if a field was edited
 */
export function useEarlyInput(
  form: RefObject<HTMLFormElement | null>,
  onInput: (input: FormInput) => void,
): void {
  const takeOver = useEffectEvent(() => {
    if (!form.current) return;
    const input = readForm(form.current);
    if (Object.keys(input).length > 0) onInput(input);
    for (const field of namedFields(form.current)) {
      if (isCheckbox(field) || !isEdited(field)) continue;
      // React ignores an edit whose result equals the value it last tracked, which may be older than what was
      // typed during hydration. Setting `value` updates that.
      const { value } = field;
      field.value = value;
    }
  });
  useLayoutEffect(() => takeOver(), []);

  // React writes values to the `value` attribute as well. After Back, Chromium and Safari restore only what differs
  // from it.
  useLayoutEffect(() => {
    if (!form.current) return;
    for (const field of namedFields(form.current)) {
      if (isCheckbox(field) || field.defaultValue === '') continue;
      const { value } = field;
      field.defaultValue = '';
      field.value = value;
    }
  });

  useEarlySubmit(form);
}
