import type { ReactNode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { placeOfTests } from '../../fixtures/place.ts';
import { Checkbox, type FieldProps, RadioGroup, Select, TextArea, TextField } from '../../index.ts';

type Common = Omit<FieldProps<string>, 'value' | 'onChange' | 'ref' | 'label'>;

const onChange = vi.fn<(value: unknown) => void>();
const onBlur = vi.fn<() => void>();
let focusable: HTMLElement | null;
const common = {
  label: 'Question',
  onChange,
  onBlur,
  ref: (element: HTMLElement | null) => {
    focusable = element;
  },
};
const text = { ...common, value: 'a' };
const choice = { ...text, options: ['a', 'b'].map((value) => ({ value, label: value })) };
const press = (key: string) => () => userEvent.keyboard(key);

/** Each field, and how a visitor changes it. */
const fields: [string, (props: Common) => ReactNode, () => Promise<void>][] = [
  ['TextField', (props) => <TextField {...text} {...props} />, press('x')],
  ['TextArea', (props) => <TextArea {...text} {...props} />, press('x')],
  [
    'Select',
    (props) => <Select {...choice} {...props} />,
    () => userEvent.selectOptions(element(), 'b'),
  ],
  ['RadioGroup', (props) => <RadioGroup {...choice} {...props} />, press('{ArrowDown}')],
  ['Checkbox', (props) => <Checkbox {...common} {...props} value />, press(' ')],
];

const place = placeOfTests();
beforeEach(() => void vi.clearAllMocks());

/** The element with the field's id. */
const element = () => document.getElementById('field') as HTMLElement;

for (const [name, field, change] of fields) {
  const render = (props: Partial<Common> = {}) =>
    place.render(
      <>
        {field({ name: 'question', id: 'field', ...props })}
        <button type="button">next</button>
      </>,
    );

  test(`${name}: its ref takes the focus, and onBlur is called once the focus has left`, async () => {
    await render();
    focusable?.focus();
    expect(element().contains(document.activeElement)).toBe(true);
    await change();
    expect(onChange).toHaveBeenCalledOnce();
    expect(onBlur).not.toHaveBeenCalled();
    await userEvent.click(page.getByRole('button', { name: 'next' }));
    expect(onBlur).toHaveBeenCalledExactlyOnceWith();
  });

  test(`${name}: read-only, it can be focused but not changed`, async () => {
    await render({ isReadOnly: true });
    focusable?.focus();
    expect(element().contains(document.activeElement)).toBe(true);
    await change();
    expect(onChange).not.toHaveBeenCalled();
  });

  test(`${name}: label, description and error belong to it`, async () => {
    await render({
      secondaryLabel: '(required)',
      description: 'Why we ask',
      error: 'Please answer',
      isRequired: true,
    });
    const control = page.elementLocator(element());
    await expect.element(control).toHaveAccessibleName('Question (required)');
    await expect.element(control).toHaveAccessibleDescription('Why we ask Please answer');
    await expect.element(control).toBeInvalid();
    await expect.element(control).toBeRequired();
  });

  test(`${name}: without them, nothing describes it`, async () => {
    await render();
    expect(element().hasAttribute('aria-describedby')).toBe(false);
    expect(element().hasAttribute('aria-invalid')).toBe(false);
    expect(element().matches('[required], [aria-required]')).toBe(false);
  });
}
