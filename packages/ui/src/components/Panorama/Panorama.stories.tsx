import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { journeyWordsOf } from '../../fixtures/journeys.ts';
import { pictures } from '../../fixtures/pictures.ts';
import { Heading } from '../Heading/index.ts';
import { Panorama } from './index.ts';

const meta = {
  title: 'Layout/Panorama',
  component: Panorama,
  parameters: { layout: 'fullscreen', synonyms: ['image', 'full bleed', 'banner', 'divider'] },
  args: { source: pictures.lake },
} satisfies Meta<typeof Panorama>;
export default meta;
type Story = StoryObj<typeof meta>;

/** As wide as the page, and decoration for a screen reader. */
export const Default: Story = {
  tags: ['visual', 'night'],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
    const box = canvasElement.querySelector('img')?.getBoundingClientRect();
    await expect(box?.left).toBe(0);
    await expect(box?.right).toBe(document.documentElement.clientWidth);
    await expect(box?.height).toBeGreaterThanOrEqual(280);
  },
};
/** In the sky; below the scene on upright screens. */
export const WithASentence: Story = {
  tags: ['visual'],
  render: (args, { globals }) => (
    <Panorama {...args} text={journeyWordsOf(globals).closing.title} />
  ),
  play: async ({ canvas, canvasElement, globals }) => {
    const text = canvas.getByText(journeyWordsOf(globals).closing.title).getBoundingClientRect();
    const bottom = canvasElement.querySelector('img')?.getBoundingClientRect().bottom ?? 0;
    if (matchMedia('(max-aspect-ratio: 799/1000)').matches) {
      await expect(text.top).toBeGreaterThanOrEqual(bottom);
    } else {
      await expect(text.bottom).toBeLessThan(bottom);
    }
  },
};
/** A heading, and text in the text's face. */
export const WithAHeading: Story = {
  render: (args, { globals }) => {
    const { closing } = journeyWordsOf(globals);
    return (
      <Panorama
        {...args}
        text={
          <>
            <Heading level={2}>{closing.title}</Heading>
            <p>{closing.text}</p>
          </>
        }
      />
    );
  },
  play: async ({ canvas, globals }) => {
    const heading = canvas.getByRole('heading', { level: 2 });
    const text = canvas.getByText(journeyWordsOf(globals).closing.text);
    await expect(getComputedStyle(text).fontFamily).not.toBe(getComputedStyle(heading).fontFamily);
  },
};
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
