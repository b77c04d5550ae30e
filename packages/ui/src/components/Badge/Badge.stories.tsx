import type { Meta, StoryObj } from '@storybook/react-vite';
import { expectNoOverflow } from '../../fixtures/expectNoOverflow.ts';
import { journeyWordsOf } from '../../fixtures/journeys.ts';
import { States } from '../../fixtures/States.tsx';
import { Badge, badgeTones } from './Badge.tsx';

const meta = {
  title: 'Text/Badge',
  component: Badge,
  parameters: { synonyms: ['tag', 'label', 'category'] },
  argTypes: { children: { control: 'text' } },
  render: ({ children, ...args }, { globals }) => (
    <Badge {...args}>{children ?? journeyWordsOf(globals).articles[0]?.badge}</Badge>
  ),
} satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof Badge>;

export const Default: Story = {};
export const Tones: Story = {
  tags: ['visual'],
  render: (_args, { globals }) => {
    const { articles, example } = journeyWordsOf(globals);
    return (
      <States names={badgeTones}>
        {(tone) => <Badge tone={tone}>{tone === 'example' ? example : articles[0]?.badge}</Badge>}
      </States>
    );
  },
};
/** A long word breaks, and the badge stays within its parent. */
export const LongGermanWordOnANarrowPhone: Story = {
  tags: ['!dev', '!autodocs'],
  globals: { locale: 'de', viewport: { value: 'narrow' } },
  args: { children: 'Achtsamkeitsmeditationswochenende' },
  play: expectNoOverflow,
};
