import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { journeyWordsOf } from '../../fixtures/journeys.ts';
import { Section } from '../Section/index.ts';
import { Highlights } from './index.ts';

const listOf = (count: number): Story => ({
  render: (_args, { globals }) => (
    <Section>
      <Highlights items={journeyWordsOf(globals).highlights.slice(0, count)} />
    </Section>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(count);
  },
});

const meta = {
  component: Highlights,
  parameters: { layout: 'fullscreen' },
  args: { items: [] },
} satisfies Meta<typeof Highlights>;
export default meta;
type Story = StoryObj<typeof meta>;

export const EightItems: Story = listOf(8);
export const SevenItems: Story = listOf(7);
export const OneItem: Story = listOf(1);
export const NarrowPhoneInGerman: Story = {
  ...listOf(8),
  globals: { locale: 'de', viewport: { value: 'narrow' } },
};
