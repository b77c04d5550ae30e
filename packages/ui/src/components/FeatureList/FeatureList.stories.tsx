import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { expectNoOverflow } from '../../fixtures/expectNoOverflow.ts';
import { journeyWordsOf, repeated } from '../../fixtures/journeys.ts';
import { Section } from '../Section/index.ts';
import { FeatureList } from './index.ts';

const listOf = (count: number): NonNullable<Story['render']> =>
  function List(args, { globals }) {
    const { benefits } = journeyWordsOf(globals);
    return (
      <Section width="wide">
        <FeatureList {...args} items={repeated(benefits, count)} />
      </Section>
    );
  };

const meta = {
  title: 'Text/FeatureList',
  component: FeatureList,
  parameters: { layout: 'fullscreen', synonyms: ['benefits', 'reasons'] },
  args: { headingLevel: 3 },
} satisfies Meta<typeof FeatureList>;
export default meta;
type Story = StoryObj<typeof FeatureList>;

export const SixItems: Story = {
  render: listOf(6),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(6);
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(6);
  },
};
/** Four and eight items use four columns: rows of three would leave a gap. */
export const EightItems: Story = { tags: ['visual', 'large-text'], render: listOf(8) };
/** A phone has room for two columns of a few short ones. */
export const EightInTwos: Story = {
  args: { columns: 2 },
  globals: { viewport: { value: 'phone' } },
  render: listOf(8),
  play: async ({ canvas }) => {
    const lefts = canvas.getAllByRole('listitem').map((item) => item.getBoundingClientRect().left);
    await expect(new Set(lefts).size).toBe(1);
  },
};
export const FourInTwos: Story = { args: { columns: 2 }, render: listOf(4) };
export const TabletInGerman: Story = {
  tags: ['!dev', '!autodocs'],
  globals: { locale: 'de', viewport: { value: 'tablet' } },
  render: listOf(5),
  play: expectNoOverflow,
};
export const LargeTextInGerman: Story = {
  tags: ['!dev', '!autodocs'],
  globals: { locale: 'de', textSize: '200', viewport: { value: 'phone' } },
  render: listOf(5),
  play: expectNoOverflow,
};
