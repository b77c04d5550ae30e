import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { wordsOf } from '../../fixtures/index.ts';
import { journeyWordsOf } from '../../fixtures/journeys.ts';
import { pictures } from '../../fixtures/pictures.ts';
import { LinkButton } from '../LinkButton/index.ts';
import { HeroCarousel } from './index.ts';

const { lake, hills, ghats } = pictures;

/** How the pictures take turns is told in HeroCarousel.test.tsx: here, motion is not welcome. */
const meta = {
  component: HeroCarousel,
  parameters: { layout: 'fullscreen', chromatic: { prefersReducedMotion: 'reduce' } },
  args: {
    title: '',
    text: '',
    actions: null,
    pictures: [lake, hills, ghats],
    words: { pause: '', play: '' },
  },
  render: (args, { globals }) => {
    const { hero } = wordsOf(globals);
    return (
      <HeroCarousel
        {...args}
        eyebrow={hero.eyebrow}
        title={
          <>
            {hero.title[0]}
            <em>{hero.title[1]}</em>
            {hero.title[2]}
          </>
        }
        text={hero.text}
        actions={
          <>
            <LinkButton href="/retreats">{hero.plan}</LinkButton>
            <LinkButton href="/about" tone="secondary">
              {hero.learn}
            </LinkButton>
          </>
        }
        words={journeyWordsOf(globals).carousel}
      />
    );
  },
} satisfies Meta<typeof HeroCarousel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, globals }) => {
    if (!window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const { pause } = journeyWordsOf(globals).carousel;
    await expect(canvas.queryByRole('button', { name: pause })).not.toBeInTheDocument();
  },
};
export const OnePicture: Story = { args: { pictures: [hills] } };
export const PhoneInGerman: Story = { globals: { locale: 'de', viewport: { value: 'phone' } } };
export const NarrowPhoneInGerman: Story = {
  globals: { locale: 'de', viewport: { value: 'narrow' } },
};
export const Sideways: Story = { globals: { viewport: { value: 'sideways' } } };
