import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { expectNoOverflow } from '../../fixtures/expectNoOverflow.ts';
import { wordsOf } from '../../fixtures/index.ts';
import { journeyWordsOf } from '../../fixtures/journeys.ts';
import { pictures } from '../../fixtures/pictures.ts';
import { LinkButton } from '../LinkButton/index.ts';
import { HeroCarousel } from './index.ts';

const { lake, hills, ghats } = pictures;

const meta = {
  title: 'Layout/HeroCarousel',
  component: HeroCarousel,
  parameters: {
    layout: 'fullscreen',
    synonyms: ['slideshow', 'slider'],
    // It is as high as the viewport: in the docs it needs a frame of its own.
    docs: { story: { inline: false, height: '40rem' } },
  },
  // Too long to rotate while a story is looked at or pictured. HeroCarousel.test.tsx tests the rotation.
  args: { pictures: [lake, hills, ghats], interval: 600_000 },
  render: (args, { globals }) => {
    const { hero } = wordsOf(globals);
    const title = hero.title.join('');
    const actions = <LinkButton href="/retreats">{hero.plan}</LinkButton>;
    const labels = journeyWordsOf(globals).carousel;
    return <HeroCarousel {...hero} {...{ title, actions, labels }} {...args} />;
  },
} satisfies Meta<typeof HeroCarousel>;
export default meta;
type Story = StoryObj<typeof HeroCarousel>;

/** With an interval that visual tests do not reach. */
export const Default: Story = {
  tags: ['visual', 'motion'],
  play: async ({ canvas, globals }) => {
    const { pause } = journeyWordsOf(globals).carousel;
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) {
      await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
    } else {
      // The button appears when the browser is idle after the page's load.
      await canvas.findByRole('button', { name: pause }, { timeout: 5000 });
    }
  },
};
/** Rotates as on a page, unless the system asks for reduced motion. */
export const Rotating: Story = { args: { interval: 5000 } };
/** Without a button. */
export const OnePicture: Story = {
  tags: ['!dev', '!autodocs'],
  args: { pictures: [hills] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};
export const LargeTextInGerman: Story = {
  tags: ['!dev', '!autodocs'],
  globals: { locale: 'de', textSize: '200', viewport: { value: 'phone' } },
  play: expectNoOverflow,
};
/** Held sideways, the words are beside the picture. */
export const Sideways: Story = { globals: { viewport: { value: 'sideways' } } };
