import { honeypotName } from './Honeypot.tsx';

type NamedField = HTMLInputElement | HTMLTextAreaElement;

/** The values of a form's fields, by name: text, or whether a checkbox is ticked. */
export type FormInput = Record<string, string | boolean>;

/** The fields that a visitor fills in. */
export function* namedFields(form: HTMLFormElement): Generator<NamedField> {
  for (const element of form.elements) {
    const isField = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
    if (isField && element.name !== '' && element.name !== honeypotName) yield element;
  }
}

export const isCheckbox = (field: NamedField): field is HTMLInputElement =>
  field.type === 'checkbox';

/** Whether a field's value differs from its HTML. */
export const isEdited = (field: NamedField): boolean =>
  isCheckbox(field) ? field.checked !== field.defaultChecked : field.value !== field.defaultValue;

/** The values of the fields that a visitor has edited. */
export function readForm(form: HTMLFormElement): FormInput {
  const input: FormInput = {};
  for (const field of namedFields(form)) {
    if (isEdited(field)) input[field.name] = isCheckbox(field) ? field.checked : field.value;
  }
  return input;
}

/**
 * Reads what visitors typed into the forms of prerendered HTML, by the forms' `id`. Call it before
 * `createRoot` replaces that HTML, and pass the values to the new forms as their `draft`. Not needed before
 * `hydrateRoot`: the forms then take over what their own fields hold.
 */
export function readForms(root: ParentNode): Record<string, FormInput> {
  const forms: Record<string, FormInput> = {};
  for (const form of root.querySelectorAll('form')) {
    const input = readForm(form);
    if (form.id !== '' && Object.keys(input).length > 0) forms[form.id] = input;
  }
  return forms;
}
