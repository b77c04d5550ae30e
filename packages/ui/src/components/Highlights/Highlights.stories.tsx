import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { expectNoOverflow } from '../../fixtures/expectNoOverflow.ts';
import { journeyWordsOf } from '../../fixtures/journeys.ts';
import { Heading } from '../Heading/index.ts';
import { Section } from '../Section/index.ts';
import { Stack } from '../Stack/index.ts';
import { Highlights } from './index.ts';

const itemsOf = (globals: object) => {
  const { highlights, benefits } = journeyWordsOf(globals);
  const texts = [...highlights, ...benefits.map(({ text }) => text)];
  return [...texts, ...texts.map((text) => `${text} (2)`)];
};

const listOf = (count: number): Story => ({
  render: (_args, { globals }) => (
    <Section>
      <Highlights items={itemsOf(globals).slice(0, count)} />
    </Section>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(count);
    await expectNoOverflow();
  },
});

const meta = {
  component: Highlights,
  parameters: { layout: 'fullscreen' },
  argTypes: { labelledBy: { control: false }, items: { control: false } },
} satisfies Meta<typeof Highlights>;
export default meta;
type Story = StoryObj<typeof Highlights>;

export const EightItems: Story = { ...listOf(8), tags: ['visual'] };
/** An odd number leaves the last cell empty. */
export const SevenItems: Story = listOf(7);
export const OneItem: Story = listOf(1);
/** With whole sentences. */
export const TwelveItems: Story = listOf(12);
/** Named by the heading above it. */
export const WithAHeading: Story = {
  render: (_args, { globals }) => (
    <Section width="text" labelledBy="highlights-title">
      <Stack>
        <Heading level={2} id="highlights-title">
          {journeyWordsOf(globals).hero.title}
        </Heading>
        <Highlights labelledBy="highlights-title" items={itemsOf(globals).slice(0, 4)} />
      </Stack>
    </Section>
  ),
  play: async ({ canvas, globals }) => {
    const { title } = journeyWordsOf(globals).hero;
    await expect(canvas.getByRole('list', { name: title })).toBeVisible();
  },
};
export const NarrowPhoneInGerman: Story = {
  ...listOf(8),
  tags: ['!autodocs'],
  globals: { locale: 'de', viewport: { value: 'narrow' } },
};
