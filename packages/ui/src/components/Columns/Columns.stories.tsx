import type { Meta, StoryObj } from '@storybook/react-vite';
import { wordsOf } from '../../fixtures/index.ts';
import { Text } from '../Text/index.ts';
import { Columns } from './index.ts';

const meta = {
  component: Columns,
  args: { children: null },
  render: (args, { globals }) => {
    const { lead, text } = wordsOf(globals).prose;
    return (
      <Columns {...args}>
        <Text>{text}</Text>
        <Text tone="muted">{lead}</Text>
      </Columns>
    );
  },
} satisfies Meta<typeof Columns>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Even: Story = {};
export const MainAndAside: Story = { args: { template: 'mainAside' } };
export const BelowEachOtherOnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
