import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { headerOf, wordsOf } from '../../fixtures/index.ts';
import { placeOfTests } from '../../fixtures/place.ts';
import { UiProvider } from '../../index.ts';

const words = wordsOf({ locale: 'en' });
const { open, close, items } = words.navigation;
const header = <UiProvider locale="en">{headerOf(words)}</UiProvider>;

const { container, render, prerender, hydrate } = placeOfTests();
beforeEach(() => page.viewport(390, 844));

const menu = () => container.querySelector('nav') as HTMLElement;
/** React marks the elements that it has taken over. */
const isHydrated = () => Object.keys(menu()).some((key) => key.startsWith('__reactProps'));
const isOpen = () => menu().matches(':popover-open');
const openMenu = async () => {
  await userEvent.click(page.getByRole('button', { name: open, exact: true }));
  await vi.waitUntil(isOpen);
};

test('without scripts the menu opens and closes by its button and by Escape', async () => {
  prerender(header);
  expect(isOpen()).toBe(false);
  await openMenu();
  expect(isOpen()).toBe(true);
  await expect.element(page.getByRole('link', { name: items.about })).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: close }));
  expect(isOpen()).toBe(false);
  await openMenu();
  await userEvent.keyboard('{Escape}');
  expect(isOpen()).toBe(false);
  expect(document.activeElement).toBe(container.querySelector('button[popovertarget]'));
});

test('a menu opened before hydration stays open', async () => {
  prerender(header);
  await openMenu();
  await hydrate(header);
  await vi.waitUntil(isHydrated);
  expect(isOpen()).toBe(true);
});

test('the menu closes when a link is followed, also by keyboard', async () => {
  await render(header);
  container.addEventListener('click', (event) => {
    if ((event.target as Element).closest('a')) event.preventDefault();
  });
  await openMenu();
  await userEvent.click(page.getByRole('link', { name: items.retreats }));
  expect(isOpen()).toBe(false);
  await openMenu();
  // In tab order the popover follows its button.
  await userEvent.keyboard('{Tab}');
  expect(document.activeElement?.textContent).toBe(items.home);
  await userEvent.keyboard('{Enter}');
  expect(isOpen()).toBe(false);
});

test('the menu closes on Back', async () => {
  await render(header);
  await openMenu();
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect(isOpen()).toBe(false);
});

test('the menu closes when the viewport becomes wide, and the bar shows the links', async () => {
  await render(header);
  await openMenu();
  await page.viewport(1280, 800);
  await vi.waitFor(() => expect(isOpen()).toBe(false));
  await expect.element(page.getByRole('link', { name: items.about })).toBeVisible();
  await expect.element(page.getByRole('button', { name: open })).not.toBeInTheDocument();
});
