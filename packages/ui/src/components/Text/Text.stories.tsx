import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { wordsOf } from '../../fixtures/index.ts';
import { Section } from '../Section/index.ts';
import { Stack } from '../Stack/index.ts';
import { TextLink } from '../TextLink/index.ts';
import { Text, textAligns, textSizes, textTones } from './index.ts';

const meta = {
  component: Text,
  argTypes: {
    size: { options: textSizes, control: 'select' },
    tone: { options: textTones, control: 'select' },
    align: { options: textAligns, control: 'select' },
    as: { control: false },
    children: { control: 'text' },
  },
  render: (args, { globals }) => (
    <Text {...args}>{args.children ?? wordsOf(globals).prose.text}</Text>
  ),
} satisfies Meta<typeof Text>;
export default meta;
type Story = StoryObj<typeof Text>;

export const Default: Story = {};

export const Sizes: Story = {
  tags: ['visual'],
  parameters: { layout: 'fullscreen' },
  render: (args, { globals }) => (
    <Section width="text">
      <Stack>
        {textSizes.map((size) => (
          <Text {...args} key={size} size={size}>
            {wordsOf(globals).prose.lead}
          </Text>
        ))}
      </Stack>
    </Section>
  ),
};

export const Tones: Story = {
  tags: ['visual'],
  parameters: { layout: 'fullscreen' },
  render: (args, { globals }) => (
    <>
      {textTones.map((tone) => (
        <Section key={tone} width="text" tone={tone === 'inverse' ? 'deep' : 'tinted'}>
          <Text {...args} tone={tone}>
            {wordsOf(globals).prose.lead}
          </Text>
        </Section>
      ))}
    </>
  ),
};

export const Centred: Story = { args: { align: 'center' } };

export const WithALink: Story = {
  render: (args, { globals }) => {
    const { linkLead, link } = wordsOf(globals).prose;
    return (
      <Text {...args}>
        {linkLead}
        <TextLink href="/blog/mindful-travel">{link}</TextLink>.
      </Text>
    );
  },
};

/** A long compound is hyphenated and does not overflow. */
export const LongGermanWordOnANarrowPhone: Story = {
  tags: ['!autodocs'],
  args: { size: 'large' },
  globals: { locale: 'de', viewport: { value: 'narrow' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBe(320);
  },
};
