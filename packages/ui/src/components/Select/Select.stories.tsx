import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { expectNoOverflow } from '../../fixtures/expectNoOverflow.ts';
import { wordsOf } from '../../fixtures/index.ts';
import { shownStates, showStates } from '../../fixtures/showState.ts';
import { Stack } from '../Stack/index.ts';
import { Select, type SelectProps } from './index.ts';

const textsOf = (globals: object) => {
  const { words, options } = wordsOf(globals).contact.brief;
  return { label: words.labels.budget, options: options.budget, emptyLabel: words.empty };
};

function Kept({ value: initial, onChange, ...props }: SelectProps) {
  const [value, setValue] = useState(initial);
  return (
    <Select
      {...props}
      value={value}
      onChange={(next) => {
        setValue(next);
        onChange(next);
      }}
    />
  );
}

const meta = {
  component: Select,
  argTypes: { label: { control: false }, options: { control: false } },
  args: { name: 'budget', value: '', label: '', options: [], onChange: fn() },
  render: (args, { globals }) => <Kept {...args} {...textsOf(globals)} />,
} satisfies Meta<typeof Select>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing is chosen in advance, and what was chosen can be taken back. */
export const Empty: Story = {
  play: async ({ canvas, args, globals }) => {
    const { label, options, emptyLabel } = textsOf(globals);
    const select = canvas.getByRole('combobox', { name: label });
    await expect(select).toHaveDisplayValue(emptyLabel);
    await userEvent.selectOptions(select, 'unknown');
    await expect(args.onChange).toHaveBeenLastCalledWith('unknown');
    await expect(select).toHaveDisplayValue(String(options.at(-1)?.label));
    await userEvent.selectOptions(select, '');
    await expect(args.onChange).toHaveBeenLastCalledWith('');
    await expect(select.offsetHeight).toBeGreaterThanOrEqual(44);
  },
};

export const Chosen: Story = { args: { value: '1500-2500' } };

export const WithADescription: Story = {
  args: { description: 'Flights are extra.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toHaveAccessibleDescription('Flights are extra.');
  },
};

/** The answer stays, and the focus too. */
export const ReadOnly: Story = {
  tags: ['!autodocs'],
  args: { value: 'unknown', isReadOnly: true },
  play: async ({ canvas, args }) => {
    const select = canvas.getByRole('combobox');
    await userEvent.selectOptions(select, 'under-1500');
    await expect(select).toHaveValue('unknown');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

/** At rest, hovered, pressed and focused. */
export const States: Story = {
  tags: ['visual'],
  parameters: { docs: { story: { autoplay: true } } },
  render: (args, { globals }) => (
    <Stack>
      {shownStates.map((state) => (
        <Select {...args} {...textsOf(globals)} key={state} name={state} />
      ))}
    </Stack>
  ),
  play: ({ canvas }) => showStates(canvas.getAllByRole('combobox')),
};

export const NarrowPhoneInGerman: Story = {
  tags: ['!autodocs'],
  args: { value: '1500-2500' },
  globals: { locale: 'de', viewport: { value: 'narrow' } },
  play: expectNoOverflow,
};
