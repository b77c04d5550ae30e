import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { journeyWordsOf } from '../../fixtures/journeys.ts';
import { States } from '../../fixtures/States.tsx';
import { shownStates, showStates } from '../../fixtures/showState.ts';
import { Stack } from '../Stack/index.ts';
import { SaveButton, type SaveButtonProps, saveButtonTones } from './SaveButton.tsx';

const Saving = ({ isSaved: initial, onChange, ...props }: SaveButtonProps) => {
  const [isSaved, setSaved] = useState(initial);
  return (
    <SaveButton
      {...props}
      isSaved={isSaved}
      onChange={(next) => {
        setSaved(next);
        onChange(next);
      }}
    />
  );
};

const meta = {
  title: 'Actions/SaveButton',
  component: SaveButton,
  parameters: { synonyms: ['bookmark', 'favourite', 'wish list'] },
  args: { labels: { save: '', saved: '' }, title: '', isSaved: false, onChange: fn() },
  render: (args, { globals }) => {
    const { save, hero } = journeyWordsOf(globals);
    return <Saving {...args} labels={save} title={hero.title} />;
  },
} satisfies Meta<typeof SaveButton>;
export default meta;
type Story = StoryObj<typeof meta>;

/** By mouse and by keyboard; the word changes with the state, the width does not. */
export const Default: Story = {
  play: async ({ canvas, args, globals }) => {
    const { save, hero } = journeyWordsOf(globals);
    const name = `${save.save} ${hero.title}`;
    const button = canvas.getByRole('button', { name });
    const { width } = button.getBoundingClientRect();
    await expect(button.offsetHeight).toBeGreaterThanOrEqual(44);
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(button).toHaveAccessibleName(`${save.saved} ${hero.title}`);
    // Its name says the state.
    await expect(button).not.toHaveAttribute('aria-pressed');
    await expect(button.getBoundingClientRect().width).toBe(width);
    await userEvent.click(button);
    await expect(button).toHaveAccessibleName(name);
    await expect(args.onChange).toHaveBeenNthCalledWith(1, true);
    await expect(args.onChange).toHaveBeenNthCalledWith(2, false);
  },
};

/** Both tones, not saved and saved. */
export const StatesOfEachTone: Story = {
  name: 'States',
  tags: ['visual'],
  parameters: { docs: { story: { autoplay: true } } },
  render: (args, { globals }) => {
    const { save, hero } = journeyWordsOf(globals);
    return (
      <Stack>
        {saveButtonTones.flatMap((tone) =>
          [false, true].map((isSaved) => (
            <States key={`${tone} ${isSaved}`} names={shownStates}>
              {() => (
                <SaveButton {...args} {...{ tone, isSaved }} labels={save} title={hero.title} />
              )}
            </States>
          )),
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

/** Its room is taken, and it cannot be reached. */
export const NotKnownYet: Story = {
  tags: ['!dev', '!autodocs'],
  args: { isSaved: undefined },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { hidden: true });
    await expect(button.offsetHeight).toBeGreaterThanOrEqual(44);
    await expect(button).not.toBeVisible();
    await userEvent.tab();
    await expect(button).not.toHaveFocus();
  },
};
