import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { journeyWordsOf } from '../../fixtures/journeys.ts';
import { pictures } from '../../fixtures/pictures.ts';
import { Section } from '../Section/index.ts';
import { Picture, type PictureSource, pictureRatios, pictureShapes } from './index.ts';

const meta = {
  component: Picture,
  parameters: { layout: 'fullscreen' },
  argTypes: {
    source: { control: false },
    alt: { control: 'text' },
    shape: { options: pictureShapes, control: 'select' },
    ratio: { options: pictureRatios, control: 'select' },
  },
  args: { source: pictures.lake, alt: '' },
  render: (args, { globals }) => (
    <Section width="text">
      <Picture {...args} alt={args.alt || String(journeyWordsOf(globals).tours[0]?.alt)} />
    </Section>
  ),
} satisfies Meta<typeof Picture>;
export default meta;
type Story = StoryObj<typeof meta>;

/** As the file is; it waits until one scrolls near it. */
export const AsTheFileIs: Story = {
  play: async ({ canvas }) => {
    const picture = canvas.getByRole('img');
    await expect(picture).toHaveAttribute('loading', 'lazy');
    await expect(picture).toHaveAttribute('width', '1200');
    await expect(picture).toHaveAttribute('height', '800');
  },
};
/** In a frame of known width the browser takes the least file that fills it, in the best format it knows. */
export const InASmallFrame: Story = {
  tags: ['!autodocs'],
  // Of a picture that it has already, a browser may take the larger file: this one is new here.
  args: { source: pictures.hills, sizes: '20rem', isFirst: true },
  play: async ({ canvas }) => {
    const picture = canvas.getByRole<HTMLImageElement>('img');
    await waitFor(() => expect(picture.currentSrc).toMatch(/480.*\.avif/));
  },
};
export const First: Story = {
  tags: ['!autodocs'],
  args: { isFirst: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img')).toHaveAttribute('loading', 'eager');
    await expect(canvas.getByRole('img')).toHaveAttribute('fetchpriority', 'high');
  },
};
export const Landscape: Story = { tags: ['visual'], args: { ratio: 'landscape' } };
/** An upright frame takes the portrait view. */
export const Upright: Story = {
  args: { ratio: 'portrait' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img')).toHaveAttribute('src', pictures.lake.portrait?.src);
  },
};
/** So does an upright screen. */
export const OnAnUprightScreen: Story = {
  tags: ['!autodocs'],
  args: { isFirst: true },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const picture = canvas.getByRole<HTMLImageElement>('img');
    await waitFor(() => expect(picture.currentSrc).toContain('lake-portrait'));
  },
};
export const Square: Story = { args: { ratio: 'square' } };
const onItsWay: PictureSource = {
  ...pictures.hills,
  src: 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==',
  formats: [],
};
const lostView = { ...pictures.ghats, src: 'data:image/png;base64,', formats: [] };
const lost: PictureSource = { ...lostView, portrait: lostView };
/** Where it cannot be fetched, its alternative text stands in its place, and can be read. */
export const ThatDidNotCome: Story = {
  args: { source: lost, ratio: 'landscape' },
  play: async ({ canvas }) => {
    const picture = canvas.getByRole<HTMLImageElement>('img');
    await waitFor(() => expect(picture.complete).toBe(true));
    await expect(picture.naturalWidth).toBe(0);
    // What stands in its place has a ground of its own, and is as large.
    const { backgroundColor, content, width } = getComputedStyle(picture, '::after');
    await expect(content).toBe(JSON.stringify(picture.alt));
    await expect(backgroundColor).not.toBe('rgba(0, 0, 0, 0)');
    await expect(Number.parseFloat(width)).toBeCloseTo(picture.getBoundingClientRect().width, 0);
  },
};
export const ThatDidNotComeUnderAnArch: Story = {
  ...ThatDidNotCome,
  args: { source: lost, shape: 'arch' },
};
/** Its place is kept, in its mean colour. */
export const UntilItHasCome: Story = {
  args: { source: onItsWay, ratio: 'landscape' },
  play: async ({ canvas, canvasElement }) => {
    const ground = canvasElement.querySelector('svg');
    await expect(ground?.querySelector('rect')).toHaveAttribute('fill', onItsWay.colour);
    const { width, height } = canvas.getByRole('img').getBoundingClientRect();
    await expect(width / height).toBeCloseTo(1.5);
    await expect(ground?.getBoundingClientRect()).toMatchObject({ width, height });
  },
};
/** Journeys stand under the brand's arch. */
export const UnderAnArch: Story = {
  tags: ['visual'],
  args: { shape: 'arch' },
};
export const UnderAnArchOnANarrowPhone: Story = {
  tags: ['!autodocs'],
  args: { shape: 'arch', source: pictures.ghats },
  globals: { viewport: { value: 'narrow' } },
};
