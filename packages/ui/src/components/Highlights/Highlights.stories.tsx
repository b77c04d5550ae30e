import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { expectNoOverflow } from '../../fixtures/expectNoOverflow.ts';
import { journeyWordsOf } from '../../fixtures/journeys.ts';
import { Heading } from '../Heading/index.ts';
import { Section } from '../Section/index.ts';
import { Stack } from '../Stack/index.ts';
import { Highlights } from './index.ts';

const meta = {
  title: 'Text/Highlights',
  component: Highlights,
  parameters: { layout: 'fullscreen', synonyms: ['bullet list'] },
  render: (_args, { globals }) => {
    const { hero, highlights, benefits } = journeyWordsOf(globals);
    return (
      <Section labelledBy="highlights">
        <Stack>
          <Heading level={2} id="highlights">
            {hero.title}
          </Heading>
          <Highlights
            labelledBy="highlights"
            items={[...highlights.slice(0, 3), ...benefits.slice(0, 2).map(({ text }) => text)]}
          />
        </Stack>
      </Section>
    );
  },
} satisfies Meta<typeof Highlights>;
export default meta;
type Story = StoryObj<typeof Highlights>;

/** An odd number leaves the last cell empty. */
export const Default: Story = {
  tags: ['visual'],
  play: async ({ canvas, globals }) => {
    const { title } = journeyWordsOf(globals).hero;
    await expect(canvas.getByRole('list', { name: title })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5);
  },
};
export const LargeTextInGerman: Story = {
  tags: ['!dev', '!autodocs'],
  globals: { locale: 'de', textSize: '200', viewport: { value: 'phone' } },
  play: expectNoOverflow,
};
