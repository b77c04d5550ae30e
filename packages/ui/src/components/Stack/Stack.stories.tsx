import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { wordsOf } from '../../fixtures/index.ts';
import { States } from '../../fixtures/States.tsx';
import { Heading } from '../Heading/index.ts';
import { LinkButton } from '../LinkButton/index.ts';
import { Text } from '../Text/index.ts';
import { Stack, stackGaps } from './Stack.tsx';

const meta = {
  title: 'Layout/Stack',
  component: Stack,
  parameters: { synonyms: ['spacing', 'VStack'] },
  args: { children: null },
  render: (args, { globals }) => {
    const { prose, button } = wordsOf(globals);
    return (
      <Stack {...args}>
        <Heading level={2}>{prose.heading}</Heading>
        <Text>{prose.lead}</Text>
        <LinkButton href="/contact">{button.label}</LinkButton>
      </Stack>
    );
  },
} satisfies Meta<typeof Stack>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { align: 'start' } };
export const Gaps: Story = {
  tags: ['visual'],
  render: (args, { globals }) => (
    <States names={stackGaps}>
      {(gap) => (
        <Stack {...args} gap={gap}>
          <LinkButton href="/contact">{wordsOf(globals).button.label}</LinkButton>
          <LinkButton href="/contact">{wordsOf(globals).button.label}</LinkButton>
        </Stack>
      )}
    </States>
  ),
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link').map((link) => link.getBoundingClientRect());
    const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
    const distances = stackGaps.map((_, index) => {
      const distance = (links[2 * index + 1]?.top ?? 0) - (links[2 * index]?.bottom ?? 0);
      return Math.round((distance / rem) * 100) / 100;
    });
    await expect(distances).toEqual([0.5, 0.75, 1.25, 2, 3.5]);
  },
};
