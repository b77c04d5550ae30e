import type { Meta, StoryObj } from '@storybook/react-vite';
import { wordsOf } from '../../fixtures/index.ts';
import { journeyWordsOf } from '../../fixtures/journeys.ts';
import { pictures } from '../../fixtures/pictures.ts';
import { Heading } from '../Heading/index.ts';
import { Prose } from '../Prose/index.ts';
import { Section } from '../Section/index.ts';
import { Stack } from '../Stack/index.ts';
import { MediaText } from './index.ts';

const meta = {
  component: MediaText,
  parameters: { layout: 'fullscreen' },
  args: { picture: pictures.ghats, alt: '', children: null },
  render: (args, { globals }) => {
    const { prose } = wordsOf(globals);
    return (
      <Section width="wide">
        <MediaText {...args} alt={String(journeyWordsOf(globals).tours[2]?.alt)}>
          <Stack>
            <Heading level={2}>{prose.heading}</Heading>
            <Prose>
              <p>{prose.lead}</p>
              <p>{prose.text}</p>
            </Prose>
          </Stack>
        </MediaText>
      </Section>
    );
  },
} satisfies Meta<typeof MediaText>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Reversed: Story = { args: { reverse: true } };
export const ReversedOnAPhone: Story = {
  args: { reverse: true },
  globals: { viewport: { value: 'phone' } },
};
export const NarrowPhoneInGerman: Story = {
  globals: { locale: 'de', viewport: { value: 'narrow' } },
};
