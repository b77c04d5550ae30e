import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { wordsOf } from '../../fixtures/index.ts';
import { inSection } from '../../fixtures/inSection.tsx';
import { journeyWordsOf } from '../../fixtures/journeys.ts';
import { pictures } from '../../fixtures/pictures.ts';
import { Heading } from '../Heading/index.ts';
import { Prose } from '../Prose/index.ts';
import { Stack } from '../Stack/index.ts';
import { MediaText } from './index.ts';

const meta = {
  title: 'Layout/MediaText',
  component: MediaText,
  parameters: { layout: 'fullscreen', synonyms: ['image and text', 'split'] },
  decorators: [inSection('wide')],
  args: { picture: pictures.ghats, alt: '', children: null },
  render: (args, { globals }) => {
    const { prose } = wordsOf(globals);
    return (
      <MediaText {...args} alt={args.alt || String(journeyWordsOf(globals).tours[2]?.alt)}>
        {args.children ?? (
          <Stack>
            <Heading level={2}>{prose.heading}</Heading>
            <Prose>
              <p>{prose.lead}</p>
              <p>{prose.text}</p>
            </Prose>
          </Stack>
        )}
      </MediaText>
    );
  },
} satisfies Meta<typeof MediaText>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Beside the text from 600 px, above it on phones. */
export const Default: Story = {
  tags: ['visual', 'plain'],
  play: async ({ canvas }) => {
    const words = canvas.getByRole('heading').getBoundingClientRect();
    const picture = canvas.getByRole('img').getBoundingClientRect();
    if (innerWidth >= 600) await expect(picture.right).toBeLessThan(words.left);
    else await expect(picture.bottom).toBeLessThan(words.top);
  },
};
export const Reversed: Story = {
  args: { isReversed: true },
  play: async ({ canvas }) => {
    const words = canvas.getByRole('heading').getBoundingClientRect();
    const picture = canvas.getByRole('img').getBoundingClientRect();
    if (innerWidth >= 900) await expect(picture.left).toBeGreaterThan(words.right);
    else if (innerWidth < 600) await expect(picture.bottom).toBeLessThan(words.top);
  },
};
/** Without the frame, from the edge of the page to its middle and as high as the section. */
export const Bleeding: Story = {
  tags: ['visual', 'night'],
  args: { isBleeding: true },
  play: async ({ canvas, canvasElement }) => {
    const picture = canvas.getByRole('img').getBoundingClientRect();
    const section = canvasElement.querySelector('section')?.getBoundingClientRect();
    await expect(picture.left).toBe(0);
    await expect(picture.top).toBe(section?.top);
    if (innerWidth >= 900) await expect(picture.bottom).toBe(section?.bottom);
    else await expect(picture.right).toBe(innerWidth);
  },
};
export const BleedingReversed: Story = { args: { isBleeding: true, isReversed: true } };
/** A drawing without the frame. */
export const Small: Story = {
  tags: ['visual'],
  args: { isSmall: true },
  play: async ({ canvas }) => {
    const words = canvas.getByRole('heading').getBoundingClientRect();
    const picture = canvas.getByRole('img').getBoundingClientRect();
    await expect(picture.width).toBeLessThanOrEqual(288);
    if (innerWidth >= 600) await expect(picture.right).toBeLessThan(words.left);
    else await expect(picture.bottom).toBeLessThan(words.top);
  },
};
/** Beside a text that is longer than the screen, the picture stays in view. */
export const LongText: Story = {
  globals: { viewport: { value: 'desktop' } },
  render: (args, context) =>
    meta.render(
      { ...args, children: <Prose>{journeyWordsOf(context.globals).article.body}</Prose> },
      context,
    ),
  play: async ({ canvas }) => {
    canvas.getByRole('blockquote').scrollIntoView({ block: 'center' });
    const { top, bottom } = canvas.getByRole('img').getBoundingClientRect();
    await expect(top).toBeGreaterThan(0);
    await expect(bottom).toBeLessThan(window.innerHeight);
  },
};
