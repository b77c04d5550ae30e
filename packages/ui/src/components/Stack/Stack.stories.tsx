import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { wordsOf } from '../../fixtures/index.ts';
import { Columns } from '../Columns/index.ts';
import { Heading } from '../Heading/index.ts';
import { LinkButton } from '../LinkButton/index.ts';
import { Text } from '../Text/index.ts';
import { Stack, stackAligns, stackGaps } from './index.ts';

const meta = {
  component: Stack,
  args: { children: null },
  argTypes: {
    gap: { options: stackGaps, control: 'select' },
    align: { options: stackAligns, control: 'select' },
    children: { control: false },
  },
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

export const Stretched: Story = {};
export const FromTheStart: Story = { args: { align: 'start', gap: 'large' } };
export const Centred: Story = { args: { align: 'center', gap: 'xlarge' } };
/** All gaps side by side. */
export const Gaps: Story = {
  tags: ['visual'],
  render: (args, { globals }) => {
    const { button, prose } = wordsOf(globals);
    return (
      <Columns>
        {stackGaps.map((gap) => (
          <Stack {...args} key={gap} gap={gap}>
            <Text tone="accent">{gap}</Text>
            <LinkButton href="/contact">{button.label}</LinkButton>
            <Text>{prose.lead}</Text>
          </Stack>
        ))}
      </Columns>
    );
  },
  play: async ({ canvas }) => {
    const distances = canvas.getAllByRole('link').map((link) => {
      const above = link.previousElementSibling?.getBoundingClientRect().bottom ?? 0;
      return link.getBoundingClientRect().top - above;
    });
    await expect(distances).toEqual(distances.toSorted((one, other) => one - other));
    await expect(new Set(distances).size).toBe(stackGaps.length);
  },
};
export const Close: Story = { args: { align: 'start', gap: 'xsmall' } };
