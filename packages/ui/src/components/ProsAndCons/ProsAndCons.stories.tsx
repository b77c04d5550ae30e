import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { expectNoOverflow } from '../../fixtures/expectNoOverflow.ts';
import { journeyWordsOf } from '../../fixtures/journeys.ts';
import { shownStates, showStates } from '../../fixtures/showState.ts';
import { Section } from '../Section/index.ts';
import { ProsAndCons } from './index.ts';

const listOf = (count: number): Story => ({
  render: ({ headingLevel }, { globals }) => {
    const { pro, con, items } = journeyWordsOf(globals).advice;
    return (
      <Section width="wide">
        <ProsAndCons
          headingLevel={headingLevel}
          proLabel={pro}
          conLabel={con}
          items={items.slice(0, count)}
        />
      </Section>
    );
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(count);
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(count);
    await expectNoOverflow();
  },
});

const meta = {
  component: ProsAndCons,
  parameters: { layout: 'fullscreen' },
  argTypes: {
    headingLevel: { options: [3, 4], control: 'select' },
    items: { control: false },
    proLabel: { control: false },
    conLabel: { control: false },
  },
  args: { headingLevel: 3 },
} satisfies Meta<typeof ProsAndCons>;
export default meta;
type Story = StoryObj<typeof ProsAndCons>;

/** The third has nothing that speaks for it: it is advised against. */
export const TwoAndOneAdvisedAgainst: Story = { ...listOf(3), tags: ['visual'] };
export const Two: Story = listOf(2);
export const One: Story = listOf(1);

/** The link: at rest, hovered, pressed and focused. */
export const States: Story = {
  parameters: { docs: { story: { autoplay: true } } },
  render: ({ headingLevel }, { globals }) => {
    const { pro, con, items } = journeyWordsOf(globals).advice;
    return (
      <Section width="wide">
        <ProsAndCons
          headingLevel={headingLevel}
          proLabel={pro}
          conLabel={con}
          items={shownStates.map((title) => ({ ...items[0], title }))}
        />
      </Section>
    );
  },
  play: ({ canvas }) => showStates(canvas.getAllByRole('link')),
};

export const TabletInGerman: Story = {
  ...listOf(3),
  tags: ['!autodocs'],
  globals: { locale: 'de', viewport: { value: 'tablet' } },
};
/** A long title breaks. */
export const NarrowPhoneInGerman: Story = {
  ...listOf(3),
  tags: ['!autodocs'],
  globals: { locale: 'de', viewport: { value: 'narrow' } },
};
