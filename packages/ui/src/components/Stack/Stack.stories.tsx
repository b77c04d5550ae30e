import type { Meta, StoryObj } from '@storybook/react-vite';
import { wordsOf } from '../../fixtures/index.ts';
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
export const Close: Story = { args: { align: 'start', gap: 'xsmall' } };
