import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { TextField, type TextFieldProps } from './index.ts';

function Kept(props: TextFieldProps) {
  const [value, setValue] = useState(props.value);
  return (
    <TextField
      {...props}
      value={value}
      onChange={(next) => {
        setValue(next);
        props.onChange(next);
      }}
    />
  );
}

const meta = {
  component: TextField,
  args: { name: 'name', label: 'Name', value: '', onChange: fn() },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Filled: Story = {
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Name' });
    await userEvent.type(field, 'Ada');
    await expect(field).toHaveValue('Ada');
    await expect(args.onChange).toHaveBeenLastCalledWith('Ada');
  },
};

export const Focused: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('textbox')).toHaveFocus();
  },
};

export const Required: Story = {
  args: { isRequired: true, requiredLabel: '(required)' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeRequired();
  },
};

export const Optional: Story = {
  args: {
    name: 'phone',
    type: 'tel',
    autoComplete: 'tel',
    label: 'Phone',
    optionalLabel: '(optional)',
    description: 'With country code, if you would like a call.',
    maxLength: 20,
  },
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('textbox');
    await expect(field).toHaveAccessibleDescription(args.description);
    await expect(field).toHaveAttribute('maxlength', '20');
    await expect(field).toHaveAttribute('type', 'tel');
    await expect(field).toHaveAttribute('autocomplete', 'tel');
    await expect(field).not.toBeRequired();
  },
};

export const Invalid: Story = {
  args: {
    name: 'email',
    type: 'email',
    label: 'Email',
    value: 'ada@',
    isRequired: true,
    errorMessage: 'Please enter a valid email address',
  },
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('textbox');
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveAccessibleDescription(args.errorMessage);
  },
};

export const Disabled: Story = { args: { isDisabled: true, value: 'Ada' } };

export const LongGermanWords: Story = {
  globals: { locale: 'de', viewport: { value: 'narrow' } },
  args: {
    label: 'Unterkunftsverpflegungswünsche Ihrer Mitreisenden',
    optionalLabel: '(freiwillig)',
    description: 'Zum Beispiel Nahrungsmittelunverträglichkeiten.',
    errorMessage: 'Bitte geben Sie höchstens einhundert Zeichen ein',
  },
};
