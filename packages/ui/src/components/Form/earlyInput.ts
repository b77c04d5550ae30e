/** What a field held before React took over. */
interface EarlyField {
  value: string;
  isChecked: boolean;
}

const earlyForms = new Map<string, Map<string, EarlyField>>();

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
    if (form.id !== '' && fields.size > 0) earlyForms.set(form.id, fields);
  }
}

/**
 * Hands a form that has just mounted what was typed into it before: what its fields hold now, where
 * hydration left that in place, else what `collectEarlyInput` noted. Asked once; then it is forgotten.
 */
export function takeEarlyInput(form: HTMLFormElement): ReadonlyMap<string, EarlyField> {
  const early = new Map(earlyForms.get(form.id));
  earlyForms.delete(form.id);
  for (const field of namedFields(form)) {
    if (isTouched(field)) early.set(field.name, read(field));
  }
  return early;
}
