import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
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

/** How the pictures take turns is told in HeroCarousel.test.tsx: here they stand, unless one wants to see it. */
const meta = {
  component: HeroCarousel,
  parameters: {
    layout: 'fullscreen',
    // It is as high as its screen: in the docs, as a screen of its own.
    docs: { story: { inline: false, height: '40rem' } },
  },
  argTypes: {
    title: { control: 'text' },
    breadcrumbs: { control: false },
    actions: { control: false },
    pictures: { control: false },
    words: { control: false },
  },
  args: { pictures: [lake, hills, ghats] },
  render: (args, { globals }) => <HeroCarousel {...contentOf(globals)} {...args} />,
} satisfies Meta<typeof HeroCarousel>;
export default meta;
type Story = StoryObj<typeof HeroCarousel>;

export const Default: Story = {
  tags: ['visual'],
  play: async ({ canvas, globals }) => {
    if (!window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const { pause } = journeyWordsOf(globals).carousel;
    await expect(canvas.queryByRole('button', { name: pause })).not.toBeInTheDocument();
  },
};
/** As on the page, where the system welcomes motion. */
export const TakingTurns: Story = { globals: { motion: 'full' } };
/** Nothing to wait for, and no button. */
export const OnePicture: Story = {
  args: { pictures: [hills] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};
export const PhoneInGerman: Story = {
  tags: ['!autodocs'],
  globals: { locale: 'de', viewport: { value: 'phone' } },
};
export const NarrowPhoneInGerman: Story = {
  tags: ['!autodocs'],
  globals: { locale: 'de', viewport: { value: 'narrow' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
export const Sideways: Story = {
  tags: ['!autodocs'],
  globals: { viewport: { value: 'sideways' } },
};
