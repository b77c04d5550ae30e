import type { ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { contactFormOf, newsletterFormOf, wordsOf } from '../../fixtures/index.ts';
import {
  type ContactFormProps,
  collectEarlyInput,
  type EnquiryValues,
  type NewsletterFormProps,
  ToastProvider,
  UiProvider,
} from '../../index.ts';

const words = wordsOf({ locale: 'en' });
const onSubmit = vi.fn<ContactFormProps['onSubmit']>(async () => {});
const onValuesChange = vi.fn<(values: EnquiryValues) => void>();
const onSubscribe = vi.fn<NewsletterFormProps['onSubmit']>(async () => {});

const forms = (): ReactNode => (
  <UiProvider locale="en">
    <ToastProvider words={words.toasts}>
      {contactFormOf(words, { onSubmit, onValuesChange })}
      {newsletterFormOf(words, { id: 'newsletter-footer', onSubmit: onSubscribe })}
    </ToastProvider>
  </UiProvider>
);

let container: HTMLDivElement;
let unmount = () => {};
const consoleError = vi.spyOn(console, 'error');

beforeEach(() => {
  vi.clearAllMocks();
  container = document.createElement('div');
  document.body.append(container);
  // What the server sent.
  container.innerHTML = renderToString(forms());
});

afterEach(() => {
  unmount();
  container.remove();
  // A hydration that did not match would be told there.
  if (consoleError.mock.calls.length > 0) throw new Error(String(consoleError.mock.calls[0]));
});

const hydrate = () => {
  const root = hydrateRoot(container, forms());
  unmount = () => root.unmount();
};

const field = (form: string, name: string) =>
  container.querySelector(`#${form} [name="${name}"]`) as HTMLInputElement;
const name = () => field('contact', 'name');
const message = () => field('contact', 'message');
const consent = () => field('contact', 'consent');
const address = () => field('newsletter-footer', 'email');

async function typeEarly() {
  await userEvent.type(name(), 'Ada Lovelace');
  await userEvent.type(field('contact', 'email'), 'ada@example.com');
  await userEvent.type(message(), 'Ten days in February.');
  await userEvent.click(consent());
  await userEvent.type(address(), 'ada@example.org');
}

const typed = {
  name: 'Ada Lovelace',
  email: 'ada@example.com',
  phone: '123',
  message: 'Ten days in February.',
};

/** Adds to what was typed, so that every field is rendered again, and sends both forms. */
async function sendAll() {
  await vi.waitFor(() => expect(onValuesChange).toHaveBeenCalled());
  await userEvent.type(field('contact', 'phone'), typed.phone);
  await userEvent.click(page.getByRole('button', { name: words.contact.submit }));
  await vi.waitFor(() => expect(onSubmit).toHaveBeenCalled());
  await userEvent.type(address(), '{Enter}');
  await vi.waitFor(() => expect(onSubscribe).toHaveBeenCalled());
  return { enquiry: onSubmit.mock.calls[0]?.[0], address: onSubscribe.mock.calls[0]?.[0] };
}
const allThatWasTyped = { enquiry: typed, address: 'ada@example.org' };

test('what was typed and then collected survives hydration', async () => {
  await typeEarly();
  collectEarlyInput(document);
  hydrate();
  expect(await sendAll()).toEqual(allThatWasTyped);
});

test('what was typed after it was collected survives hydration', async () => {
  collectEarlyInput(document);
  await typeEarly();
  hydrate();
  expect(await sendAll()).toEqual(allThatWasTyped);
});

test('what was typed after hydration had begun survives it', async () => {
  await typeEarly();
  collectEarlyInput(document);
  hydrate();
  // Nothing has been committed yet: React works in later tasks.
  name().value = 'Ada King';
  name().dispatchEvent(new Event('input', { bubbles: true }));
  await vi.waitFor(() =>
    expect(onValuesChange).toHaveBeenLastCalledWith(expect.objectContaining({ name: 'Ada King' })),
  );
  await userEvent.type(field('contact', 'phone'), '1');
  expect(name().value).toBe('Ada King');
});

test('what was taken back after it was collected stays taken back', async () => {
  await typeEarly();
  collectEarlyInput(document);
  await userEvent.click(consent());
  await userEvent.clear(message());
  hydrate();
  await vi.waitFor(() =>
    expect(onValuesChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ name: typed.name, message: '', consent: false }),
    ),
  );
  expect(consent().checked).toBe(false);
});

test('the first edit after hydration counts, whatever was typed in the middle of it', async () => {
  const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
  // React has come to the fields by then, and not to the end. As a key does it, without React's knowledge.
  const Meanwhile = () => {
    if (container.hasChildNodes() && name().value === 'Ad') value?.set?.call(name(), 'Ada');
    return null;
  };
  const tree = [<div key="forms">{forms()}</div>, <Meanwhile key="meanwhile" />];
  container.innerHTML = renderToString(tree);
  await userEvent.type(name(), 'Ad');
  collectEarlyInput(document);
  const root = hydrateRoot(container, tree);
  unmount = () => root.unmount();
  await vi.waitFor(() =>
    expect(onValuesChange).toHaveBeenLastCalledWith(expect.objectContaining({ name: 'Ada' })),
  );
  await userEvent.type(name(), '{Backspace}');
  await vi.waitFor(() =>
    expect(onValuesChange).toHaveBeenLastCalledWith(expect.objectContaining({ name: 'Ad' })),
  );
});

test('what was typed and then collected survives a page that is rendered anew', async () => {
  await typeEarly();
  collectEarlyInput(document);
  container.replaceChildren();
  const root = createRoot(container);
  unmount = () => root.unmount();
  root.render(forms());
  expect(await sendAll()).toEqual(allThatWasTyped);
});

test('what was collected is given once', async () => {
  await typeEarly();
  collectEarlyInput(document);
  hydrate();
  await vi.waitFor(() => expect(onValuesChange).toHaveBeenCalled());
  unmount();
  const root = createRoot(container);
  unmount = () => root.unmount();
  root.render(forms());
  await vi.waitFor(() => expect(name()).not.toBeNull());
  expect(name().value).toBe('');
  expect(address().value).toBe('');
});

test('an Enter before hydration leaves the address and the fields alone', async () => {
  const before = location.href;
  await userEvent.type(name(), 'Ada Lovelace{Enter}');
  await userEvent.type(address(), 'ada@example.org{Enter}');
  await userEvent.click(page.getByRole('button', { name: words.contact.submit }));
  expect(location.href).toBe(before);
  expect(name().value).toBe('Ada Lovelace');
  expect(address().value).toBe('ada@example.org');
});

test('a link in the label of a checkbox ticks nothing', async () => {
  hydrate();
  const link = page.getByRole('link', { name: words.contact.consentLink });
  link.element().addEventListener('click', (event) => event.preventDefault());
  await userEvent.click(link);
  expect(consent().checked).toBe(false);
});

test('several fields filled in one go are all kept, as a password manager does', async () => {
  hydrate();
  await vi.waitFor(() => expect(Object.keys(name())).not.toHaveLength(0));
  const property = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
  for (const [input, value] of [
    [name(), 'Ada Lovelace'],
    [field('contact', 'email'), 'ada@example.com'],
    [field('contact', 'phone'), '123'],
  ] as const) {
    property?.set?.call(input, value);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  }
  await vi.waitFor(() =>
    expect(onValuesChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ name: 'Ada Lovelace', email: 'ada@example.com', phone: '123' }),
    ),
  );
});
