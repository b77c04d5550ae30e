import type { Meta, StoryObj } from '@storybook/react-vite';
import { journeyWordsOf } from '../../fixtures/journeys.ts';
import { Stack } from '../Stack/index.ts';
import { Badge } from './index.ts';

const meta = {
  component: Badge,
  args: { children: 'Mindfulness' },
  render: (_args, { globals }) => (
    <Stack gap="small" align="start">
      {journeyWordsOf(globals).articles.map(({ badge }) => (
        <Badge key={badge}>{badge}</Badge>
      ))}
    </Stack>
  ),
} satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const LongGermanWordOnANarrowPhone: Story = {
  globals: { locale: 'de', viewport: { value: 'narrow' } },
  render: () => <Badge>Achtsamkeitsmeditationswochenende</Badge>,
};
