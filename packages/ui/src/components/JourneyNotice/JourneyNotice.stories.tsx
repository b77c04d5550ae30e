import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { journeyWordsOf } from '../../fixtures/journeys.ts';
import { JourneyNotice } from './index.ts';

const meta = {
  component: JourneyNotice,
  args: { label: '', removeLabel: '', onRemove: fn() },
  render: ({ onRemove }, { globals }) => {
    const { label, remove } = journeyWordsOf(globals).notice;
    return <JourneyNotice label={label} removeLabel={remove} onRemove={onRemove} />;
  },
} satisfies Meta<typeof JourneyNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Removed: Story = {
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
export const NarrowPhoneInGerman: Story = {
  globals: { locale: 'de', viewport: { value: 'narrow' } },
};
