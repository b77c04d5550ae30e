import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { journeyWordsOf } from '../../fixtures/journeys.ts';
import { shownStates, showStates } from '../../fixtures/showState.ts';
import { Stack } from '../Stack/index.ts';
import { JourneyNotice } from './index.ts';

const meta = {
  component: JourneyNotice,
  argTypes: { label: { control: 'text' }, removeLabel: { control: 'text' } },
  args: { onRemove: fn() },
  render: (args, { globals }) => {
    const { label, remove } = journeyWordsOf(globals).notice;
    return (
      <JourneyNotice
        {...args}
        label={args.label ?? label}
        removeLabel={args.removeLabel ?? remove}
      />
    );
  },
} satisfies Meta<typeof JourneyNotice>;
export default meta;
type Story = StoryObj<typeof JourneyNotice>;

export const Default: Story = {};

/** The button: default, hovered, pressed and focused. */
export const States: Story = {
  tags: ['visual'],
  parameters: { docs: { story: { autoplay: true } } },
  render: ({ onRemove }, { globals }) => {
    const { label, remove } = journeyWordsOf(globals).notice;
    return (
      <Stack align="start">
        {shownStates.map((state) => (
          <JourneyNotice key={state} label={label} removeLabel={remove} onRemove={onRemove} />
        ))}
      </Stack>
    );
  },
  play: ({ canvas }) => showStates(canvas.getAllByRole('button')),
};

export const Removed: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, args, globals }) => {
    const button = canvas.getByRole('button', { name: journeyWordsOf(globals).notice.remove });
    await expect(button.offsetWidth).toBeGreaterThanOrEqual(44);
    await expect(button.offsetHeight).toBeGreaterThanOrEqual(44);
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(button);
    await expect(args.onRemove).toHaveBeenCalledTimes(2);
  },
};

/** A long name wraps; the button stays beside it and keeps its size. */
export const NarrowPhoneInGerman: Story = {
  tags: ['!autodocs'],
  globals: { locale: 'de', viewport: { value: 'narrow' } },
  args: { label: 'Es geht um: Ayurveda- und Panchakarma-Kuren mit Gewichtsreduktionsberatung' },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button');
    await expect(button.offsetWidth).toBeGreaterThanOrEqual(44);
    await expect(button.getBoundingClientRect().left).toBeGreaterThanOrEqual(
      canvas.getByText(args.label).getBoundingClientRect().right,
    );
    await expect(button.getBoundingClientRect().right).toBeLessThanOrEqual(320);
  },
};
