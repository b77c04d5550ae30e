import type { Meta, StoryObj } from '@storybook/react-vite';
import { expectNoOverflow } from '../../fixtures/expectNoOverflow.ts';
import { wordsOf } from '../../fixtures/index.ts';
import { Section } from '../Section/index.ts';
import { Stack } from '../Stack/index.ts';
import { Heading, headingAligns, headingLevels, headingSizes, headingTones } from './index.ts';

const meta = {
  component: Heading,
  argTypes: {
    level: { options: headingLevels, control: 'select' },
    size: { options: headingSizes, control: 'select' },
    align: { options: headingAligns, control: 'select' },
    tone: { options: headingTones, control: 'select' },
    id: { control: false },
    tabIndex: { control: false },
    children: { control: 'text' },
  },
  args: { level: 2 },
  render: (args, { globals }) => (
    <Heading {...args}>{args.children ?? wordsOf(globals).prose.heading}</Heading>
  ),
} satisfies Meta<typeof Heading>;
export default meta;
type Story = StoryObj<typeof Heading>;

export const Default: Story = {};

/** Display, large, medium, small. */
export const Sizes: Story = {
  tags: ['visual'],
  render: (args, { globals }) => (
    <Stack gap="large">
      {headingSizes.map((size) => (
        <Heading {...args} key={size} size={size}>
          {wordsOf(globals).prose.heading}
        </Heading>
      ))}
    </Stack>
  ),
};

export const Tones: Story = {
  tags: ['visual'],
  parameters: { layout: 'fullscreen' },
  render: (args, { globals }) => (
    <>
      {headingTones.map((tone) => (
        <Section key={tone} tone={tone === 'inverse' ? 'deep' : 'plain'}>
          <Heading {...args} tone={tone}>
            {wordsOf(globals).prose.heading}
          </Heading>
        </Section>
      ))}
    </>
  ),
};

export const Centred: Story = { args: { align: 'center' } };

/** `<em>` sets a word in the accent italic. */
export const WithEmphasis: Story = {
  args: { size: 'display' },
  render: (args, { globals }) => {
    const [before, word, after] = wordsOf(globals).hero.title;
    return (
      <Heading {...args}>
        {before}
        <em>{word}</em>
        {after}
      </Heading>
    );
  },
};

export const LongGermanWordOnANarrowPhone: Story = {
  tags: ['!autodocs'],
  globals: { locale: 'de', viewport: { value: 'narrow' } },
  args: { children: 'Sehenswürdigkeitenbesichtigungen', size: 'display' },
  play: expectNoOverflow,
};
