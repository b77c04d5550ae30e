import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { journeyWordsOf } from '../../fixtures/journeys.ts';
import { Section } from '../Section/index.ts';
import { Quote } from './index.ts';

const meta = {
  component: Quote,
  parameters: { layout: 'fullscreen' },
  argTypes: { children: { control: 'text' }, source: { control: 'text' } },
  render: (args, { globals }) => {
    const { words, source } = journeyWordsOf(globals).quote;
    return (
      <Section>
        <Quote source={args.source ?? source}>{args.children ?? words}</Quote>
      </Section>
    );
  },
} satisfies Meta<typeof Quote>;
export default meta;
type Story = StoryObj<typeof Quote>;

export const Default: Story = {
  tags: ['visual'],
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('figure')).toHaveTextContent(
      journeyWordsOf(globals).quote.source,
    );
    await expect(canvas.getByRole('blockquote')).toHaveTextContent(
      journeyWordsOf(globals).quote.words,
    );
  },
};
export const WithoutASource: Story = {
  render: (_args, { globals }) => (
    <Section>
      <Quote>{journeyWordsOf(globals).quote.words}</Quote>
    </Section>
  ),
};
