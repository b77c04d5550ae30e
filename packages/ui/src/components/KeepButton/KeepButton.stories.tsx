import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { journeyWordsOf } from '../../fixtures/journeys.ts';
import { shownStates, showStates } from '../../fixtures/showState.ts';
import { Stack } from '../Stack/index.ts';
import { KeepButton, type KeepButtonProps, keepButtonTones } from './index.ts';

const Kept = ({ isKept: initial, onChange, ...props }: KeepButtonProps) => {
  const [isKept, setKept] = useState(initial);
  return (
    <KeepButton
      {...props}
      isKept={isKept}
      onChange={(next) => {
        setKept(next);
        onChange(next);
      }}
    />
  );
};

const meta = {
  component: KeepButton,
  argTypes: {
    tone: { options: keepButtonTones, control: 'select' },
    label: { control: false },
    keptLabel: { control: false },
    title: { control: false },
  },
  args: { label: '', keptLabel: '', title: '', isKept: false, onChange: fn() },
  render: (args, { globals }) => {
    const { keep, hero } = journeyWordsOf(globals);
    return <Kept {...args} {...keep} title={hero.title} />;
  },
} satisfies Meta<typeof KeepButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const IsKept: Story = { args: { isKept: true } };
/** Beside other buttons, on a picture too. */
export const Secondary: Story = { args: { tone: 'secondary' } };

/** Both tones, not saved and saved: default, hovered, pressed and focused. */
export const States: Story = {
  tags: ['visual'],
  parameters: { docs: { story: { autoplay: true } } },
  render: (args, { globals }) => {
    const { keep, hero } = journeyWordsOf(globals);
    return (
      <Stack align="start">
        {keepButtonTones.flatMap((tone) =>
          [false, true].flatMap((isKept) =>
            shownStates.map((state) => (
              <KeepButton
                {...args}
                key={`${tone}-${isKept}-${state}`}
                {...keep}
                title={hero.title}
                tone={tone}
                isKept={isKept}
              />
            )),
          ),
        )}
      </Stack>
    );
  },
  play: async ({ canvas }) => {
    const buttons = canvas.getAllByRole('button');
    for (let row = 0; row < buttons.length; row += 4) {
      await showStates(buttons.slice(row, row + 4));
    }
  },
};

/** By mouse and by keyboard; the word changes with the state, the width does not. */
export const Pressed: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, args, globals }) => {
    const { keep, hero } = journeyWordsOf(globals);
    const name = `${keep.label} ${hero.title}`;
    const button = canvas.getByRole('button', { name });
    const { width } = button.getBoundingClientRect();
    await expect(button.offsetHeight).toBeGreaterThanOrEqual(44);
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(button).toHaveAccessibleName(`${keep.keptLabel} ${hero.title}`);
    // Its name says the state.
    await expect(button).not.toHaveAttribute('aria-pressed');
    await expect(button.getBoundingClientRect().width).toBe(width);
    await userEvent.click(button);
    await expect(button).toHaveAccessibleName(name);
    await expect(args.onChange).toHaveBeenNthCalledWith(1, true);
    await expect(args.onChange).toHaveBeenNthCalledWith(2, false);
  },
};

/** Its room is taken, and it cannot be reached. */
export const NotKnownYet: Story = {
  tags: ['!autodocs'],
  args: { isKept: undefined },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { hidden: true });
    await expect(button.offsetHeight).toBeGreaterThanOrEqual(44);
    await expect(button).not.toBeVisible();
    await userEvent.tab();
    await expect(button).not.toHaveFocus();
  },
};

export const PressedInGerman: Story = { ...Pressed, globals: { locale: 'de' } };
