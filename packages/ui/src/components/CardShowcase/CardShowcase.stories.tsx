import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { expectNoOverflow } from '../../fixtures/expectNoOverflow.ts';
import { inSection } from '../../fixtures/inSection.tsx';
import { journeyWordsOf, repeated } from '../../fixtures/journeys.ts';
import { pictureOf } from '../../fixtures/pictures.ts';
import { saveButtonOf } from '../../fixtures/saveButton.tsx';
import { Card } from '../Card/index.ts';
import { FeaturedCard } from '../FeaturedCard/index.ts';
import { CardShowcase } from './index.ts';

const showcaseOf = (count: number, isSaveable = false): Story => ({
  render: (_args, { globals }) => {
    const [lead, ...others] = repeated(journeyWordsOf(globals).tours, count).map((tour, index) => ({
      ...tour,
      picture: pictureOf(index),
      headingLevel: 2 as const,
      ...(isSaveable && { save: saveButtonOf(globals, tour.title, index === 1) }),
    }));
    return (
      <CardShowcase lead={lead && <FeaturedCard {...lead} layout="column" />}>
        {others.map((tour) => (
          <Card {...tour} key={tour.title} shape="framed" />
        ))}
      </CardShowcase>
    );
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(count - 1);
    await expect(canvas.getAllByRole('link')).toHaveLength(count);
    await expectNoOverflow();
  },
});

const meta = {
  title: 'Cards/CardShowcase',
  component: CardShowcase,
  parameters: { layout: 'fullscreen', synonyms: ['featured cards', 'lead story', 'mosaic'] },
  decorators: [inSection('wide')],
} satisfies Meta<typeof CardShowcase>;
export default meta;
type Story = StoryObj<typeof CardShowcase>;

const test = ['!dev', '!autodocs'];

/** Each can be saved. */
export const Default: Story = { ...showcaseOf(6, true), tags: ['visual'] };
/** Two cards beside the lead have larger pictures. */
export const Three: Story = { ...showcaseOf(3), tags: ['visual'] };

const phone: Story = { ...showcaseOf(6, true), globals: { viewport: { value: 'phone' } } };

/** The others are in a row, of which the next card looks in at the edge of the screen. */
export const Phone: Story = {
  ...phone,
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list');
    await expect(list.scrollWidth).toBeGreaterThan(list.clientWidth);
    // It never scrolls up or down, where it would hold up the page.
    await expect(list.scrollHeight).toBe(list.clientHeight);
    const edges = canvas.getAllByRole('listitem').map((item) => item.getBoundingClientRect());
    await expect(edges.some(({ left, right }) => left < innerWidth && right > innerWidth)).toBe(
      true,
    );
    await expectNoOverflow();
  },
};
/** By keyboard, a card that gets the focus comes into view. */
export const PhoneByKeyboard: Story = {
  ...phone,
  tags: test,
  play: async ({ canvas }) => {
    for (const link of canvas.getAllByRole('link')) {
      while (document.activeElement !== link) await userEvent.tab();
      const { left, right } = link.getBoundingClientRect();
      await expect(left).toBeGreaterThanOrEqual(0);
      await expect(right).toBeLessThanOrEqual(innerWidth);
    }
  },
};
export const NarrowPhoneInGerman: Story = {
  ...showcaseOf(6, true),
  tags: test,
  globals: { locale: 'de', viewport: { value: 'narrow' } },
};
