import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { expectNoOverflow } from '../../fixtures/expectNoOverflow.ts';
import { journeyWordsOf, repeated } from '../../fixtures/journeys.ts';
import { pictureOf } from '../../fixtures/pictures.ts';
import { DayBand } from './index.ts';

const lights = ['dawn', 'morning', 'noon', 'dusk', 'night'] as const;

const meta = {
  title: 'Journey/DayBand',
  component: DayBand,
  parameters: { layout: 'fullscreen', synonyms: ['timeline', 'schedule', 'daily rhythm'] },
  args: { title: '', headingLevel: 2, items: [] },
  render: (args, { globals }) => {
    const { benefits, glance, print } = journeyWordsOf(globals);
    return (
      <DayBand
        {...args}
        title={glance.title}
        note={print}
        items={repeated(benefits, 5).map(({ text }, index) => ({
          when: `${6 + 4 * index}:00`,
          text,
          light: lights[index] ?? 'night',
          picture: pictureOf(index),
        }))}
      />
    );
  },
} satisfies Meta<typeof DayBand>;
export default meta;
type Story = StoryObj<typeof meta>;

/** From dawn to night. The grounds reach the page's edges, which never scrolls sideways for it. */
export const Default: Story = {
  tags: ['visual', 'forced-colours', 'plain', 'night', 'print'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5);
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};
/** Each hour with a title. */
export const WithTitles: Story = {
  render: (args, { globals }) => {
    const { benefits, glance } = journeyWordsOf(globals);
    return (
      <DayBand
        {...args}
        title={glance.title}
        items={repeated(benefits, 6).map((benefit, index) => ({
          ...benefit,
          when: `${6 + 3 * index}:00`,
          light: lights[Math.min(index, 4)] ?? 'night',
          picture: pictureOf(index),
        }))}
      />
    );
  },
  play: async ({ canvas, globals }) => {
    const [first] = journeyWordsOf(globals).benefits;
    await expect(canvas.getByText(String(first?.title)).tagName).toBe('STRONG');
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const LargeTextInGerman: Story = {
  tags: ['!dev', '!autodocs'],
  globals: { locale: 'de', textSize: '200', viewport: { value: 'phone' } },
  play: expectNoOverflow,
};
