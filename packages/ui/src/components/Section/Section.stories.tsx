import type { Meta, StoryObj } from '@storybook/react-vite';
import { wordsOf } from '../../fixtures/index.ts';
import { Heading } from '../Heading/index.ts';
import { Stack } from '../Stack/index.ts';
import { Text } from '../Text/index.ts';
import { Section } from './index.ts';

const meta = {
  component: Section,
  parameters: { layout: 'fullscreen' },
  args: { labelledBy: 'section-title', children: null },
  render: (args, { globals }) => {
    const { heading, text } = wordsOf(globals).prose;
    const isDeep = args.tone === 'deep';
    return (
      <Section {...args}>
        <Stack>
          <Heading level={2} id="section-title" tone={isDeep ? 'inverse' : 'default'}>
            {heading}
          </Heading>
          <Text tone={isDeep ? 'inverse' : 'default'}>{text}</Text>
        </Stack>
      </Section>
    );
  },
} satisfies Meta<typeof Section>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Tinted: Story = { args: { tone: 'tinted' } };
export const Deep: Story = { args: { tone: 'deep' } };
export const ForReading: Story = { args: { width: 'text' } };
export const Wide: Story = { args: { width: 'wide' } };
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };
