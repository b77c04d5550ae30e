import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { wordsOf } from '../../fixtures/index.ts';
import { Section } from '../Section/index.ts';
import { Text } from '../Text/index.ts';
import { Columns, columnGaps, columnTemplates } from './index.ts';

const meta = {
  component: Columns,
  parameters: { layout: 'fullscreen' },
  argTypes: {
    template: { options: columnTemplates, control: 'select' },
    gap: { options: columnGaps, control: 'select' },
    children: { control: false },
  },
  render: (args, { globals }) => {
    const { lead, text } = wordsOf(globals).prose;
    return (
      <Section width="wide">
        <Columns {...args}>
          <Text>{text}</Text>
          <Text tone="muted">{lead}</Text>
        </Columns>
      </Section>
    );
  },
} satisfies Meta<typeof Columns>;
export default meta;
type Story = StoryObj<typeof Columns>;

export const Even: Story = {};
/** The second column is narrower. */
export const MainAndAside: Story = { tags: ['visual'], args: { template: 'mainAside' } };
/** One column per child. */
export const Three: Story = {
  args: { gap: 'large' },
  render: (args, { globals }) => {
    const { lead, text } = wordsOf(globals).prose;
    return (
      <Section width="wide">
        <Columns {...args}>
          <Text>{text}</Text>
          <Text>{lead}</Text>
          <Text tone="muted">{text}</Text>
        </Columns>
      </Section>
    );
  },
};
export const BelowEachOtherOnAPhone: Story = {
  tags: ['!autodocs'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, globals }) => {
    const { lead, text } = wordsOf(globals).prose;
    const first = canvas.getByText(text).getBoundingClientRect();
    const second = canvas.getByText(lead).getBoundingClientRect();
    await expect(second.top).toBeGreaterThan(first.bottom);
    await expect(second.width).toBe(first.width);
  },
};
