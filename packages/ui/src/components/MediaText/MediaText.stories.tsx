import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
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
  argTypes: { picture: { control: false }, alt: { control: 'text' }, children: { control: false } },
  args: { picture: pictures.ghats, alt: '', children: null },
  render: (args, { globals }) => {
    const { prose } = wordsOf(globals);
    return (
      <Section width="wide">
        <MediaText {...args} alt={args.alt || String(journeyWordsOf(globals).tours[2]?.alt)}>
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

export const Default: Story = {
  tags: ['visual'],
};
export const PictureAtTheStart: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const words = canvas.getByRole('heading').getBoundingClientRect();
    await expect(canvas.getByRole('img').getBoundingClientRect().right).toBeLessThan(words.left);
  },
};
export const Reversed: Story = {
  args: { reverse: true },
  play: async ({ canvas }) => {
    const words = canvas.getByRole('heading').getBoundingClientRect();
    await expect(canvas.getByRole('img').getBoundingClientRect().left).toBeGreaterThan(words.right);
  },
};
/** Beside a text that is longer than the screen, the picture stays in view. */
export const LongText: Story = {
  render: (args, { globals }) => {
    const { tours, article } = journeyWordsOf(globals);
    return (
      <Section width="wide">
        <MediaText {...args} alt={String(tours[2]?.alt)}>
          <Prose>{article.body}</Prose>
        </MediaText>
      </Section>
    );
  },
  play: async ({ canvas }) => {
    canvas.getByRole('blockquote').scrollIntoView({ block: 'center' });
    const { top, bottom } = canvas.getByRole('img').getBoundingClientRect();
    await expect(top).toBeGreaterThan(0);
    await expect(bottom).toBeLessThan(window.innerHeight);
  },
};
/** On phones the picture is first, reversed or not. */
export const ReversedOnAPhone: Story = {
  tags: ['!autodocs'],
  args: { reverse: true },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img').getBoundingClientRect().bottom).toBeLessThan(
      canvas.getByRole('heading').getBoundingClientRect().top,
    );
  },
};
export const NarrowPhoneInGerman: Story = {
  tags: ['!autodocs'],
  globals: { locale: 'de', viewport: { value: 'narrow' } },
};
