import { useEffect } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { placeOfTests } from '../../fixtures/place.ts';
import { ToastProvider, type Toasts, useToasts } from './index.ts';

const shown: { toasts?: Toasts } = {};
const show = (...args: Parameters<Toasts['show']>) => shown.toasts?.show(...args);
const clearError = () => shown.toasts?.clearError();
const { render } = placeOfTests();

function Example() {
  const toasts = useToasts();
  useEffect(() => {
    shown.toasts = toasts;
  }, [toasts]);
  return <p />;
}

beforeEach(async () => {
  await render(
    <ToastProvider labels={{ region: 'Notifications', close: 'Close' }}>
      <Example />
    </ToastProvider>,
  );
  await vi.waitUntil(() => shown.toasts);
});
afterEach(() => {
  delete shown.toasts;
});

const toast = page.getByRole('alertdialog');
const close = page.getByRole('button', { name: 'Close' });

test('a new toast replaces the one before', async () => {
  show({ tone: 'error', title: 'Error', description: 'Not sent' });
  await expect.element(toast).toHaveTextContent('ErrorNot sent');
  show({ tone: 'error', title: 'Error', description: 'Not saved' });
  await expect.element(toast).toHaveTextContent('ErrorNot saved');
  expect(toast.elements()).toHaveLength(1);
});

test('clearError closes an error; a success stays', async () => {
  show({ tone: 'error', title: 'Error' });
  await expect.element(toast).toBeInTheDocument();
  clearError();
  await expect.element(toast).not.toBeInTheDocument();
  show({ tone: 'success', title: 'Sent' });
  await expect.element(toast).toBeInTheDocument();
  clearError();
  await expect.element(toast).toHaveTextContent('Sent');
});

test('without a provider, an error says what is missing', () => {
  expect(() => renderToString(<Example />)).toThrow('outside of `ToastProvider`');
});

test('it can be closed by keyboard', async () => {
  show({ tone: 'error', title: 'Error' });
  await expect.element(toast).toBeInTheDocument();
  (close.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(toast).not.toBeInTheDocument();
});
