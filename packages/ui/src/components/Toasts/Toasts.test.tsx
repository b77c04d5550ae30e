import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { ToastProvider, type Toasts, useToasts } from './index.ts';

const loading = vi.hoisted(() => vi.fn());
vi.mock('./ToastRegion.tsx', () => ({
  get ToastRegion() {
    return loading();
  },
}));

test('without its chunk, a plain toast shows the message', async () => {
  loading.mockImplementation(() => {
    throw new Error('Failed to fetch dynamically imported module');
  });
  let toasts: Toasts | undefined;
  const Example = () => {
    toasts = useToasts();
    return null;
  };
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  root.render(
    <ToastProvider labels={{ region: 'Notifications', close: 'Close' }}>
      <Example />
    </ToastProvider>,
  );
  const alert = page.getByRole('alert');
  await vi.waitFor(() => expect(toasts).toBeDefined());
  toasts?.show({ tone: 'error', title: 'Error', description: 'Not sent' });
  await expect.element(alert).toHaveTextContent('Not sent');
  toasts?.show({ tone: 'success', title: 'Sent', description: 'Thank you' });
  await expect.element(alert).toHaveTextContent('Thank you');
  await page.getByRole('button', { name: 'Close' }).click();
  await expect.element(alert).not.toBeInTheDocument();
  // Each toast asks for the chunk again.
  toasts?.show({ tone: 'error', title: 'Error' });
  await expect.element(alert).toBeInTheDocument();
  expect(loading).toHaveBeenCalledTimes(3);
  root.unmount();
  container.remove();
});
