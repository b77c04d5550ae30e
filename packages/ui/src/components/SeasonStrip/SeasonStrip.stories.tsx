import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { expectNoOverflow } from '../../fixtures/expectNoOverflow.ts';
import { journeyWordsOf } from '../../fixtures/journeys.ts';
import { Section } from '../Section/index.ts';
import { SeasonStrip } from './index.ts';

const meta = {
  component: SeasonStrip,
  parameters: { layout: 'fullscreen' },
  argTypes: { months: { control: false }, labelledBy: { control: false } },
  args: { months: [] },
  render: (args, { globals }) => {
    const { months, conditions } = journeyWordsOf(globals);
    return (
      <Section width="wide">
        <SeasonStrip
          label={conditions.seasonTitle}
          months={args.months.length > 0 ? args.months : months}
        />
      </Section>
    );
  },
} satisfies Meta<typeof SeasonStrip>;
export default meta;
type Story = StoryObj<typeof SeasonStrip>;

/** Each month says its word; colour and line only repeat it. */
export const Default: Story = {
  tags: ['visual'],
  play: async ({ canvas, globals }) => {
    const { months, conditions } = journeyWordsOf(globals);
    await expect(canvas.getByRole('list', { name: conditions.seasonTitle })).toBeVisible();
    await expect(canvas.getAllByRole('listitem').map((item) => item.textContent)).toEqual(
      months.map(({ month, word }) => `${month} ${word}`),
    );
  },
};
export const TabletInGerman: Story = {
  tags: ['!autodocs'],
  globals: { locale: 'de', viewport: { value: 'tablet' } },
  play: expectNoOverflow,
};
/** Long words wrap within their month. */
export const LongGermanWordsOnANarrowPhone: Story = {
  tags: ['!autodocs'],
  globals: { locale: 'de', viewport: { value: 'narrow' } },
  args: {
    months: [
      { month: 'September', word: 'Übergangsjahreszeit', tone: 'fair' },
      { month: 'Oktober', word: 'Ideal, kalte Nächte', tone: 'best' },
      { month: 'November', word: 'Norden und Süden', tone: 'best' },
      { month: 'Dezember', word: 'Überschwemmungen', tone: 'off' },
    ],
  },
  play: expectNoOverflow,
};
