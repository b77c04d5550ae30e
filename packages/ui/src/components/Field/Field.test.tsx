import { type ReactNode, useRef } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Checkbox, type FieldProps, RadioGroup, Select, TextArea, TextField } from '../../index.ts';

const onChange = vi.fn();
const onBlur = vi.fn();
const options = [
  { value: 'a', label: 'First' },
  { value: 'b', label: 'Second' },
];

type Common = Omit<FieldProps, 'value' | 'onChange' | 'ref' | 'label'>;
const common = { label: 'Question', onChange, onBlur };

const TextFieldWithRef = (props: Common) => {
  const ref = useRef<HTMLInputElement>(null);
  return withFocus(ref, <TextField {...common} {...props} ref={ref} value="a" />);
};
const TextAreaWithRef = (props: Common) => {
  const ref = useRef<HTMLTextAreaElement>(null);
  return withFocus(ref, <TextArea {...common} {...props} ref={ref} value="a" />);
};
const SelectWithRef = (props: Common) => {
  const ref = useRef<HTMLSelectElement>(null);
  return withFocus(ref, <Select {...common} {...props} ref={ref} value="a" options={options} />);
};
const RadioGroupWithRef = (props: Common) => {
  const ref = useRef<HTMLInputElement>(null);
  const field = <RadioGroup {...common} {...props} ref={ref} value="a" options={options} />;
  return withFocus(ref, field);
};
const CheckboxWithRef = (props: Common) => {
  const ref = useRef<HTMLInputElement>(null);
  return withFocus(ref, <Checkbox {...common} {...props} ref={ref} value />);
};

/** A button before the field, which focuses it by its ref, and one behind it. */
const withFocus = (ref: { current: HTMLElement | null }, field: ReactNode) => (
  <>
    <button type="button" onClick={() => ref.current?.focus()}>
      focus
    </button>
    {field}
    <button type="button">next</button>
  </>
);

const fields = [
  ['TextField', TextFieldWithRef, () => userEvent.keyboard('x')],
  ['TextArea', TextAreaWithRef, () => userEvent.keyboard('x')],
  ['Select', SelectWithRef, () => userEvent.selectOptions(element(), 'b')],
  ['RadioGroup', RadioGroupWithRef, () => userEvent.keyboard('{ArrowDown}')],
  ['Checkbox', CheckboxWithRef, () => userEvent.keyboard(' ')],
] as const;

let container: HTMLDivElement;
let root: Root;

beforeEach(() => {
  vi.clearAllMocks();
  container = document.body.appendChild(document.createElement('div'));
  root = createRoot(container);
});
afterEach(() => {
  root.unmount();
  container.remove();
});

/** The element with the field's id. */
const element = () => document.getElementById('field') as HTMLElement;

for (const [name, Field, change] of fields) {
  const render = async (props: Partial<Common> = {}) => {
    root.render(<Field name="question" id="field" {...props} />);
    await vi.waitFor(() => expect(element()).not.toBeNull());
  };
  const focus = () => userEvent.click(page.getByRole('button', { name: 'focus' }));

  test(`${name}: its ref takes the focus, and onBlur is called once the focus has left`, async () => {
    await render();
    await focus();
    expect(element().contains(document.activeElement)).toBe(true);
    await change();
    expect(onChange).toHaveBeenCalledOnce();
    expect(onBlur).not.toHaveBeenCalled();
    await userEvent.click(page.getByRole('button', { name: 'next' }));
    expect(onBlur).toHaveBeenCalledExactlyOnceWith();
  });

  test(`${name}: read-only, it can be focused but not changed`, async () => {
    await render({ isReadOnly: true });
    await focus();
    expect(element().contains(document.activeElement)).toBe(true);
    await change();
    expect(onChange).not.toHaveBeenCalled();
  });

  test(`${name}: disabled, it cannot be focused`, async () => {
    await render({ isDisabled: true });
    await focus();
    expect(element().contains(document.activeElement)).toBe(false);
    await expect.element(page.elementLocator(element())).toBeDisabled();
  });

  test(`${name}: label, description and error belong to it`, async () => {
    await render({
      secondaryLabel: '(required)',
      description: 'Why we ask',
      error: 'Please answer',
      isRequired: true,
    });
    const field = expect.element(page.elementLocator(element()));
    await field.toHaveAccessibleName('Question (required)');
    await field.toHaveAccessibleDescription('Why we ask Please answer');
    await field.toBeInvalid();
    await field.toBeRequired();
  });

  test(`${name}: without them, nothing describes it`, async () => {
    await render();
    expect(element().hasAttribute('aria-describedby')).toBe(false);
    expect(element().hasAttribute('aria-invalid')).toBe(false);
    expect(element().matches('[required], [aria-required]')).toBe(false);
  });
}
