import type { Meta, StoryObj } from '@storybook/react-vite';
import { expectNoOverflow } from '../../fixtures/expectNoOverflow.ts';
import { wordsOf } from '../../fixtures/index.ts';
import { States } from '../../fixtures/States.tsx';
import { Heading, headingSizes } from './Heading.tsx';

const meta = {
  title: 'Text/Heading',
  component: Heading,
  parameters: { synonyms: ['title', 'headline'] },
  argTypes: { children: { control: 'text' } },
  args: { level: 2 },
  render: (args, { globals }) => (
    <Heading {...args}>{args.children ?? wordsOf(globals).prose.heading}</Heading>
  ),
} satisfies Meta<typeof Heading>;
export default meta;
type Story = StoryObj<typeof Heading>;

export const Default: Story = {};

/** Each with a word in the accent italic. */
export const Sizes: Story = {
  tags: ['visual'],
  render: (args, { globals }) => {
    const [before, word, after] = wordsOf(globals).hero.title;
    return (
      <States names={headingSizes} isWide>
        {(size) => (
          <Heading {...args} size={size}>
            {before}
            <em>{word}</em>
            {after}
          </Heading>
        )}
      </States>
    );
  },
};

export const LongGermanWordOnANarrowPhone: Story = {
  tags: ['!dev', '!autodocs'],
  globals: { locale: 'de', viewport: { value: 'narrow' } },
  args: { children: 'Sehenswürdigkeitenbesichtigungen', size: 'display' },
  play: expectNoOverflow,
};
