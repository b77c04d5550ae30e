import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { expectNoOverflow } from '../../fixtures/expectNoOverflow.ts';
import { wordsOf } from '../../fixtures/index.ts';
import { journeyWordsOf } from '../../fixtures/journeys.ts';
import { pictures } from '../../fixtures/pictures.ts';
import { LinkButton } from '../LinkButton/index.ts';
import { HeroCarousel } from './index.ts';

const { lake, hills, ghats } = pictures;

const contentOf = (globals: object) => {
  const { hero } = wordsOf(globals);
  const [before, word, after] = hero.title;
  return {
    eyebrow: hero.eyebrow,
    title: (
      <>
        {before}
        <em>{word}</em>
        {after}
      </>
    ),
    text: hero.text,
    actions: (
      <>
        <LinkButton href="/retreats">{hero.plan}</LinkButton>
        <LinkButton href="/about" tone="secondary">
          {hero.learn}
        </LinkButton>
      </>
    ),
    words: journeyWordsOf(globals).carousel,
  };
};

const meta = {
  component: HeroCarousel,
  parameters: {
    layout: 'fullscreen',
    // It is as high as the viewport: in the docs it needs a frame of its own.
    docs: { story: { inline: false, height: '40rem' } },
  },
  argTypes: {
    title: { control: 'text' },
    breadcrumbs: { control: false },
    actions: { control: false },
    pictures: { control: false },
    words: { control: false },
  },
  // Too long to rotate while a story is looked at or pictured. HeroCarousel.test.tsx tests the rotation.
  args: { pictures: [lake, hills, ghats], interval: 600_000 },
  render: (args, { globals }) => <HeroCarousel {...contentOf(globals)} {...args} />,
} satisfies Meta<typeof HeroCarousel>;
export default meta;
type Story = StoryObj<typeof HeroCarousel>;

export const Default: Story = {
  tags: ['visual'],
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
  args: { pictures: [hills] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};
export const NarrowPhoneInGerman: Story = {
  tags: ['!autodocs'],
  globals: { locale: 'de', viewport: { value: 'narrow' } },
  play: expectNoOverflow,
};
export const Sideways: Story = {
  tags: ['!autodocs'],
  globals: { viewport: { value: 'sideways' } },
};
