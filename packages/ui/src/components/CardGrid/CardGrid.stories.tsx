import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { expectNoOverflow } from '../../fixtures/expectNoOverflow.ts';
import { inSection } from '../../fixtures/inSection.tsx';
import { journeyWordsOf, repeated } from '../../fixtures/journeys.ts';
import { pictureOf } from '../../fixtures/pictures.ts';
import { Card } from '../Card/index.ts';
import { CardGrid } from './index.ts';

const gridOf = (count: number): Story => ({
  render: (args, { globals }) => (
    <CardGrid {...args}>
      {repeated(journeyWordsOf(globals).tours, count).map((tour, index) => (
        <Card
          {...tour}
          key={tour.title}
          picture={pictureOf(index)}
          headingLevel={2}
          shape="framed"
        />
      ))}
    </CardGrid>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(count);
    await expect(canvas.getAllByRole('link')).toHaveLength(count);
    await expectNoOverflow();
  },
});

const meta = {
  title: 'Layout/CardGrid',
  component: CardGrid,
  parameters: { layout: 'fullscreen', synonyms: ['gallery', 'tiles'] },
  decorators: [inSection('wide')],
} satisfies Meta<typeof CardGrid>;
export default meta;
type Story = StoryObj<typeof CardGrid>;

export const Journeys: Story = gridOf(3);
/** An incomplete last row is centred. */
export const FiveItems: Story = { ...gridOf(5), tags: ['visual', 'large-text', 'plain'] };
/** Below a heading at the start of the line. */
export const TwoAtTheStart: Story = { ...gridOf(2), args: { align: 'start' } };
/** Without a heading above it, the list needs a `label`. */
export const Articles: Story = {
  tags: ['visual'],
  args: { label: 'Recent articles' },
  render: (args, { globals }) => {
    const { articles, readMore } = journeyWordsOf(globals);
    return (
      <CardGrid {...args}>
        {articles.slice(1).map((article, index) => (
          <Card
            {...article}
            key={article.title}
            picture={pictureOf(index)}
            headingLevel={2}
            action={readMore}
          />
        ))}
      </CardGrid>
    );
  },
};
export const NarrowPhoneInGerman: Story = {
  ...gridOf(3),
  tags: ['!dev', '!autodocs'],
  globals: { locale: 'de', viewport: { value: 'narrow' } },
};
