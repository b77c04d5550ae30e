import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { expectNoOverflow } from '../../fixtures/expectNoOverflow.ts';
import { journeyWordsOf } from '../../fixtures/journeys.ts';
import { Heading } from '../Heading/index.ts';
import { SeasonStrip } from '../SeasonStrip/index.ts';
import { Section } from '../Section/index.ts';
import { Stack } from '../Stack/index.ts';
import { ConditionsCard } from './index.ts';

const meta = {
  title: 'Cards/ConditionsCard',
  component: ConditionsCard,
  parameters: { layout: 'fullscreen', synonyms: ['price', 'terms', 'included'] },
  args: { items: [] },
  render: (_args, { globals }) => {
    const { conditions, example, months } = journeyWordsOf(globals);
    return (
      <Section width="wide">
        <ConditionsCard
          items={[{ ...conditions.lead, tag: example, isLead: true }, ...conditions.items]}
        >
          <Stack gap="small">
            <Heading level={2} size="small" id="season">
              {conditions.seasonTitle}
            </Heading>
            <SeasonStrip labelledBy="season" months={months} />
          </Stack>
        </ConditionsCard>
      </Section>
    );
  },
} satisfies Meta<typeof ConditionsCard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Sample content says so, in the name of its row. */
export const Default: Story = {
  tags: ['visual', 'large-text'],
  play: async ({ canvas, globals }) => {
    const { conditions, example } = journeyWordsOf(globals);
    const { lead, items } = conditions;
    await expect(canvas.getAllByRole('term').map((term) => term.textContent)).toEqual([
      `${lead.label} ${example}`,
      ...items.map(({ label }) => label),
    ]);
  },
};
export const TabletInGerman: Story = {
  tags: ['!dev', '!autodocs'],
  globals: { locale: 'de', viewport: { value: 'tablet' } },
  play: expectNoOverflow,
};
export const LargeTextInGerman: Story = {
  tags: ['!dev', '!autodocs'],
  globals: { locale: 'de', textSize: '200', viewport: { value: 'phone' } },
  play: expectNoOverflow,
};
