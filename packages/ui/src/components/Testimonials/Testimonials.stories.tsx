import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { journeyWordsOf } from '../../fixtures/journeys.ts';
import { Section } from '../Section/index.ts';
import { Testimonials } from './index.ts';

const meta = {
  component: Testimonials,
  parameters: { layout: 'fullscreen' },
  args: { ratingLabel: String, items: [] },
  render: (_args, { globals }) => {
    const { ratingLabel, testimonials } = journeyWordsOf(globals);
    return (
      <Section width="wide">
        <Testimonials ratingLabel={ratingLabel} items={testimonials} />
      </Section>
    );
  },
} satisfies Meta<typeof Testimonials>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The words are samples; there is nobody behind them. */
export const Default: Story = {
  play: async ({ canvas, globals }) => {
    const { ratingLabel } = journeyWordsOf(globals);
    await expect(canvas.getAllByRole('figure')).toHaveLength(3);
    await expect(canvas.getAllByText(ratingLabel(5))).toHaveLength(2);
    await expect(canvas.getByText(ratingLabel(4))).toBeInTheDocument();
  },
};
export const OneItem: Story = {
  render: (_args, { globals }) => {
    const { ratingLabel, testimonials } = journeyWordsOf(globals);
    return (
      <Section width="wide">
        <Testimonials ratingLabel={ratingLabel} items={testimonials.slice(0, 1)} />
      </Section>
    );
  },
};
export const InGerman: Story = { globals: { locale: 'de' } };
export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } };
export const NarrowPhoneInGerman: Story = {
  globals: { locale: 'de', viewport: { value: 'narrow' } },
};
