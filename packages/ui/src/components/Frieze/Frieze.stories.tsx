import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { pictures } from '../../fixtures/pictures.ts';
import { Frieze } from './index.ts';

const meta = {
  title: 'Layout/Frieze',
  component: Frieze,
  parameters: { layout: 'fullscreen', synonyms: ['border', 'divider', 'band', 'pattern'] },
  args: { source: pictures.lake },
} satisfies Meta<typeof Frieze>;
export default meta;
type Story = StoryObj<typeof meta>;

/** It fills the page, and adds nothing to what a screen reader says. */
export const Default: Story = {
  tags: ['visual'],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
    const images = [...canvasElement.querySelectorAll('img')];
    const { left, right } = canvasElement.getBoundingClientRect();
    await expect(images.at(0)?.getBoundingClientRect().left).toBeLessThanOrEqual(left);
    await expect(images.at(-1)?.getBoundingClientRect().right).toBeGreaterThanOrEqual(right);
  },
};
/** On a phone a drawing is wider than the screen, and still meets its neighbours uncut. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const boxes = [...canvasElement.querySelectorAll('img')].map((image) =>
      image.getBoundingClientRect(),
    );
    for (const [index, { left, width, height }] of boxes.entries()) {
      await expect(width / height).toBeCloseTo(18 / 5, 1);
      await expect(left).toBeCloseTo(boxes[index - 1]?.right ?? left, 0);
    }
  },
};
