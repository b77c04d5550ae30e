import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { journeyWordsOf, repeated } from '../../fixtures/journeys.ts';
import { Section } from '../Section/index.ts';
import { FeatureList, featureListColumns } from './index.ts';

const listOf = (count: number): Story => ({
  render: (args, { globals }) => (
    <Section width="wide">
      <FeatureList
        {...args}
        items={repeated(journeyWordsOf(globals).benefits, count).slice(0, count)}
      />
    </Section>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(count);
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(count);
  },
});

const meta = {
  component: FeatureList,
  parameters: { layout: 'fullscreen' },
  argTypes: { columns: { options: featureListColumns, control: 'select' } },
  args: { headingLevel: 3, items: [] },
} satisfies Meta<typeof FeatureList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SixItems: Story = listOf(6);
export const EightItems: Story = listOf(8);
export const FourItems: Story = listOf(4);
export const FourInTwos: Story = { ...listOf(4), args: { columns: 2 } };
export const ThreeItems: Story = listOf(3);
export const OneItem: Story = listOf(1);
export const TwelveItems: Story = listOf(12);
export const EightInGerman: Story = { ...listOf(8), globals: { locale: 'de' } };
export const TabletInGerman: Story = {
  ...listOf(6),
  globals: { locale: 'de', viewport: { value: 'tablet' } },
};
export const NarrowPhoneInGerman: Story = {
  ...listOf(6),
  globals: { locale: 'de', viewport: { value: 'narrow' } },
};
