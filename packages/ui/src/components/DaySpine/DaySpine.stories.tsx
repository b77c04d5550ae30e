import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { expectNoOverflow } from '../../fixtures/expectNoOverflow.ts';
import { journeyWordsOf, repeated } from '../../fixtures/journeys.ts';
import { pictureOf } from '../../fixtures/pictures.ts';
import { DaySpine } from './index.ts';

const lights = ['dawn', 'morning', 'noon', 'afternoon', 'dusk', 'night'] as const;

const meta = {
  title: 'Journey/DaySpine',
  component: DaySpine,
  parameters: { layout: 'fullscreen', synonyms: ['timeline', 'schedule', 'daily rhythm'] },
  args: { title: '', headingLevel: 2, items: [] },
  render: (args, { globals }) => {
    const { benefits, glance } = journeyWordsOf(globals);
    return (
      <DaySpine
        {...args}
        title={glance.title}
        items={repeated(benefits, 6).map(({ title, text }, index) => ({
          when: `${7 + 2 * index}:00`,
          title,
          text,
          light: lights[index] ?? 'night',
          picture: pictureOf(index),
        }))}
      />
    );
  },
} satisfies Meta<typeof DaySpine>;
export default meta;
type Story = StoryObj<typeof meta>;

/** From dawn to night. */
export const Default: Story = {
  tags: ['visual', 'forced-colours', 'large-text', 'plain', 'night', 'print'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(6);
    await expect(canvas.getAllByRole('heading', { level: 3 })[1]).toHaveTextContent(/^9:00 /);
  },
};
export const LargeTextInGerman: Story = {
  tags: ['!dev', '!autodocs'],
  globals: { locale: 'de', textSize: '200', viewport: { value: 'phone' } },
  play: expectNoOverflow,
};
