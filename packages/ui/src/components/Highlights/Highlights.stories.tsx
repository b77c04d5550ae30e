import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { expectNoOverflow } from '../../fixtures/expectNoOverflow.ts';
import { journeyWordsOf } from '../../fixtures/journeys.ts';
import { localized } from '../../fixtures/localized.ts';
import { Heading } from '../Heading/index.ts';
import { Section } from '../Section/index.ts';
import { Stack } from '../Stack/index.ts';
import { Highlights } from './index.ts';

const textsOf = (globals: object) => {
  const { highlights, benefits } = journeyWordsOf(globals);
  return { items: [...highlights.slice(0, 3), ...benefits.slice(0, 2).map(({ text }) => text)] };
};

const meta = {
  title: 'Text/Highlights',
  component: Highlights,
  parameters: { layout: 'fullscreen', synonyms: ['bullet list'] },
  argTypes: { labelledBy: { control: false } },
  args: { ...textsOf({}), labelledBy: 'highlights' },
  render: (args, { globals }) => (
    <Section labelledBy="highlights">
      <Stack>
        <Heading level={2} id="highlights">
          {journeyWordsOf(globals).hero.title}
        </Heading>
        <Highlights {...localized(textsOf, args, globals)} />
      </Stack>
    </Section>
  ),
} satisfies Meta<typeof Highlights>;
export default meta;
type Story = StoryObj<typeof meta>;

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
