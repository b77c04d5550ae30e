import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { wordsOf } from '../../fixtures/index.ts';
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

const meta = {
  component: Checkbox,
  args: { name: 'consent', isSelected: false, onChange: fn(), children: null },
  render: (args, { globals }) => {
    const { consent, consentLink, consentEnd } = wordsOf(globals).contact;
    return (
      <Kept {...args}>
        {consent}
        <TextLink href="#privacy">{consentLink}</TextLink>
        {consentEnd}
      </Kept>
    );
  },
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

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

export const Focused: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('checkbox')).toHaveFocus();
  },
};

export const Invalid: Story = {
  args: {
    isRequired: true,
    errorMessage: 'Please agree to our data processing terms to continue.',
  },
  play: async ({ canvas, args }) => {
    const box = canvas.getByRole('checkbox');
    await expect(box).toHaveAttribute('aria-invalid', 'true');
    await expect(box).toHaveAccessibleDescription(args.errorMessage);
  },
};

export const GermanOnANarrowPhone: Story = {
  globals: { locale: 'de', viewport: { value: 'narrow' } },
};
