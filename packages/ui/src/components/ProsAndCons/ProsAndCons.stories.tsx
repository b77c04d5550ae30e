import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { expectNoOverflow } from '../../fixtures/expectNoOverflow.ts';
import { journeyWordsOf } from '../../fixtures/journeys.ts';
import { shownStates, showStates } from '../../fixtures/showState.ts';
import { Section } from '../Section/index.ts';
import { ProsAndCons } from './index.ts';

const meta = {
  title: 'Journey/ProsAndCons',
  component: ProsAndCons,
  parameters: { layout: 'fullscreen', synonyms: ['for and against', 'advice', 'recommendation'] },
  args: { headingLevel: 3 },
  render: (args, { globals }) => {
    const { advice } = journeyWordsOf(globals);
    return (
      <Section width="wide">
        <ProsAndCons {...{ labels: advice, items: advice.items }} {...args} />
      </Section>
    );
  },
} satisfies Meta<typeof ProsAndCons>;
export default meta;
type Story = StoryObj<typeof ProsAndCons>;

/** Say something against every option. The third is advised against: nothing speaks for it. */
export const Default: Story = {
  tags: ['visual', 'large-text'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(3);
  },
};
/** The link of an option. */
export const States: Story = {
  parameters: { docs: { story: { autoplay: true } } },
  args: {
    items: shownStates.map((title) => ({
      title,
      label: 'Link',
      con: 'It is far away.',
      link: { href: '/', label: 'Read more' },
    })),
  },
  play: ({ canvas }) => showStates(canvas.getAllByRole('link')),
};
export const LargeTextInGerman: Story = {
  tags: ['!dev', '!autodocs'],
  globals: { locale: 'de', textSize: '200', viewport: { value: 'phone' } },
  play: expectNoOverflow,
};
