import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { headerOf, sign, wordsOf } from '../../fixtures/index.ts';
import { LanguageToggle } from '../LanguageToggle/index.ts';
import { Header } from './index.ts';

/** A link must not lead away from the story; what it does besides is what is looked at. */
const stay = (event: Event) => {
  if ((event.target as Element).closest('a')) event.preventDefault();
};

const meta = {
  component: Header,
  parameters: { layout: 'fullscreen' },
  args: {
    brand: { name: 'Elevate Your Journey', href: '/', logo: sign },
    navigationLabel: 'Main',
    menuLabel: 'Menu',
    closeLabel: 'Close menu',
    items: [{ href: '/', label: 'Home' }],
    languageToggle: <LanguageToggle code="DE" label="DE" lang="de" onPress={() => {}} />,
  },
  render: (_args, { globals }) => headerOf(wordsOf(globals)),
  beforeEach: () => {
    document.addEventListener('click', stay);
    return () => document.removeEventListener('click', stay);
  },
} satisfies Meta<typeof Header>;
export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'phone' } };

/** Nothing is cut off or wider than the screen, and every target is large enough. */
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

export const DesktopInGerman: Story = {
  ...Desktop,
  globals: { locale: 'de', viewport: { value: 'desktop' } },
};

export const Phone: Story = {
  globals: phone,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull();
    await expectToFit(canvasElement);
  },
};

export const PhoneInGerman: Story = { ...Phone, globals: { ...phone, locale: 'de' } };

export const NarrowPhone: Story = { ...Phone, globals: { viewport: { value: 'narrow' } } };

export const PhoneSideways: Story = {
  globals: { viewport: { value: 'sideways' } },
  play: async ({ canvasElement }) => {
    await expectToFit(canvasElement);
    await expect(canvasElement.querySelector('header')?.offsetHeight).toBeLessThanOrEqual(52);
  },
};

export const MenuOpen: Story = {
  globals: phone,
  play: async ({ canvas, canvasElement, globals }) => {
    const { open, close } = wordsOf(globals).navigation;
    await userEvent.click(canvas.getByRole('button', { name: open }));
    await waitFor(() => expect(canvas.getByRole('navigation')).toBeVisible());
    await expect(canvas.getByRole('button', { name: close })).toBeVisible();
    await expectToFit(canvasElement);
  },
};

export const MenuOpenInGerman: Story = { ...MenuOpen, globals: { ...phone, locale: 'de' } };

export const MenuOpenSideways: Story = {
  ...MenuOpen,
  globals: { viewport: { value: 'sideways' } },
};

export const MenuClosesOnChoice: Story = {
  globals: phone,
  play: async ({ canvas, globals }) => {
    const { open, items } = wordsOf(globals).navigation;
    await userEvent.click(canvas.getByRole('button', { name: open }));
    await userEvent.click(await canvas.findByRole('link', { name: items.about }));
    await waitFor(() => expect(canvas.queryByRole('navigation')).toBeNull());
  },
};

export const MenuClosesByItsButton: Story = {
  globals: phone,
  play: async ({ canvas, globals }) => {
    const { open, close } = wordsOf(globals).navigation;
    await userEvent.click(canvas.getByRole('button', { name: open }));
    await userEvent.click(canvas.getByRole('button', { name: close }));
    await waitFor(() => expect(canvas.queryByRole('navigation')).toBeNull());
  },
};

/** A page that takes its time: the line shows after a moment, and lies within the bar's width. */
export const Busy: Story = {
  render: (_args, { globals }) => headerOf(wordsOf(globals), '/contact', true),
};
