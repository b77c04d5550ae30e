import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { expectNoOverflow } from '../../fixtures/expectNoOverflow.ts';
import { journeyWordsOf } from '../../fixtures/journeys.ts';
import { localized } from '../../fixtures/localized.ts';
import { Section } from '../Section/index.ts';
import { type Testimonial, Testimonials } from './index.ts';

const textsOf = (globals: object) => {
  const { ratingLabel, testimonials } = journeyWordsOf(globals);
  return { ratingLabel, items: testimonials };
};

const meta = {
  title: 'Cards/Testimonials',
  component: Testimonials,
  parameters: { layout: 'fullscreen', synonyms: ['reviews', 'ratings', 'stars'] },
  args: textsOf({}),
  render: (args, { globals }) => (
    <Section width="wide">
      <Testimonials {...localized(textsOf, args, globals)} />
    </Section>
  ),
} satisfies Meta<typeof Testimonials>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Sample texts, not of real travellers. */
export const Default: Story = {
  play: async ({ canvas, globals }) => {
    const { testimonials } = journeyWordsOf(globals);
    await expect(canvas.getAllByRole('figure')).toHaveLength(testimonials.length);
    await expect(canvas.getAllByText(String(testimonials[0]?.tag))).toHaveLength(
      testimonials.length,
    );
  },
};
/** From five stars to one, and without a tag, as of real travellers. */
export const Ratings: Story = {
  tags: ['visual', 'forced-colours', 'large-text'],
  render: (_args, { globals }) => {
    const { ratingLabel, testimonials } = journeyWordsOf(globals);
    const items = [5, 4, 3, 2, 1].map((rating, index) => {
      const { tag: _tag, ...item } = testimonials[index % testimonials.length] as Testimonial;
      return { ...item, name: `${item.name} (${rating})`, rating };
    });
    return (
      <Section width="wide">
        <Testimonials ratingLabel={ratingLabel} items={items} />
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
export const LargeTextInGerman: Story = {
  tags: ['!dev', '!autodocs'],
  globals: { locale: 'de', textSize: '200', viewport: { value: 'phone' } },
  play: expectNoOverflow,
};
