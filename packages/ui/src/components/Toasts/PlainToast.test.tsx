import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { placeOfTests } from '../../fixtures/place.ts';
import { renderToasts } from '../../fixtures/toasts.tsx';

vi.mock('./ToastRegion.tsx', () => {
  throw new Error('Failed to fetch dynamically imported module');
});

const { render } = placeOfTests();

test('without the chunk of the region, a plain toast shows each message', async () => {
  const { show } = await renderToasts(render);
  const alert = page.getByRole('alert');
  show({ tone: 'error', title: 'Error', description: 'Not sent' });
  await expect.element(alert).toHaveTextContent('ErrorNot sent');
  expect(page.getByRole('alertdialog').elements()).toHaveLength(0);
  show({ tone: 'success', title: 'Sent', description: 'Thank you' });
  await expect.element(alert).toHaveTextContent('SentThank you');
  await page.getByRole('button', { name: 'Close' }).click();
  await expect.element(alert).not.toBeInTheDocument();
  show({ tone: 'error', title: 'Error' });
  await expect.element(alert).toBeInTheDocument();
});
