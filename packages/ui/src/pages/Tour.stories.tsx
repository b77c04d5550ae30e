import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { wordsOf } from '../fixtures/index.ts';
import { journeyWordsOf } from '../fixtures/journeys.ts';
import { tourPageOf } from '../fixtures/tourPage.tsx';

/** A journey's page: everything together, in its order. */
const meta = {
  title: 'Pages/Tour',
  parameters: { layout: 'fullscreen', chromatic: { prefersReducedMotion: 'reduce' } },
  tags: ['!autodocs'],
  render: (_args, { globals }) => tourPageOf(wordsOf(globals), journeyWordsOf(globals)),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Desktop: Story = {};
export const TabletInGerman: Story = { globals: { locale: 'de', viewport: { value: 'tablet' } } };
export const NarrowPhoneInGerman: Story = {
  globals: { locale: 'de', viewport: { value: 'narrow' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
