import { act } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { headerOf, wordsOf } from '../../fixtures/index.ts';
import { UiProvider } from '../../index.ts';

const words = wordsOf({ locale: 'en' });
const { open, close, items } = words.navigation;
const header = <UiProvider locale="en">{headerOf(words)}</UiProvider>;

let container: HTMLDivElement;
let unmount = () => {};
const consoleError = vi.spyOn(console, 'error');

beforeEach(async () => {
  vi.clearAllMocks();
  await page.viewport(390, 844);
  container = document.createElement('div');
  document.body.append(container);
});

afterEach(() => {
  unmount();
  unmount = () => {};
  vi.unstubAllGlobals();
  container.remove();
  if (consoleError.mock.calls.length > 0) throw new Error(String(consoleError.mock.calls[0]));
});

const menu = () => container.querySelector('nav') as HTMLElement;
const isOpen = () => menu().matches(':popover-open');
const openMenu = async () => {
  await userEvent.click(page.getByRole('button', { name: open, exact: true }));
  await vi.waitUntil(isOpen);
};

const render = async () => {
  const root = createRoot(container);
  unmount = () => root.unmount();
  root.render(header);
  await vi.waitFor(() => expect(menu()).not.toBeNull());
};

test('without scripts the menu opens and closes by its button and by Escape', async () => {
  container.innerHTML = renderToString(header);
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
  container.innerHTML = renderToString(header);
  await openMenu();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const root = await act(async () => hydrateRoot(container, header));
  unmount = () => act(() => root.unmount());
  expect(isOpen()).toBe(true);
});

test('the menu closes when a link is followed, also by keyboard', async () => {
  await render();
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
  await render();
  await openMenu();
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect(isOpen()).toBe(false);
});

test('the menu closes on a click outside', async () => {
  await render();
  const elsewhere = document.createElement('p');
  elsewhere.textContent = 'Elsewhere';
  elsewhere.setAttribute('style', 'margin-top: 700px');
  container.append(elsewhere);
  await openMenu();
  await userEvent.click(elsewhere);
  expect(isOpen()).toBe(false);
});

test('the menu closes when the viewport becomes wide, and the bar shows the links', async () => {
  await render();
  await openMenu();
  await page.viewport(1280, 800);
  await vi.waitFor(() => expect(isOpen()).toBe(false));
  await expect.element(page.getByRole('link', { name: items.about })).toBeVisible();
  await expect.element(page.getByRole('button', { name: open })).not.toBeInTheDocument();
});
