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
  component: ConditionsCard,
  parameters: { layout: 'fullscreen' },
  argTypes: {
    lead: { control: false },
    items: { control: false },
    children: { control: false },
  },
  args: { items: [] },
  render: (_args, { globals }) => {
    const { conditions, months } = journeyWordsOf(globals);
    return (
      <Section width="wide">
        <ConditionsCard lead={conditions.lead} items={conditions.items}>
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
type Story = StoryObj<typeof ConditionsCard>;

export const Default: Story = {
  tags: ['visual'],
  play: async ({ canvas, globals }) => {
    const { lead, items } = journeyWordsOf(globals).conditions;
    await expect(canvas.getAllByRole('term').map((term) => term.textContent)).toEqual(
      [lead, ...items].map(({ label }) => label),
    );
  },
};
/** Sample content says so, in the name of its row. */
export const Examples: Story = {
  tags: ['visual'],
  render: (_args, { globals }) => {
    const { conditions, example } = journeyWordsOf(globals);
    const [first, ...others] = conditions.items;
    return (
      <Section width="wide">
        <ConditionsCard
          lead={{ ...conditions.lead, tag: example }}
          items={[...(first ? [{ ...first, tag: example }] : []), ...others]}
        />
      </Section>
    );
  },
  play: async ({ canvas, globals }) => {
    const { conditions, example } = journeyWordsOf(globals);
    await expect(canvas.getAllByText(example)).toHaveLength(2);
    await expect(canvas.getAllByRole('term')[0]).toHaveTextContent(
      `${conditions.lead.label} ${example}`,
    );
  },
};
/** What is not known has no row, the price included. */
export const OneConditionWithoutALead: Story = {
  render: (_args, { globals }) => (
    <Section width="wide">
      <ConditionsCard items={journeyWordsOf(globals).conditions.items.slice(2, 3)} />
    </Section>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term')).toHaveLength(1);
  },
};
export const TabletInGerman: Story = {
  tags: ['!autodocs'],
  globals: { locale: 'de', viewport: { value: 'tablet' } },
  play: expectNoOverflow,
};
export const NarrowPhoneInGerman: Story = {
  tags: ['!autodocs'],
  globals: { locale: 'de', viewport: { value: 'narrow' } },
  play: expectNoOverflow,
};
