import type { Meta, StoryObj } from '@storybook/react-vite';
import { expectNoOverflow } from '../../fixtures/expectNoOverflow.ts';
import { wordsOf } from '../../fixtures/index.ts';
import { States } from '../../fixtures/States.tsx';
import { sizes } from '../vocabulary.ts';
import { Text } from './index.ts';

const meta = {
  title: 'Text/Text',
  component: Text,
  parameters: { synonyms: ['paragraph', 'lead', 'body'] },
  argTypes: { children: { control: 'text' } },
  render: (args, { globals }) => (
    <Text {...args}>{args.children ?? wordsOf(globals).prose.text}</Text>
  ),
} satisfies Meta<typeof Text>;
export default meta;
type Story = StoryObj<typeof Text>;

export const Default: Story = {};

export const SizesAndTones: Story = {
  tags: ['visual'],
  render: (args, { globals }) => (
    <States names={[...sizes, 'muted']} isWide>
      {(name) => (
        <Text {...args} {...(name === 'muted' ? { tone: name } : { size: name })}>
          {wordsOf(globals).prose.lead}
        </Text>
      )}
    </States>
  ),
};

export const Centred: Story = { args: { align: 'center' } };

/** A long compound is hyphenated and does not overflow. */
export const LongGermanWordOnANarrowPhone: Story = {
  tags: ['!dev', '!autodocs'],
  args: { size: 'large' },
  globals: { locale: 'de', viewport: { value: 'narrow' } },
  play: expectNoOverflow,
};
