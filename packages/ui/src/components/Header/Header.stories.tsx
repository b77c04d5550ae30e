import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { headerOf, wordsOf } from '../../fixtures/index.ts';
import { journeyWordsOf } from '../../fixtures/journeys.ts';
import { shownStates, showStates } from '../../fixtures/showState.ts';
import { LinkButton } from '../LinkButton/index.ts';
import { Header, type HeaderProps } from './index.ts';

/** Links must not navigate away from the story. */
const stay = (event: Event) => {
  if ((event.target as Element).closest('a')) event.preventDefault();
};

const meta = {
  title: 'Navigation/Header',
  component: Header,
  parameters: {
    layout: 'fullscreen',
    synonyms: ['menu', 'navbar', 'top bar'],
    // The bar is fixed to the top of the viewport: in the docs it needs a frame of its own.
    docs: { story: { inline: false, height: '6rem' } },
  },
  argTypes: { action: { control: false }, languageToggle: { control: false } },
  globals: { viewport: { value: 'desktop' } },
  render: ({ isBusy }, { globals }) => headerOf(wordsOf(globals), '/contact', isBusy),
  beforeEach: () => {
    document.addEventListener('click', stay);
    return () => document.removeEventListener('click', stay);
  },
} satisfies Meta<typeof Header>;
export default meta;
type Story = StoryObj<typeof Header>;

const test = ['!dev', '!autodocs'];
const on = (viewport: string, locale = 'en') => ({ locale, viewport: { value: viewport } });

/** Nothing is clipped or wider than the screen, and every target is large enough. */
async function expectToFit(canvasElement: HTMLElement) {
  const header = canvasElement.querySelector('header') as HTMLElement;
  await expect(header.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  for (const target of header.querySelectorAll<HTMLElement>('a, button')) {
    const { width, height, left, right } = target.getBoundingClientRect();
    if (width === 0) continue;
    await expect(height).toBeGreaterThanOrEqual(44);
    await expect(width).toBeGreaterThanOrEqual(44);
    await expect(left).toBeGreaterThanOrEqual(0);
    await expect(right).toBeLessThanOrEqual(window.innerWidth);
  }
}

/** With the site's main action: on a small desktop the links are closer. */
export const Default: Story = {
  tags: ['visual'],
  render: ({ isBusy }, { globals }) =>
    headerOf(
      wordsOf(globals),
      '/contact',
      isBusy,
      <LinkButton href="/contact" size="small">
        {journeyWordsOf(globals).saved.enquire}
      </LinkButton>,
    ),
  play: async ({ canvas, canvasElement, globals }) => {
    const { enquire } = journeyWordsOf(globals).saved;
    const navigation = within(canvas.getByRole('navigation'));
    await expect(navigation.getAllByRole('link')).toHaveLength(5);
    const current = navigation.getByRole('link', { current: 'page' });
    await expect(current).toHaveAttribute('href', '/contact');
    await expect(canvas.getByRole('link', { name: enquire })).toBeVisible();
    await expectToFit(canvasElement);
  },
};
export const InGerman: Story = { ...Default, tags: test, globals: on('desktop', 'de') };

/** On phones the links are in a menu, and the action is in the bar of `Page`. */
export const PhoneInGerman: Story = {
  ...Default,
  tags: test,
  globals: on('phone', 'de'),
  play: async ({ canvas, canvasElement, globals }) => {
    const { enquire } = journeyWordsOf(globals).saved;
    await expect(canvas.queryByRole('navigation')).toBeNull();
    await expect(canvas.queryByRole('link', { name: enquire })).not.toBeInTheDocument();
    await expectToFit(canvasElement);
  },
};
export const NarrowPhone: Story = { ...PhoneInGerman, tags: test, globals: on('narrow') };
export const PhoneSideways: Story = {
  tags: test,
  globals: on('sideways'),
  play: async ({ canvasElement }) => {
    await expectToFit(canvasElement);
    await expect(canvasElement.querySelector('header')?.offsetHeight).toBeLessThanOrEqual(52);
  },
};

export const MenuOpen: Story = {
  tags: ['visual', '!autodocs', 'forced-colours', 'large-text'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement, globals }) => {
    const { open, close } = wordsOf(globals).navigation;
    await userEvent.click(canvas.getByRole('button', { name: open }));
    await waitFor(() => expect(canvas.getByRole('navigation')).toBeVisible());
    await expect(canvas.getByRole('button', { name: close })).toBeVisible();
    await expectToFit(canvasElement);
  },
};
export const MenuOpenInGerman: Story = { ...MenuOpen, tags: test, globals: on('phone', 'de') };
export const MenuOpenSideways: Story = { ...MenuOpen, tags: test, globals: on('sideways') };

/** Each link says its state. */
export const States: Story = {
  tags: ['visual'],
  render: (_args, { globals }) => (
    <Header
      {...(headerOf(wordsOf(globals)) as ReactElement<HeaderProps>).props}
      items={[...shownStates, 'current'].map((label) => ({
        href: `/${label}`,
        label,
        isCurrent: label === 'current',
      }))}
    />
  ),
  play: async ({ canvas }) => {
    const links = within(canvas.getByRole('navigation')).getAllByRole('link');
    await showStates(links.slice(0, -1));
  },
};
export const StatesInTheMenu: Story = {
  ...States,
  tags: test,
  globals: on('phone'),
  play: async (context) => {
    await MenuOpen.play?.(context);
    await States.play?.(context);
  },
};

/** In tab order the language toggle comes before the pages. */
export const ByKeyboard: Story = {
  tags: test,
  play: async ({ canvas, globals }) => {
    const { brand, language, navigation } = wordsOf(globals);
    for (const name of [brand, language.label, navigation.items.home]) {
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name })).toHaveFocus();
    }
  },
};

/** A slow page: the progress bar appears after a delay. */
export const Busy: Story = { args: { isBusy: true } };
