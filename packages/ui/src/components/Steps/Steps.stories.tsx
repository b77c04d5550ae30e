import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { journeyWordsOf, repeated } from '../../fixtures/journeys.ts';
import { Section } from '../Section/index.ts';
import { Steps } from './index.ts';

const stepsOf = (count: number): Story => ({
  render: (args, { globals }) => (
    <Section>
      <Steps {...args} items={repeated(journeyWordsOf(globals).steps, count)} />
    </Section>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(count);
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(count);
  },
});

const meta = {
  component: Steps,
  parameters: { layout: 'fullscreen' },
  argTypes: {
    headingLevel: { options: [2, 3, 4], control: 'select' },
    items: { control: false },
  },
  args: { headingLevel: 3, items: [] },
} satisfies Meta<typeof Steps>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { ...stepsOf(5), tags: ['visual'] };
export const OneItem: Story = stepsOf(1);
export const TwelveItems: Story = stepsOf(12);
export const NarrowPhoneInGerman: Story = {
  ...stepsOf(5),
  tags: ['!autodocs'],
  globals: { locale: 'de', viewport: { value: 'narrow' } },
};
