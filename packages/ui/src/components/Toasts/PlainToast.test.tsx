import { useEffect } from 'react';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { placeOfTests } from '../../fixtures/place.ts';
import { ToastProvider, type Toasts, useToasts } from './index.ts';

vi.mock('./ToastRegion.tsx', () => {
  throw new Error('Failed to fetch dynamically imported module');
});

const { render } = placeOfTests();
const shown: { toasts?: Toasts } = {};

function Example() {
  const toasts = useToasts();
  useEffect(() => {
    shown.toasts = toasts;
  }, [toasts]);
  return <p />;
}

test('without the chunk of the region, a plain toast shows each message', async () => {
  await render(
    <ToastProvider labels={{ region: 'Notifications', close: 'Close' }}>
      <Example />
    </ToastProvider>,
  );
  await vi.waitUntil(() => shown.toasts);
  const alert = page.getByRole('alert');
  shown.toasts?.show({ tone: 'error', title: 'Error', description: 'Not sent' });
  await expect.element(alert).toHaveTextContent('ErrorNot sent');
  expect(page.getByRole('alertdialog').elements()).toHaveLength(0);
  shown.toasts?.show({ tone: 'success', title: 'Sent', description: 'Thank you' });
  await expect.element(alert).toHaveTextContent('SentThank you');
  await page.getByRole('button', { name: 'Close' }).click();
  await expect.element(alert).not.toBeInTheDocument();
  shown.toasts?.show({ tone: 'error', title: 'Error' });
  await expect.element(alert).toBeInTheDocument();
});
