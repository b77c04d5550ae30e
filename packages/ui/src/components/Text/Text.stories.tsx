import type { Meta, StoryObj } from '@storybook/react-vite';
import { wordsOf } from '../../fixtures/index.ts';
import { Section } from '../Section/index.ts';
import { Stack } from '../Stack/index.ts';
import { TextLink } from '../TextLink/index.ts';
import { Text, textSizes, textTones } from './index.ts';

const meta = {
  component: Text,
  args: { children: 'Agra lies about four hours by road from Delhi.' },
} satisfies Meta<typeof Text>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: (args, { globals }) => <Text {...args}>{wordsOf(globals).prose.text}</Text>,
};

export const Sizes: Story = {
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

export const LongGermanWordOnANarrowPhone: Story = {
  ...Default,
  globals: { locale: 'de', viewport: { value: 'narrow' } },
};
