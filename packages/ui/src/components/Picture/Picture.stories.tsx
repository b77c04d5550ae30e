import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { journeyWordsOf } from '../../fixtures/journeys.ts';
import { pictures } from '../../fixtures/pictures.ts';
import { Section } from '../Section/index.ts';
import { Picture, pictureRatios, pictureShapes } from './index.ts';

const meta = {
  component: Picture,
  parameters: { layout: 'fullscreen' },
  argTypes: {
    shape: { options: pictureShapes, control: 'select' },
    ratio: { options: pictureRatios, control: 'select' },
  },
  args: { source: pictures.lake, alt: '' },
  render: (args, { globals }) => (
    <Section width="text">
      <Picture {...args} alt={String(journeyWordsOf(globals).tours[0]?.alt)} />
    </Section>
  ),
} satisfies Meta<typeof Picture>;
export default meta;
type Story = StoryObj<typeof meta>;

/** As the file is; it waits until one scrolls near it. */
export const AsTheFileIs: Story = {
  play: async ({ canvas }) => {
    const picture = canvas.getByRole('img');
    await expect(picture).toHaveAttribute('loading', 'lazy');
    await expect(picture).toHaveAttribute('width', '1200');
    await expect(picture).toHaveAttribute('height', '800');
  },
};
export const First: Story = {
  args: { isFirst: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img')).toHaveAttribute('loading', 'eager');
    await expect(canvas.getByRole('img')).toHaveAttribute('fetchpriority', 'high');
  },
};
export const Landscape: Story = { args: { ratio: 'landscape' } };
export const Upright: Story = {
  args: { ratio: 'portrait' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img')).toHaveAttribute('src', pictures.lake.portrait?.src);
  },
};
export const Square: Story = { args: { ratio: 'square' } };
/** Journeys stand under the brand's arch. */
export const UnderAnArch: Story = { args: { shape: 'arch' } };
export const UnderAnArchOnANarrowPhone: Story = {
  args: { shape: 'arch', source: pictures.ghats },
  globals: { viewport: { value: 'narrow' } },
};
