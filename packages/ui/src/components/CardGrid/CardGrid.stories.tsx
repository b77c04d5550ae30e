import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { expectNoOverflow } from '../../fixtures/expectNoOverflow.ts';
import { journeyWordsOf, repeated } from '../../fixtures/journeys.ts';
import { pictureOf } from '../../fixtures/pictures.ts';
import { Card } from '../Card/index.ts';
import { Section } from '../Section/index.ts';
import { CardGrid } from './index.ts';

const gridOf = (count: number): Story => ({
  render: (args, { globals }) => (
    <Section width="wide">
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
    </Section>
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
  argTypes: { children: { control: false } },
} satisfies Meta<typeof CardGrid>;
export default meta;
type Story = StoryObj<typeof CardGrid>;

export const Journeys: Story = gridOf(3);
/** An incomplete last row is centred. */
export const FiveItems: Story = { ...gridOf(5), tags: ['visual'] };
/** Below a heading at the start of the line. */
export const TwoAtTheStart: Story = { ...gridOf(2), args: { align: 'start' } };
/** Larger pictures, and no row with a single card. */
export const InTwos: Story = { ...gridOf(4), args: { columns: 2 } };
/** Without a heading above it, the list needs a `label`. */
export const Articles: Story = {
  tags: ['visual'],
  args: { label: 'Recent articles' },
  render: (args, { globals }) => {
    const { articles, readMore } = journeyWordsOf(globals);
    return (
      <Section width="wide">
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
      </Section>
    );
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Recent articles' })).toBeVisible();
  },
};
export const Tablet: Story = {
  ...gridOf(3),
  tags: ['!dev', '!autodocs'],
  globals: { viewport: { value: 'tablet' } },
};
export const NarrowPhoneInGerman: Story = {
  ...gridOf(3),
  tags: ['!dev', '!autodocs'],
  globals: { locale: 'de', viewport: { value: 'narrow' } },
};
