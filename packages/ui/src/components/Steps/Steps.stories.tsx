import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { expectNoOverflow } from '../../fixtures/expectNoOverflow.ts';
import { journeyWordsOf, repeated } from '../../fixtures/journeys.ts';
import { LinkButton } from '../LinkButton/index.ts';
import { Section } from '../Section/index.ts';
import { Steps } from './index.ts';

const meta = {
  title: 'Text/Steps',
  component: Steps,
  parameters: { layout: 'fullscreen', synonyms: ['process', 'numbered list'] },
  args: { headingLevel: 3, items: [], action: undefined },
  render: (args, { globals }) => (
    <Section>
      <Steps
        {...args}
        items={repeated(journeyWordsOf(globals).steps, 5)}
        action={<LinkButton href="#first">{journeyWordsOf(globals).closing.action}</LinkButton>}
      />
    </Section>
  ),
} satisfies Meta<typeof Steps>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['visual', 'large-text'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5);
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(5);
  },
};
export const LargeTextInGerman: Story = {
  tags: ['!dev', '!autodocs'],
  globals: { locale: 'de', textSize: '200', viewport: { value: 'phone' } },
  play: expectNoOverflow,
};
