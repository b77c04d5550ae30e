import type { Meta, StoryObj } from '@storybook/react-vite';
import { wordsOf } from '../../fixtures/index.ts';
import { Section } from '../Section/index.ts';
import { Stack } from '../Stack/index.ts';
import { Heading, headingSizes, headingTones } from './index.ts';

const meta = {
  component: Heading,
  args: { level: 2, children: 'Three cities, two sunrises' },
} satisfies Meta<typeof Heading>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: (args, { globals }) => <Heading {...args}>{wordsOf(globals).prose.heading}</Heading>,
};

export const Sizes: Story = {
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

/** A word of its own in the accent's italic, by `<em>`. */
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
  globals: { locale: 'de', viewport: { value: 'narrow' } },
  args: { children: 'Sehenswürdigkeitenbesichtigungen', size: 'display' },
};
