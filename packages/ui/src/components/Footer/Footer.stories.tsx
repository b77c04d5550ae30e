import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { expectNoOverflow } from '../../fixtures/expectNoOverflow.ts';
import { footerOf, wordsOf } from '../../fixtures/index.ts';
import { showState } from '../../fixtures/showState.ts';
import { Footer } from './index.ts';

const meta = {
  component: Footer,
  parameters: { layout: 'fullscreen' },
  argTypes: Object.fromEntries(
    ['brand', 'links', 'social', 'contact', 'newsletter', 'legal', 'languageToggle'].map((name) => [
      name,
      { control: false },
    ]),
  ),
  render: (args, { globals }) => footerOf(wordsOf(globals), args),
} satisfies Meta<typeof Footer>;
export default meta;
type Story = StoryObj<typeof Footer>;

export const Desktop: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    const profile = canvas.getByRole('link', { name: 'Instagram' });
    await expect(profile).toHaveAttribute('rel', 'me noopener');
    await expect(profile).not.toHaveAttribute('target');
    await expect(profile.offsetHeight).toBeGreaterThanOrEqual(44);
  },
};

/** Links and profiles: hovered, pressed and focused. */
export const States: Story = {
  parameters: { docs: { story: { autoplay: true } } },
  play: async ({ canvas, canvasElement }) => {
    const links = canvasElement.querySelectorAll('nav a');
    const profiles = ['Instagram', 'Facebook', 'Pinterest'].map((name) =>
      canvas.getByRole('link', { name }),
    );
    for (const [hovered, pressed, focused] of [[...links], profiles]) {
      await showState(hovered, 'hover');
      await showState(pressed, 'active');
      await showState(focused, 'focus-visible');
    }
  },
};

/** The tab order follows the reading order. */
export const ByKeyboard: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, globals }) => {
    const words = wordsOf(globals);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: words.navigation.items.home })).toHaveFocus();
    // The last one is the language's, after the form.
    const links = canvas.getAllByRole('link');
    for (const link of links.slice(1, -1)) {
      await userEvent.tab();
      await expect(link).toHaveFocus();
    }
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: words.newsletter.label })).toHaveFocus();
  },
};
export const NarrowPhoneInGerman: Story = {
  tags: ['!autodocs'],
  globals: { locale: 'de', viewport: { value: 'narrow' } },
  play: expectNoOverflow,
};
