import type { Meta, StoryObj } from '@storybook/react-vite';
import { expectNoOverflow } from '../../fixtures/expectNoOverflow.ts';
import { journeyWordsOf } from '../../fixtures/journeys.ts';
import { Stack } from '../Stack/index.ts';
import { Badge, badgeTones } from './index.ts';

const meta = {
  component: Badge,
  argTypes: {
    children: { control: 'text' },
    tone: { options: badgeTones, control: 'select' },
  },
  render: ({ children, ...args }, { globals }) => (
    <Badge {...args}>{children ?? journeyWordsOf(globals).articles[0]?.badge}</Badge>
  ),
} satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof Badge>;

export const Default: Story = {};
export const AllCategories: Story = {
  render: (_args, { globals }) => (
    <Stack gap="small" align="start">
      {journeyWordsOf(globals).articles.map(({ badge }) => (
        <Badge key={badge}>{badge}</Badge>
      ))}
    </Stack>
  ),
};
/** Sample content, until the real one is there. */
export const Example: Story = {
  args: { tone: 'example' },
  render: (args, { globals }) => <Badge {...args}>{journeyWordsOf(globals).example}</Badge>,
};
/** A long word breaks, and the badge stays within its parent. */
export const LongGermanWordOnANarrowPhone: Story = {
  tags: ['!autodocs'],
  globals: { locale: 'de', viewport: { value: 'narrow' } },
  args: { children: 'Achtsamkeitsmeditationswochenende' },
  play: expectNoOverflow,
};
