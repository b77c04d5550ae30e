import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { journeyWordsOf } from '../../fixtures/journeys.ts';
import { pictures } from '../../fixtures/pictures.ts';
import { Section } from '../Section/index.ts';
import { FeaturedCard } from './index.ts';

const meta = {
  component: FeaturedCard,
  parameters: { layout: 'fullscreen' },
  args: {
    href: '/blog/mindful-travel',
    title: '',
    picture: pictures.lake,
    alt: '',
    headingLevel: 2,
  },
  render: (args, { globals }) => {
    const { articles, readMore } = journeyWordsOf(globals);
    return (
      <Section width="wide">
        <FeaturedCard {...args} {...articles[0]} action={readMore} />
      </Section>
    );
  },
} satisfies Meta<typeof FeaturedCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, globals }) => {
    const { articles, readMore } = journeyWordsOf(globals);
    await expect(canvas.getByRole('link')).toHaveAccessibleName(
      `${readMore} ${articles[0]?.title}`,
    );
  },
};
export const Focused: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
  },
};
export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } };
export const NarrowPhoneInGerman: Story = {
  globals: { locale: 'de', viewport: { value: 'narrow' } },
};
