import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { expectNoOverflow } from '../../fixtures/expectNoOverflow.ts';
import { footerOf, wordsOf } from '../../fixtures/index.ts';
import { shownStates, showStates } from '../../fixtures/showState.ts';
import { Footer } from './index.ts';

const meta = {
  title: 'Navigation/Footer',
  component: Footer,
  parameters: { layout: 'fullscreen', synonyms: ['site links', 'social media', 'imprint'] },
  render: (args, { globals }) => footerOf(wordsOf(globals), args),
} satisfies Meta<typeof Footer>;
export default meta;
type Story = StoryObj<typeof Footer>;

export const Default: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    const profile = canvas.getByRole('link', { name: 'Instagram' });
    await expect(profile).toHaveAttribute('rel', 'me noopener');
    await expect(profile.offsetHeight).toBeGreaterThanOrEqual(44);
  },
};

/** Each link says its state; those of the profiles follow in the same order. */
export const States: Story = {
  parameters: { docs: { story: { autoplay: true } } },
  args: {
    links: shownStates.map((label) => ({ href: `/${label}`, label })),
    social: shownStates.map((label) => ({ href: `/${label}`, label, icon: 'instagram' })),
  },
  play: async ({ canvasElement }) => {
    for (const list of canvasElement.querySelectorAll('ul')) {
      await showStates([...list.querySelectorAll('a')]);
    }
  },
};

const test = ['!dev', '!autodocs'];

/** The tab order follows the reading order. */
export const ByKeyboard: Story = {
  tags: test,
  play: async ({ canvas, globals }) => {
    const words = wordsOf(globals);
    // The last one is the language's, after the form.
    for (const link of canvas.getAllByRole('link').slice(0, -1)) {
      await userEvent.tab();
      await expect(link).toHaveFocus();
    }
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: words.newsletter.label })).toHaveFocus();
  },
};

/** It breaks after the @, and not inside a word. */
export const LongAddress: Story = {
  tags: test,
  args: { email: 'reservations@elevate.example' },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const address = canvas.getByRole('link', { name: 'reservations@elevate.example' });
    const lines = [...address.querySelectorAll('span')].flatMap(({ childNodes }) =>
      [...childNodes].map((part) => {
        const range = document.createRange();
        range.selectNodeContents(part);
        return range.getClientRects().length;
      }),
    );
    await expect(Math.max(...lines)).toBe(1);
  },
};

/** What is left out leaves no empty part. */
export const LinksAlone: Story = {
  tags: test,
  render: (_, { globals }) => {
    const { brand, footer, navigation } = wordsOf(globals);
    return (
      <Footer
        brand={{ name: brand, logo: null }}
        about={footer.about}
        labels={{ navigation: footer.explore }}
        links={[{ href: '/', label: navigation.items.home }]}
      />
    );
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('heading')).toHaveLength(1);
    await expect(canvasElement.querySelectorAll('footer div:empty')).toHaveLength(0);
  },
};

export const NarrowPhoneInGerman: Story = {
  tags: test,
  globals: { locale: 'de', viewport: { value: 'narrow' } },
  play: expectNoOverflow,
};
