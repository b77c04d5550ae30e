import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { journeyWordsOf } from '../../fixtures/journeys.ts';
import { pictures } from '../../fixtures/pictures.ts';
import { CardGrid } from '../CardGrid/index.ts';
import { Section } from '../Section/index.ts';
import { Card } from './index.ts';

const meta = {
  component: Card,
  parameters: { layout: 'fullscreen' },
  args: {
    href: '/varanasi-tour',
    title: '',
    picture: pictures.ghats,
    alt: '',
    headingLevel: 2,
    shape: 'arch',
  },
  render: (args, { globals }) => (
    <Section width="text">
      <CardGrid columns={2}>
        <Card {...args} {...journeyWordsOf(globals).tours[2]} />
      </CardGrid>
    </Section>
  ),
} satisfies Meta<typeof Card>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Journey: Story = {
  play: async ({ canvas, globals }) => {
    const tour = journeyWordsOf(globals).tours[2];
    await expect(canvas.getAllByRole('link', { name: String(tour?.title) })).toHaveLength(1);
    await expect(canvas.getByRole('img', { name: String(tour?.alt) })).toBeVisible();
  },
};
export const Article: Story = {
  args: { shape: 'plain', picture: pictures.hills },
  render: (args, { globals }) => {
    const { articles, readMore } = journeyWordsOf(globals);
    return (
      <Section width="text">
        <CardGrid columns={2}>
          <Card {...args} {...articles[1]} action={readMore} />
        </CardGrid>
      </Section>
    );
  },
  // The action is the link; its title goes with it unseen, so that no two have one name.
  play: async ({ canvas, globals }) => {
    const { articles, readMore } = journeyWordsOf(globals);
    await expect(canvas.getByRole('link')).toHaveAccessibleName(
      `${readMore} ${articles[1]?.title}`,
    );
    await expect(canvas.getByText(readMore)).toBeVisible();
  },
};
export const TitleAlone: Story = {
  args: { shape: 'plain', title: 'Yoga in Rishikesh' },
  render: (args) => (
    <Section width="text">
      <CardGrid columns={2}>
        <Card {...args} />
      </CardGrid>
    </Section>
  ),
};
/** The picture, too, leads there. */
export const PressedAnywhere: Story = {
  args: { href: '#pressed' },
  render: ({ href, ...args }, { globals }) => (
    <Section width="text">
      <CardGrid columns={2}>
        <Card {...args} {...journeyWordsOf(globals).tours[2]} href={href} />
      </CardGrid>
    </Section>
  ),
  play: async ({ canvas }) => {
    const { x, y, width, height } = canvas.getByRole('img').getBoundingClientRect();
    const pressed = document.elementFromPoint(x + width / 2, y + height / 2);
    await expect(pressed).toBe(canvas.getByRole('link'));
  },
};
export const Focused: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
  },
};
export const ArticleFocused: Story = {
  ...Article,
  play: Focused.play as NonNullable<Story['play']>,
};
export const NarrowPhoneInGerman: Story = {
  globals: { locale: 'de', viewport: { value: 'narrow' } },
};
