import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { expectNoOverflow } from '../../fixtures/expectNoOverflow.ts';
import { journeyWordsOf } from '../../fixtures/journeys.ts';
import { Heading } from '../Heading/index.ts';
import { Section } from '../Section/index.ts';
import { Stack } from '../Stack/index.ts';
import { SeasonStrip } from './index.ts';

const meta = {
  title: 'Journey/SeasonStrip',
  component: SeasonStrip,
  parameters: { layout: 'fullscreen', synonyms: ['months', 'calendar', 'best time'] },
  args: { labelledBy: 'season', months: [] },
  render: ({ labelledBy, months }, { globals }) => {
    const journey = journeyWordsOf(globals);
    return (
      <Section width="wide">
        <Stack>
          <Heading level={2} size="small" id={labelledBy}>
            {journey.conditions.seasonTitle}
          </Heading>
          <SeasonStrip
            labelledBy={labelledBy}
            months={months.length > 0 ? months : journey.months}
          />
        </Stack>
      </Section>
    );
  },
} satisfies Meta<typeof SeasonStrip>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Each month says its word; colour and line only repeat it. */
export const Default: Story = {
  tags: ['visual', 'forced-colours', 'large-text', 'plain', 'night'],
  play: async ({ canvas, globals }) => {
    const { months, conditions } = journeyWordsOf(globals);
    await expect(canvas.getByRole('list', { name: conditions.seasonTitle })).toBeVisible();
    await expect(canvas.getAllByRole('listitem').map((item) => item.textContent)).toEqual(
      months.map(({ month, word }) => `${month} ${word}`),
    );
  },
};
/** Long words wrap within their month. */
export const LargeTextInGerman: Story = {
  tags: ['!dev', '!autodocs'],
  globals: { locale: 'de', textSize: '200', viewport: { value: 'phone' } },
  args: {
    months: [
      { month: 'September', word: 'Übergangsjahreszeit', tone: 'fair' },
      { month: 'Dezember', word: 'Überschwemmungen', tone: 'off' },
    ],
  },
  play: expectNoOverflow,
};
