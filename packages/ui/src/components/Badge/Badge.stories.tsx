import type { Meta, StoryObj } from '@storybook/react-vite';
import { expectNoOverflow } from '../../fixtures/expectNoOverflow.ts';
import { journeyWordsOf } from '../../fixtures/journeys.ts';
import { Stack } from '../Stack/index.ts';
import { Badge } from './index.ts';

const meta = {
  component: Badge,
  argTypes: { children: { control: 'text' } },
  render: ({ children }, { globals }) => (
    <Badge>{children ?? journeyWordsOf(globals).articles[0]?.badge}</Badge>
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
/** A long word breaks, and the badge stays within its parent. */
export const LongGermanWordOnANarrowPhone: Story = {
  tags: ['!autodocs'],
  globals: { locale: 'de', viewport: { value: 'narrow' } },
  args: { children: 'Achtsamkeitsmeditationswochenende' },
  play: expectNoOverflow,
};
