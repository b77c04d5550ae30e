import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { inSection } from '../../fixtures/inSection.tsx';
import { journeyWordsOf } from '../../fixtures/journeys.ts';
import { pictures } from '../../fixtures/pictures.ts';
import { Picture, type PictureSource } from './index.ts';

const meta = {
  title: 'Layout/Picture',
  component: Picture,
  parameters: { layout: 'fullscreen', synonyms: ['image', 'photo', 'arch', 'frame'] },
  decorators: [inSection('text')],
  args: { source: pictures.lake, alt: '' },
  render: (args, { globals }) => (
    <Picture {...args} alt={args.alt || String(journeyWordsOf(globals).tours[0]?.alt)} />
  ),
} satisfies Meta<typeof Picture>;
export default meta;
type Story = StoryObj<typeof meta>;

const test = ['!dev', '!autodocs'];

/** The file's own aspect ratio; lazy-loaded. */
export const AsTheFileIs: Story = {
  play: async ({ canvas }) => {
    const picture = canvas.getByRole('img');
    await expect(picture).toHaveAttribute('loading', 'lazy');
    await expect(picture).toHaveAttribute('width', '1200');
    await expect(picture).toHaveAttribute('height', '800');
  },
};
export const Landscape: Story = { tags: ['visual'], args: { shape: 'landscape' } };
/** The brand's frame, for journeys. */
export const Framed: Story = {
  tags: ['visual'],
  args: { shape: 'framed' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img')).toHaveAttribute('src', pictures.lake.portrait?.src);
  },
};

const waiting: PictureSource = {
  ...pictures.hills,
  src: 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==',
  formats: [],
};
/** The placeholder colour reserves the space while the picture loads. */
export const Loading: Story = {
  args: { source: waiting, shape: 'landscape' },
  play: async ({ canvas, canvasElement }) => {
    const ground = canvasElement.querySelector('svg');
    await expect(ground?.querySelector('rect')).toHaveAttribute('fill', waiting.color);
    const { width, height } = canvas.getByRole('img').getBoundingClientRect();
    await expect(width / height).toBeCloseTo(1.5);
    await expect(ground?.getBoundingClientRect()).toMatchObject({ width, height });
  },
};
const lostView = { ...pictures.ghats, src: 'data:image/png;base64,', formats: [] };
const lost: PictureSource = { ...lostView, portrait: lostView };
/** A picture that fails to load shows its alternative text. */
export const NotLoaded: Story = {
  args: { source: lost, shape: 'landscape' },
  play: async ({ canvas }) => {
    const picture = canvas.getByRole<HTMLImageElement>('img');
    await waitFor(() => expect(picture.complete).toBe(true));
    await expect(picture.naturalWidth).toBe(0);
    // The alternative text has its own background and fills the frame.
    const { backgroundColor, content, width } = getComputedStyle(picture, '::after');
    await expect(content).toBe(JSON.stringify(picture.alt));
    await expect(backgroundColor).not.toBe('rgba(0, 0, 0, 0)');
    await expect(Number.parseFloat(width)).toBeCloseTo(picture.getBoundingClientRect().width, 0);
  },
};
export const FramedNotLoaded: Story = { ...NotLoaded, args: { source: lost, shape: 'framed' } };
/** With `sizes`, the browser loads the smallest file that fills the frame, in the best format it supports. */
export const InASmallFrame: Story = {
  tags: test,
  // A browser may reuse a larger file from its cache: this picture is not used elsewhere.
  args: { source: pictures.hills, sizes: '20rem', isFirst: true },
  play: async ({ canvas }) => {
    const picture = canvas.getByRole<HTMLImageElement>('img');
    await expect(picture).toHaveAttribute('loading', 'eager');
    await expect(picture).toHaveAttribute('fetchpriority', 'high');
    await waitFor(() => expect(picture.currentSrc).toMatch(/480.*\.avif/));
  },
};
/** A portrait screen shows the portrait view. */
export const OnAPortraitScreen: Story = {
  tags: test,
  args: { isFirst: true },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const picture = canvas.getByRole<HTMLImageElement>('img');
    await waitFor(() => expect(picture.currentSrc).toContain('lake-portrait'));
  },
};
