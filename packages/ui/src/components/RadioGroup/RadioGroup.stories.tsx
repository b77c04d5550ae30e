import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { expectNoOverflow } from '../../fixtures/expectNoOverflow.ts';
import { journeyWordsOf } from '../../fixtures/journeys.ts';
import { showState } from '../../fixtures/showState.ts';
import { Stack } from '../Stack/index.ts';
import { RadioGroup, type RadioGroupProps } from './index.ts';

function Kept({ onChange, ...props }: RadioGroupProps) {
  const [value, setValue] = useState(props.value);
  return (
    <RadioGroup
      {...props}
      {...(value !== undefined && { value })}
      onChange={(next) => {
        setValue(next);
        onChange(next);
      }}
    />
  );
}

const meta = {
  component: RadioGroup,
  argTypes: {
    label: { control: false },
    options: { control: false },
    value: { control: false },
  },
  args: { name: 'question', onChange: fn() },
  render: ({ value, errorMessage, isRequired, name, onChange }, { globals }) => {
    const { label, options } = journeyWordsOf(globals).question;
    return (
      <Kept
        name={name}
        label={label}
        options={options}
        onChange={onChange}
        {...(value !== undefined && { value })}
        {...(errorMessage !== undefined && { errorMessage })}
        {...(isRequired && { isRequired })}
      />
    );
  },
} satisfies Meta<typeof RadioGroup>;
export default meta;
type Story = StoryObj<typeof RadioGroup>;

/** No answer is chosen in advance. */
export const Unanswered: Story = {
  play: async ({ canvas, args, globals }) => {
    const { label, options } = journeyWordsOf(globals).question;
    await expect(canvas.getByRole('radiogroup', { name: label })).toBeVisible();
    const radios = canvas.getAllByRole<HTMLInputElement>('radio');
    await expect(radios.map(({ checked }) => checked)).toEqual(options.map(() => false));
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith('rest');
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith('calm');
    await expect(radios[1]).toBeChecked();
    await expect(radios[1]).toHaveFocus();
    // All of the frame is the target, not only the words.
    const frame = radios[3]?.closest('label');
    await expect(frame?.offsetHeight).toBeGreaterThanOrEqual(44);
    await userEvent.click(frame as HTMLElement);
    await expect(args.onChange).toHaveBeenLastCalledWith('habits');
  },
};

export const Answered: Story = { args: { value: 'calm' } };

/** The message is below the question, with an icon, and read with it. */
export const Missing: Story = {
  args: { isRequired: true },
  render: ({ name, onChange, isRequired }, { globals }) => {
    const { label, options, missing } = journeyWordsOf(globals).question;
    return (
      <Kept
        name={name}
        label={label}
        options={options}
        onChange={onChange}
        errorMessage={missing}
        {...(isRequired && { isRequired })}
      />
    );
  },
  play: async ({ canvas, globals }) => {
    const group = canvas.getByRole('radiogroup');
    await expect(group).toHaveAttribute('aria-invalid', 'true');
    await expect(group).toHaveAttribute('aria-required', 'true');
    await expect(group).toHaveAccessibleDescription(journeyWordsOf(globals).question.missing);
  },
};

const answersOf = (count: number, perRow: number): Story => ({
  render: ({ name, onChange }, { globals }) => {
    const { label, options } = journeyWordsOf(globals).question;
    const answers = [...options, ...options].slice(0, count);
    return (
      <Kept
        name={name}
        label={label}
        options={answers.map((option, index) => ({ ...option, value: `${index}` }))}
        onChange={onChange}
      />
    );
  },
  play: async ({ canvas }) => {
    const tops = canvas.getAllByRole('radio').map((radio) => radio.closest('label')?.offsetTop);
    await expect(tops.filter((top) => top === tops[0])).toHaveLength(perRow);
  },
});

/** On a desktop, rows are full. */
export const TwoAnswers: Story = answersOf(2, 2);
export const ThreeAnswers: Story = answersOf(3, 3);
export const SixAnswers: Story = answersOf(6, 3);

/** Unanswered, answered and missing; the answers at rest, hovered, pressed and focused by keyboard. */
export const States: Story = {
  tags: ['visual'],
  parameters: { docs: { story: { autoplay: true } } },
  render: ({ onChange }, { globals }) => {
    const { label, options, missing } = journeyWordsOf(globals).question;
    return (
      <Stack gap="large">
        <Kept name="unanswered" label={label} options={options} onChange={onChange} />
        <Kept name="answered" label={label} options={options} value="rest" onChange={onChange} />
        <Kept
          name="missing"
          label={label}
          options={options}
          errorMessage={missing}
          onChange={onChange}
        />
      </Stack>
    );
  },
  play: async ({ canvas }) => {
    const radios = canvas.getAllByRole('radio');
    for (const row of [0, 4, 8]) {
      // The mark of an error stays under the pointer.
      if (row < 8) await showState(radios[row + 1], 'hover');
      await showState(radios[row + 2], 'active');
      await showState(radios[row + 3], 'focus-visible');
    }
  },
};

/** A long answer wraps beside its button. */
export const NarrowPhoneInGerman: Story = {
  ...Missing,
  tags: ['!autodocs'],
  globals: { locale: 'de', viewport: { value: 'narrow' } },
  play: expectNoOverflow,
};

export const TabletInGerman: Story = {
  tags: ['!autodocs'],
  args: { value: 'body' },
  globals: { locale: 'de', viewport: { value: 'tablet' } },
  play: expectNoOverflow,
};
