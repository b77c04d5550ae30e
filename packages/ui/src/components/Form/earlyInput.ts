/** What a field held before React took over. */
interface EarlyField {
  value: string;
  isChecked: boolean;
}

const earlyForms = new Map<string, { form: HTMLFormElement; fields: Map<string, EarlyField> }>();

type NamedField = HTMLInputElement | HTMLTextAreaElement;

/** The fields of a form whose values are sent. */
export function* namedFields(form: HTMLFormElement): Generator<NamedField> {
  for (const element of form.elements) {
    const isField = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
    if (isField && element.name !== '') yield element;
  }
}

const isBox = (field: NamedField): field is HTMLInputElement => field.type === 'checkbox';

const read = (field: NamedField): EarlyField => ({
  value: field.value,
  isChecked: isBox(field) && field.checked,
});

/** Does it hold something else than it was rendered with? */
const isTouched = (field: NamedField) =>
  isBox(field) ? field.checked !== field.defaultChecked : field.value !== field.defaultValue;

/**
 * Notes what was typed into the forms of prerendered HTML before React runs, which would forget it.
 * Call it right before `hydrateRoot` or `createRoot`; the forms take it from there when they mount.
 * Forms are told apart by their `id`.
 */
export function collectEarlyInput(root: ParentNode): void {
  for (const form of root.querySelectorAll('form')) {
    const fields = new Map<string, EarlyField>();
    for (const field of namedFields(form)) {
      if (isTouched(field)) fields.set(field.name, read(field));
    }
    if (form.id !== '' && fields.size > 0) earlyForms.set(form.id, { form, fields });
  }
}

/**
 * Hands a form that has just mounted what was typed into it before: what its fields hold now, where
 * hydration left them in place, else what `collectEarlyInput` noted. Asked once; then it is forgotten.
 */
export function takeEarlyInput(form: HTMLFormElement): ReadonlyMap<string, EarlyField> {
  const noted = earlyForms.get(form.id);
  earlyForms.delete(form.id);
  const early = new Map(noted?.form === form ? [] : noted?.fields);
  for (const field of namedFields(form)) {
    if (!isTouched(field)) continue;
    early.set(field.name, read(field));
    if (isBox(field)) continue;
    // React compares the next edit with what the field held when hydration came to it, unless it is set.
    const { value } = field;
    field.value = value;
  }
  return early;
}
