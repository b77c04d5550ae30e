import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { wordsOf } from '../../fixtures/index.ts';
import { showState, stateAttribute } from '../../fixtures/showState.ts';
import { Columns } from '../Columns/index.ts';
import { Stack } from '../Stack/index.ts';
import { TextField, type TextFieldProps, textFieldTypes } from './index.ts';

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
  argTypes: {
    type: { options: textFieldTypes, control: 'select' },
    description: { control: 'text' },
    errorMessage: { control: 'text' },
    requiredLabel: { control: 'text' },
    optionalLabel: { control: 'text' },
    value: { control: false },
  },
  args: { name: 'name', label: 'Name', value: '', onChange: fn() },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

/**
 * At rest, hovered, focused by keyboard and filled; invalid, invalid and hovered, read-only and disabled.
 */
export const States: Story = {
  tags: ['visual'],
  parameters: { docs: { story: { autoplay: true } } },
  render: ({ onChange }, { globals }) => {
    const { brand, contact } = wordsOf(globals);
    const { name, email, optional, issues } = contact;
    const resting = { name: 'name', label: name, optionalLabel: optional, value: '', onChange };
    const wrong = {
      ...resting,
      name: 'email',
      label: email,
      value: 'ada@',
      isRequired: true,
      errorMessage: String(issues['email-invalid']),
    };
    return (
      <Columns>
        <Stack>
          <TextField {...resting} />
          <TextField {...resting} />
          <TextField {...resting} />
          <TextField {...resting} value={brand} />
        </Stack>
        <Stack>
          <TextField {...wrong} />
          <TextField {...wrong} />
          <TextField {...resting} value={brand} isReadOnly />
          <TextField {...resting} value={brand} isDisabled />
        </Stack>
      </Columns>
    );
  },
  play: async ({ canvas }) => {
    const fields = canvas.getAllByRole('textbox');
    await expect(fields).toHaveLength(8);
    await showState(fields[1], 'hover');
    await showState(fields[2], 'focus-visible');
    const borderOf = (index: number) => getComputedStyle(fields[index] as Element).borderColor;
    await expect(borderOf(4)).not.toBe(borderOf(0));
    // Hovering does not remove the mark of an error.
    fields[5]?.setAttribute(stateAttribute, 'hover');
    await expect(borderOf(5)).toBe(borderOf(4));
  },
};

export const Filled: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Name' });
    await userEvent.type(field, 'Ada');
    await expect(field).toHaveValue('Ada');
    await expect(args.onChange).toHaveBeenLastCalledWith('Ada');
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

export const Disabled: Story = {
  args: { isDisabled: true, value: 'Ada' },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('textbox')).toBeDisabled();
    await expect(canvas.getByRole('textbox')).not.toHaveFocus();
  },
};

/** As while a form is submitted: it can be read, focused and copied from, but not changed. */
export const ReadOnly: Story = {
  args: { isReadOnly: true, value: 'Ada' },
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.keyboard('x');
    await expect(field).toHaveValue('Ada');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const LongGermanWords: Story = {
  globals: { locale: 'de', viewport: { value: 'narrow' } },
  args: {
    label: 'Unterkunftsverpflegungswünsche Ihrer Mitreisenden',
    optionalLabel: '(freiwillig)',
    description: 'Zum Beispiel Nahrungsmittelunverträglichkeiten.',
    errorMessage: 'Bitte geben Sie höchstens einhundert Zeichen ein',
  },
};
