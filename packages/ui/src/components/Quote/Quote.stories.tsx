import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { journeyWordsOf } from '../../fixtures/journeys.ts';
import { Quote } from './index.ts';

const meta = {
  title: 'Text/Quote',
  component: Quote,
  parameters: { synonyms: ['pull quote', 'blockquote'] },
  argTypes: { children: { control: 'text' } },
  render: (args, { globals }) => (
    <Quote {...args}>{args.children ?? journeyWordsOf(globals).quote.words}</Quote>
  ),
} satisfies Meta<typeof Quote>;
export default meta;
type Story = StoryObj<typeof Quote>;

export const Default: Story = {};
export const WithASource: Story = {
  tags: ['visual'],
  args: { source: 'Taittiriya Upanishad' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('figure')).toHaveTextContent(String(args.source));
  },
};
