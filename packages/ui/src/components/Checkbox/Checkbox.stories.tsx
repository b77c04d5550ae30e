import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { wordsOf } from '../../fixtures/index.ts';
import { showState } from '../../fixtures/showState.ts';
import { Columns } from '../Columns/index.ts';
import { Stack } from '../Stack/index.ts';
import { TextLink } from '../TextLink/index.ts';
import { Checkbox, type CheckboxProps } from './index.ts';

function Kept(props: CheckboxProps) {
  const [isSelected, setIsSelected] = useState(props.isSelected);
  return (
    <Checkbox
      {...props}
      isSelected={isSelected}
      onChange={(next) => {
        setIsSelected(next);
        props.onChange(next);
      }}
    />
  );
}

const labelOf = (globals: object): ReactNode => {
  const { consent, consentLink, consentEnd } = wordsOf(globals).contact;
  return (
    <>
      {consent}
      <TextLink href="#privacy">{consentLink}</TextLink>
      {consentEnd}
    </>
  );
};

const errorOf = (globals: object) => String(wordsOf(globals).contact.issues['consent-required']);

const meta = {
  component: Checkbox,
  argTypes: { children: { control: false } },
  args: { name: 'consent', isSelected: false, onChange: fn() },
  render: (args, { globals }) => (
    <Kept {...args} key={String(args.isSelected)}>
      {labelOf(globals)}
    </Kept>
  ),
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof Checkbox>;

export const Unticked: Story = {
  play: async ({ canvas, args, globals }) => {
    const label = new RegExp(`^${wordsOf(globals).contact.consent.slice(0, 20)}`);
    const box = canvas.getByRole('checkbox', { name: label });
    await userEvent.click(box);
    await expect(box).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(box).not.toBeChecked();
    await userEvent.click(canvas.getByText(label));
    await expect(box).toBeChecked();
    await userEvent.click(box);
    await expect(args.onChange).toHaveBeenCalledTimes(4);
  },
};

export const Ticked: Story = { args: { isSelected: true } };

/** The error is below, with an icon. */
export const Invalid: Story = {
  args: { isRequired: true },
  render: (args, { globals }) => (
    <Kept {...args} errorMessage={errorOf(globals)}>
      {labelOf(globals)}
    </Kept>
  ),
  play: async ({ canvas, globals }) => {
    const box = canvas.getByRole('checkbox');
    await expect(box).toHaveAttribute('aria-invalid', 'true');
    await expect(box).toHaveAccessibleDescription(errorOf(globals));
  },
};

/** Unticked, ticked and invalid: each at rest, hovered, pressed and focused by keyboard. */
export const States: Story = {
  tags: ['visual'],
  parameters: { docs: { story: { autoplay: true } } },
  render: (args, { globals }) => (
    <Columns>
      {Object.entries({
        unticked: { isSelected: false },
        ticked: { isSelected: true },
        wrong: { isSelected: false, errorMessage: errorOf(globals) },
      }).map(([name, look]) => (
        <Stack key={name}>
          {['rests', 'hovered', 'pressed', 'focused'].map((state) => (
            <Kept {...args} {...look} key={state}>
              {state}
            </Kept>
          ))}
        </Stack>
      ))}
    </Columns>
  ),
  play: async ({ canvas }) => {
    const boxes = canvas.getAllByRole('checkbox');
    for (const row of [0, 4, 8]) {
      // The mark of an error stays under the pointer.
      if (row < 8) await showState(boxes[row + 1], 'hover');
      await showState(boxes[row + 2], 'active');
      await showState(boxes[row + 3], 'focus-visible');
    }
  },
};

export const GermanOnANarrowPhone: Story = {
  ...Invalid,
  tags: ['!autodocs'],
  globals: { locale: 'de', viewport: { value: 'narrow' } },
};
