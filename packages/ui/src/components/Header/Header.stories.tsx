import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { headerOf, wordsOf } from '../../fixtures/index.ts';
import { journeyWordsOf } from '../../fixtures/journeys.ts';
import { showState } from '../../fixtures/showState.ts';
import { LinkButton } from '../LinkButton/index.ts';
import { Header } from './index.ts';

/** Links must not navigate away from the story. */
const stay = (event: Event) => {
  if ((event.target as Element).closest('a')) event.preventDefault();
};

const meta = {
  component: Header,
  parameters: {
    layout: 'fullscreen',
    // The bar is fixed to the top of the viewport: in the docs it needs a frame of its own.
    docs: { story: { inline: false, height: '6rem' } },
  },
  argTypes: Object.fromEntries(
    [
      'brand',
      'navigationLabel',
      'menuLabel',
      'closeLabel',
      'items',
      'action',
      'languageToggle',
    ].map((name) => [name, { control: false }]),
  ),
  render: ({ isBusy }, { globals }) => headerOf(wordsOf(globals), '/contact', isBusy),
  beforeEach: () => {
    document.addEventListener('click', stay);
    return () => document.removeEventListener('click', stay);
  },
} satisfies Meta<typeof Header>;
export default meta;
type Story = StoryObj<typeof Header>;

const phone = { viewport: { value: 'phone' } };

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

export const Desktop: Story = {
  tags: ['visual'],
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, canvasElement }) => {
    const navigation = within(canvas.getByRole('navigation'));
    await expect(navigation.getAllByRole('link')).toHaveLength(5);
    await expect(navigation.getByRole('link', { current: 'page' })).toHaveAttribute(
      'href',
      '/contact',
    );
    await expectToFit(canvasElement);
  },
};

/** With the site's main action: on a small desktop the links are closer. */
export const WithAnAction: Story = {
  tags: ['visual'],
  globals: { viewport: { value: 'desktop' } },
  render: (_args, { globals }) =>
    headerOf(
      wordsOf(globals),
      '/retreats',
      false,
      <LinkButton href="/contact" size="small">
        {journeyWordsOf(globals).kept.enquire}
      </LinkButton>,
    ),
  play: async ({ canvas, canvasElement, globals }) => {
    const { enquire } = journeyWordsOf(globals).kept;
    await expect(canvas.getByRole('link', { name: enquire })).toBeVisible();
    await expectToFit(canvasElement);
  },
};
/** On phones the action is in the bar of `Page`. */
export const WithAnActionOnAPhoneInGerman: Story = {
  ...WithAnAction,
  tags: ['!autodocs'],
  globals: { locale: 'de', viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement, globals }) => {
    const { enquire } = journeyWordsOf(globals).kept;
    await expect(canvas.queryByRole('link', { name: enquire })).not.toBeInTheDocument();
    await expectToFit(canvasElement);
  },
};

export const DesktopInGerman: Story = {
  ...Desktop,
  tags: ['!autodocs'],
  globals: { locale: 'de', viewport: { value: 'desktop' } },
};

export const Phone: Story = {
  tags: ['!autodocs'],
  globals: phone,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull();
    await expectToFit(canvasElement);
  },
};

export const PhoneInGerman: Story = { ...Phone, globals: { ...phone, locale: 'de' } };

export const NarrowPhone: Story = { ...Phone, globals: { viewport: { value: 'narrow' } } };

export const PhoneSideways: Story = {
  tags: ['!autodocs'],
  globals: { viewport: { value: 'sideways' } },
  play: async ({ canvasElement }) => {
    await expectToFit(canvasElement);
    await expect(canvasElement.querySelector('header')?.offsetHeight).toBeLessThanOrEqual(52);
  },
};

export const MenuOpen: Story = {
  tags: ['visual', '!autodocs'],
  globals: phone,
  play: async ({ canvas, canvasElement, globals }) => {
    const { open, close } = wordsOf(globals).navigation;
    await userEvent.click(canvas.getByRole('button', { name: open }));
    await waitFor(() => expect(canvas.getByRole('navigation')).toBeVisible());
    await expect(canvas.getByRole('button', { name: close })).toBeVisible();
    await expectToFit(canvasElement);
  },
};

export const MenuOpenInGerman: Story = {
  ...MenuOpen,
  tags: ['!autodocs'],
  globals: { ...phone, locale: 'de' },
};

export const MenuOpenSideways: Story = {
  ...MenuOpen,
  tags: ['!autodocs'],
  globals: { viewport: { value: 'sideways' } },
};

/** The first link is hovered, the second pressed, the third focused; the last is the current page. */
export const States: Story = {
  tags: ['visual'],
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const [hovered, pressed, focused] = within(canvas.getByRole('navigation')).getAllByRole('link');
    await showState(hovered, 'hover');
    await showState(pressed, 'active');
    await showState(focused, 'focus-visible');
  },
};

/** The same states in the open menu. */
export const MenuStates: Story = {
  tags: ['!autodocs'],
  globals: phone,
  play: async (context) => {
    await MenuOpen.play?.(context);
    await States.play?.(context);
  },
};

/** In tab order the language toggle comes before the pages. */
export const ByKeyboard: Story = {
  tags: ['!autodocs'],
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, globals }) => {
    const { brand, language, navigation } = wordsOf(globals);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: brand })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: language.label })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: navigation.items.home })).toHaveFocus();
  },
};

/** A slow page: the progress bar appears after a delay. */
export const Busy: Story = { args: { isBusy: true } };
