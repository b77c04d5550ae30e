import { renderToString } from 'react-dom/server';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { placeOfTests } from '../../fixtures/place.ts';
import { renderToasts } from '../../fixtures/toasts.tsx';
import { type Toasts, useToasts } from './index.ts';

const { render } = placeOfTests();
let show: Toasts['show'];
let clearError: Toasts['clearError'];
beforeEach(async () => {
  ({ show, clearError } = await renderToasts(render));
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

const Outside = () => <p>{typeof useToasts()}</p>;

test('without a provider, an error says what is missing', () => {
  expect(() => renderToString(<Outside />)).toThrow('outside of `ToastProvider`');
});

test('it can be closed by keyboard', async () => {
  show({ tone: 'error', title: 'Error' });
  await expect.element(toast).toBeInTheDocument();
  (close.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(toast).not.toBeInTheDocument();
});
