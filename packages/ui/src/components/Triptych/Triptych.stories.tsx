import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { expectNoOverflow } from '../../fixtures/expectNoOverflow.ts';
import { journeyWordsOf } from '../../fixtures/journeys.ts';
import { pictureOf } from '../../fixtures/pictures.ts';
import { Triptych } from './index.ts';

const meta = {
  title: 'Layout/Triptych',
  component: Triptych,
  parameters: { layout: 'fullscreen', synonyms: ['three columns', 'values', 'pillars'] },
  render: (args, { globals }) => {
    const items = journeyWordsOf(globals).benefits.slice(0, 3);
    return (
      <Triptych
        {...args}
        items={items.map((item, index) => ({ ...item, picture: pictureOf(index) }))}
      />
    );
  },
  args: { headingLevel: 2, items: [] },
} satisfies Meta<typeof Triptych>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Beside each other where each has room for its words, else below each other. */
export const Default: Story = {
  tags: ['visual', 'night', 'forced-colours', 'print'],
  play: async ({ canvas, globals }) => {
    const headings = canvas.getAllByRole('heading', { level: 2 });
    const { benefits } = journeyWordsOf(globals);
    await expect(headings.map((heading) => heading.textContent)).toEqual(
      benefits.slice(0, 3).map(({ title }) => title),
    );
    const tops = new Set(headings.map((heading) => heading.getBoundingClientRect().top));
    await expect(tops.size).toBe(matchMedia('(min-width: 56.25em)').matches ? 1 : 3);
  },
};
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const LargeTextInGerman: Story = {
  tags: ['!dev', '!autodocs'],
  globals: { locale: 'de', textSize: '200', viewport: { value: 'phone' } },
  play: expectNoOverflow,
};
