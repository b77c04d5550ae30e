import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { expectNoOverflow } from '../../fixtures/expectNoOverflow.ts';
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
    await expectNoOverflow();
  },
});

const meta = {
  component: FeatureList,
  parameters: { layout: 'fullscreen' },
  argTypes: {
    columns: { options: featureListColumns, control: 'select' },
    headingLevel: { options: [2, 3, 4], control: 'select' },
    items: { control: false },
  },
  args: { headingLevel: 3 },
} satisfies Meta<typeof FeatureList>;
export default meta;
type Story = StoryObj<typeof FeatureList>;

export const SixItems: Story = listOf(6);
/** Four and eight items use four columns: rows of three would leave a gap. */
export const EightItems: Story = { ...listOf(8), tags: ['visual'] };
export const FourItems: Story = listOf(4);
export const FourInTwos: Story = { ...listOf(4), args: { columns: 2 } };
export const ThreeItems: Story = listOf(3);
export const OneItem: Story = listOf(1);
export const TwelveItems: Story = listOf(12);
export const EightInGerman: Story = {
  ...listOf(8),
  tags: ['!autodocs'],
  globals: { locale: 'de' },
};
export const TabletInGerman: Story = {
  ...listOf(6),
  tags: ['!autodocs'],
  globals: { locale: 'de', viewport: { value: 'tablet' } },
};
export const NarrowPhoneInGerman: Story = {
  ...listOf(6),
  tags: ['!autodocs'],
  globals: { locale: 'de', viewport: { value: 'narrow' } },
};
