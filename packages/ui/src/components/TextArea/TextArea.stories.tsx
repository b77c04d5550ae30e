import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { wordsOf } from '../../fixtures/index.ts';
import { limits } from '../../fixtures/schema.ts';
import { showState } from '../../fixtures/showState.ts';
import { Columns } from '../Columns/index.ts';
import { Stack } from '../Stack/index.ts';
import { TextArea, type TextAreaProps } from './index.ts';

function Kept(props: TextAreaProps) {
  const [value, setValue] = useState(props.value);
  return <TextArea {...props} value={value} onChange={setValue} />;
}

const meta = {
  component: TextArea,
  argTypes: {
    label: { control: 'text' },
    description: { control: 'text' },
    errorMessage: { control: 'text' },
    requiredLabel: { control: 'text' },
    optionalLabel: { control: 'text' },
    counter: { control: false },
    pasteCutMessage: { control: false },
    value: { control: false },
  },
  args: {
    name: 'message',
    label: 'Your message',
    value: '',
    maxLength: limits.message,
    onChange: fn(),
  },
  render: (args, { globals }) => {
    const { message, counter, pasteCut } = wordsOf(globals).contact;
    return <Kept {...args} label={message} counter={counter} pasteCutMessage={pasteCut} />;
  },
} satisfies Meta<typeof TextArea>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas, globals }) => {
    await expect(
      canvas.getByText(wordsOf(globals).contact.counter(0, limits.message)),
    ).toBeVisible();
  },
};

/** At rest, hovered, focused by keyboard; filled, invalid and disabled. */
export const States: Story = {
  tags: ['visual'],
  parameters: { docs: { story: { autoplay: true } } },
  render: ({ onChange }, { globals }) => {
    const { message, counter, example, issues } = wordsOf(globals).contact;
    const resting = {
      name: 'message',
      label: message,
      counter,
      maxLength: limits.message,
      value: '',
      onChange,
    };
    return (
      <Columns>
        <Stack>
          <TextArea {...resting} />
          <TextArea {...resting} />
          <TextArea {...resting} />
        </Stack>
        <Stack>
          <TextArea {...resting} value={example} />
          <TextArea {...resting} isRequired errorMessage={String(issues['message-required'])} />
          <TextArea {...resting} value={example} isDisabled />
        </Stack>
      </Columns>
    );
  },
  play: async ({ canvas }) => {
    const fields = canvas.getAllByRole('textbox');
    await showState(fields[1], 'hover');
    await showState(fields[2], 'focus-visible');
    const borderOf = (index: number) => getComputedStyle(fields[index] as Element).borderColor;
    await expect(borderOf(4)).not.toBe(borderOf(0));
  },
};

/** Enter starts a new line and does not submit. */
export const TypedByKeyboard: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('textbox')).toHaveFocus();
    await userEvent.keyboard('Ten days{Enter}in February');
    await expect(canvas.getByRole('textbox')).toHaveValue('Ten days\nin February');
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
      `${wordsOf(globals).contact.counter(0, limits.message)} ${args.errorMessage}`,
    );
  },
};

/** The counter is announced only near the limit, and only after a pause. */
export const NearItsLimit: Story = {
  tags: ['!autodocs'],
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

/** A cut paste is announced; typing removes the message. */
export const CutPaste: Story = {
  tags: ['!autodocs'],
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

export const Disabled: Story = {
  args: { isDisabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeDisabled();
  },
};

export const ReadOnly: Story = {
  args: { isReadOnly: true, value: wordsOf({}).contact.example },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('textbox')).toHaveFocus();
    await userEvent.keyboard('x');
    await expect(canvas.getByRole('textbox')).toHaveValue(args.value);
  },
};

export const GermanOnANarrowPhone: Story = {
  ...CutPaste,
  tags: ['!autodocs'],
  globals: { locale: 'de', viewport: { value: 'narrow' } },
};
