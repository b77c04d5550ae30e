import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { wordsOf } from '../../fixtures/index.ts';
import { TextArea, type TextAreaProps } from './index.ts';

function Kept(props: TextAreaProps) {
  const [value, setValue] = useState(props.value);
  return <TextArea {...props} value={value} onChange={setValue} />;
}

const meta = {
  component: TextArea,
  args: { name: 'message', label: 'Your message', value: '', maxLength: 2000, onChange: fn() },
  render: (args, { globals }) => {
    const { message, counter, pasteCut } = wordsOf(globals).contact;
    return <Kept {...args} label={message} counter={counter} pasteCutMessage={pasteCut} />;
  },
} satisfies Meta<typeof TextArea>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(wordsOf(globals).contact.counter(0, 2000))).toBeVisible();
  },
};

export const Filled: Story = {
  args: { value: wordsOf({}).contact.example },
};

export const Invalid: Story = {
  args: { isRequired: true, errorMessage: 'Message is required' },
  play: async ({ canvas, args, globals }) => {
    const field = canvas.getByRole('textbox');
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveAccessibleDescription(
      `${wordsOf(globals).contact.counter(0, 2000)} ${args.errorMessage}`,
    );
  },
};

/** The counter is spoken only near the limit, and only once one pauses. */
export const NearItsLimit: Story = {
  args: { maxLength: 20, value: 'Ten days in Feb' },
  play: async ({ canvas, globals }) => {
    const full = wordsOf(globals).contact.counter(20, 20);
    const spoken = () => canvas.getAllByRole('status').map((region) => region.textContent);
    await expect(spoken()).toEqual(['', '']);
    await userEvent.type(canvas.getByRole('textbox'), 'ruary');
    await expect(spoken()).toEqual(['', '']);
    await waitFor(() => expect(spoken()).toContain(full), { timeout: 3000 });
  },
};

/** A paste that did not fit is said; typing on takes the message away. */
export const CutPaste: Story = {
  args: { maxLength: 20 },
  play: async ({ canvas, globals }) => {
    const field = canvas.getByRole('textbox');
    const { pasteCut } = wordsOf(globals).contact;
    await userEvent.click(field);
    await userEvent.paste('Ten days in Fe');
    await expect(canvas.queryByText(pasteCut)).toBeNull();
    await userEvent.paste('bruary, or in March');
    await expect(await canvas.findByText(pasteCut)).toBeVisible();
    await userEvent.keyboard('{Backspace}');
    await expect(canvas.queryByText(pasteCut)).toBeNull();
    await userEvent.paste('y');
    await expect(canvas.queryByText(pasteCut)).toBeNull();
    await userEvent.paste('bruary');
    await expect(await canvas.findByText(pasteCut)).toBeVisible();
  },
};

export const Disabled: Story = { args: { isDisabled: true } };

export const GermanOnANarrowPhone: Story = {
  ...CutPaste,
  globals: { locale: 'de', viewport: { value: 'narrow' } },
};
