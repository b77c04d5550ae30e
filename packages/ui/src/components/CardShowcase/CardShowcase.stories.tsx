import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { expectNoOverflow } from '../../fixtures/expectNoOverflow.ts';
import { inSection } from '../../fixtures/inSection.tsx';
import { journeyWordsOf, repeated } from '../../fixtures/journeys.ts';
import { pictureOf } from '../../fixtures/pictures.ts';
import { saveButtonOf } from '../../fixtures/saveButton.tsx';
import { Card } from '../Card/index.ts';
import { Heading } from '../Heading/index.ts';
import { Stack } from '../Stack/index.ts';
import { Text } from '../Text/index.ts';
import { CardShowcase } from './index.ts';

const showcaseOf = (count: number, isSaveable = false): Story => ({
  render: (_args, { globals }) => {
    const { tours, hero } = journeyWordsOf(globals);
    return (
      <CardShowcase
        intro={
          <Stack gap="small">
            <Heading level={2}>{hero.eyebrow}</Heading>
            <Text size="large">{hero.text}</Text>
          </Stack>
        }
      >
        {repeated(tours, count).map((tour, index) => (
          <Card
            {...tour}
            key={tour.title}
            picture={pictureOf(index)}
            headingLevel={3}
            shape="framed"
            save={isSaveable ? saveButtonOf(globals, tour.title, index === 1) : undefined}
          />
        ))}
      </CardShowcase>
    );
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(count);
    await expect(canvas.getAllByRole('link')).toHaveLength(count);
    await expectNoOverflow();
  },
});

/** Where each begins, from top to bottom. */
const rowsOf = (elements: Element[]) => [
  ...new Set(elements.map((element) => Math.round(element.getBoundingClientRect().top))),
];

const meta = {
  title: 'Cards/CardShowcase',
  component: CardShowcase,
  parameters: { layout: 'fullscreen', synonyms: ['featured cards', 'lead story', 'mosaic'] },
  decorators: [inSection('wide')],
} satisfies Meta<typeof CardShowcase>;
export default meta;
type Story = StoryObj<typeof CardShowcase>;

const test = ['!dev', '!autodocs'];

/** Six, of which each can be saved: the titles of a row share a line. */
export const Default: Story = {
  ...showcaseOf(6, true),
  tags: ['visual', 'night'],
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const titles = canvas.getAllByRole('heading', { level: 3 });
    await expect(titles).toHaveLength(6);
    await expect(rowsOf(titles)).toHaveLength(rowsOf(canvas.getAllByRole('listitem')).length);
    await expectNoOverflow();
  },
};
/** Three, with the heading beside them on wide screens. */
export const Three: Story = { ...showcaseOf(3), tags: ['visual'] };
/** Six are two by two. */
export const SixOnAPhone: Story = {
  ...showcaseOf(6, true),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(rowsOf(canvas.getAllByRole('listitem'))).toHaveLength(3);
    await expectNoOverflow();
  },
};

const phone: Story = { ...showcaseOf(3, true), globals: { viewport: { value: 'phone' } } };

/** Three are in a row, of which the next card looks in at the edge of the screen. */
export const ThreeOnAPhone: Story = {
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
