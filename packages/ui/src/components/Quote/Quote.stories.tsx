import type { Meta, StoryObj } from '@storybook/react-vite';
import { journeyWordsOf } from '../../fixtures/journeys.ts';
import { Section } from '../Section/index.ts';
import { Quote } from './index.ts';

const meta = {
  component: Quote,
  parameters: { layout: 'fullscreen' },
  args: { children: '' },
  render: (_args, { globals }) => {
    const { words, source } = journeyWordsOf(globals).quote;
    return (
      <Section>
        <Quote source={source}>{words}</Quote>
      </Section>
    );
  },
} satisfies Meta<typeof Quote>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithoutASource: Story = {
  render: (_args, { globals }) => (
    <Section>
      <Quote>{journeyWordsOf(globals).quote.words}</Quote>
    </Section>
  ),
};
export const NarrowPhoneInGerman: Story = {
  globals: { locale: 'de', viewport: { value: 'narrow' } },
};
