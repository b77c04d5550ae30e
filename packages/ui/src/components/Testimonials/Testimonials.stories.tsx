import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { journeyWordsOf } from '../../fixtures/journeys.ts';
import { Section } from '../Section/index.ts';
import { type Testimonial, Testimonials } from './index.ts';

/** Testimonials with unique names, each rated one star less than the one before. */
const numbered = (items: readonly Testimonial[], count: number): Testimonial[] =>
  Array.from({ length: count }, (_, index) => ({
    ...(items[index % items.length] as Testimonial),
    name: `${items[index % items.length]?.name} (${index + 1})`,
    rating: 5 - (index % 5),
  }));

const meta = {
  component: Testimonials,
  parameters: { layout: 'fullscreen' },
  argTypes: { ratingLabel: { control: false }, items: { control: false } },
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

/** Sample texts, not of real travellers. */
export const Default: Story = {
  play: async ({ canvas, globals }) => {
    const { ratingLabel, testimonials } = journeyWordsOf(globals);
    await expect(canvas.getAllByRole('figure')).toHaveLength(2);
    await expect(canvas.getAllByText(String(testimonials[0]?.tag))).toHaveLength(2);
    for (const { rating } of testimonials) {
      await expect(canvas.getByText(ratingLabel(rating))).toBeInTheDocument();
    }
  },
};
/** Without a tag, as of a real traveller. */
export const OneItem: Story = {
  render: (_args, { globals }) => {
    const { ratingLabel, testimonials } = journeyWordsOf(globals);
    const [{ tag: _tag, ...item }] = testimonials as [Testimonial];
    return (
      <Section width="wide">
        <Testimonials ratingLabel={ratingLabel} items={[item]} />
      </Section>
    );
  },
};
/** Ratings from five stars to one. */
export const Ratings: Story = {
  tags: ['visual'],
  render: (_args, { globals }) => {
    const { ratingLabel, testimonials } = journeyWordsOf(globals);
    return (
      <Section width="wide">
        <Testimonials ratingLabel={ratingLabel} items={numbered(testimonials, 5)} />
      </Section>
    );
  },
  play: async ({ canvas, globals }) => {
    const { ratingLabel } = journeyWordsOf(globals);
    for (const [index, figure] of canvas.getAllByRole('figure').entries()) {
      await expect(figure).toHaveTextContent(ratingLabel(5 - index));
      await expect(figure.querySelectorAll('[data-empty]')).toHaveLength(index);
    }
  },
};
export const TwelveItems: Story = {
  tags: ['!autodocs'],
  render: (_args, { globals }) => {
    const { ratingLabel, testimonials } = journeyWordsOf(globals);
    return (
      <Section width="wide">
        <Testimonials ratingLabel={ratingLabel} items={numbered(testimonials, 12)} />
      </Section>
    );
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('figure')).toHaveLength(12);
  },
};
