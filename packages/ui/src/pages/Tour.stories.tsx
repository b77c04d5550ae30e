import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { expectNoOverflow } from '../fixtures/expectNoOverflow.ts';
import type { Locale } from '../fixtures/index.ts';
import { journeyWordsOf } from '../fixtures/journeys.ts';
import { TourPage } from '../fixtures/wholePages.tsx';

/** A journey: what it is, its highlights, every day of it, and what one should know before. */
const meta = {
  tags: ['!autodocs'],
  // All of axe's rules hold for a whole page.
  parameters: { layout: 'fullscreen', a11y: { config: { rules: [] } } },
  render: (_args, { globals, loaded }) => (
    <TourPage locale={globals['locale'] as Locale} art={loaded['art']} />
  ),
  play: expectNoOverflow,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['visual'],
  play: async ({ canvas, globals }) => {
    await expectNoOverflow();
    const { days, dayLabel } = journeyWordsOf(globals);
    for (const { day, title } of days) {
      await expect(
        canvas.getByRole('heading', { name: `${dayLabel(day)}: ${title}` }),
      ).toBeVisible();
    }
  },
};
export const TabletInGerman: Story = {
  tags: ['visual'],
  globals: { locale: 'de', viewport: { value: 'tablet' } },
};
export const NarrowPhoneInGerman: Story = {
  globals: { locale: 'de', viewport: { value: 'narrow' } },
};
