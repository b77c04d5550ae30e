import { type ReactNode, StrictMode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { enquiryFormOf, newsletterFormOf, wordsOf } from '../../fixtures/index.ts';
import { placeOfTests } from '../../fixtures/place.ts';
import {
  type EnquiryFormProps,
  type FormInput,
  type NewsletterFormProps,
  readForms,
  ToastProvider,
  UiProvider,
} from '../../index.ts';

const words = wordsOf({ locale: 'en' });
const onSubmit = vi.fn<EnquiryFormProps['onSubmit']>(async () => {});
const onDraftChange = vi.fn<NonNullable<EnquiryFormProps['onDraftChange']>>();
const onSubscribe = vi.fn<NewsletterFormProps['onSubmit']>(async () => {});

const draftOf = (values: FormInput | undefined) => values && { draft: { values } };

const forms = (typed: Record<string, FormInput> = {}): ReactNode => (
  <StrictMode>
    <UiProvider locale="en">
      <ToastProvider labels={words.toasts}>
        {enquiryFormOf(words, { onSubmit, onDraftChange, ...draftOf(typed['contact']) })}
        {newsletterFormOf(words, {
          id: 'newsletter-footer',
          onSubmit: onSubscribe,
          ...draftOf(typed['newsletter-footer']),
        })}
      </ToastProvider>
    </UiProvider>
  </StrictMode>
);

const { container, render, prerender, ...place } = placeOfTests();

beforeEach(() => {
  vi.clearAllMocks();
  prerender(forms());
});

afterEach(() => {
  delete document.documentElement.dataset['earlySubmit'];
});

const hydrate = () => place.hydrate(forms());

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
  await userEvent.click(field('contact', 'furtherConsent'));
  await userEvent.type(address(), 'ada@example.org');
}

const typed = {
  name: 'Ada Lovelace',
  email: 'ada@example.com',
  phone: '123',
  message: 'Ten days in February.',
  furtherConsent: true,
};

/** Edits another field, so that every field is rendered again, and submits both forms. */
async function submitAll() {
  await userEvent.type(field('contact', 'phone'), typed.phone);
  await userEvent.click(page.getByRole('button', { name: words.contact.submit }));
  await vi.waitFor(() => expect(onSubmit).toHaveBeenCalled());
  await userEvent.type(address(), '{Enter}');
  await vi.waitFor(() => expect(onSubscribe).toHaveBeenCalled());
  return { enquiry: onSubmit.mock.calls[0]?.[0], address: onSubscribe.mock.calls[0]?.[0] };
}
const allThatWasTyped = { enquiry: typed, address: 'ada@example.org' };

const expectLastValues = (values: object) =>
  vi.waitFor(() =>
    expect(onDraftChange).toHaveBeenLastCalledWith({ values: expect.objectContaining(values) }),
  );

test('text typed before hydration survives it', async () => {
  await typeEarly();
  await hydrate();
  await vi.waitFor(() => expect(onDraftChange).toHaveBeenCalled());
  expect(await submitAll()).toEqual(allThatWasTyped);
});

test('text typed during hydration survives it', async () => {
  await typeEarly();
  await hydrate();
  // Nothing is committed yet: React works in later tasks.
  name().value = 'Ada King';
  name().dispatchEvent(new Event('input', { bubbles: true }));
  await expectLastValues({ name: 'Ada King' });
  await userEvent.type(field('contact', 'phone'), '1');
  expect(name().value).toBe('Ada King');
});

test('the first edit after hydration counts, also where the text changed during hydration', async () => {
  const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
  // Rendered after the fields and before the commit. Sets the value as a key press does, unnoticed by React.
  const Meanwhile = () => {
    if (container.hasChildNodes() && name().value === 'Ad') value?.set?.call(name(), 'Ada');
    return null;
  };
  const tree = [<div key="forms">{forms()}</div>, <Meanwhile key="meanwhile" />];
  prerender(tree);
  await userEvent.type(name(), 'Ad');
  await place.hydrate(tree);
  await expectLastValues({ name: 'Ada' });
  await userEvent.type(name(), '{Backspace}');
  await expectLastValues({ name: 'Ad' });
  expect(name().value).toBe('Ad');
});

/** Replaces the HTML, as for a page in another language. */
async function replace() {
  const input = readForms(document);
  container.replaceChildren();
  await render(forms(input));
}

test('text typed before the HTML is replaced is the draft of the new forms', async () => {
  await typeEarly();
  field('contact', 'subject').value = 'Cheap offers';
  expect(readForms(document)).toEqual({
    contact: {
      name: typed.name,
      email: typed.email,
      message: typed.message,
      consent: true,
      furtherConsent: true,
    },
    'newsletter-footer': { email: 'ada@example.org' },
  });
  await replace();
  expect(await submitAll()).toEqual(allThatWasTyped);
});

test('untouched forms have no input', () => {
  expect(readForms(document)).toEqual({});
});

/** What the script in the head does until hydration. */
function noteSubmit(form: string) {
  document.documentElement.dataset['earlySubmit'] = form;
}

for (const [how, start] of [
  ['hydrated', hydrate],
  ['replaced', replace],
] as const) {
  test(`a form submitted early is submitted with what was typed, once ${how}`, async () => {
    await typeEarly();
    noteSubmit('contact');
    await start();
    await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
    expect(onSubmit.mock.calls[0]?.[0]).toEqual({ ...typed, phone: '' });
    expect(document.documentElement.dataset['earlySubmit']).toBeUndefined();
    expect(onSubscribe).not.toHaveBeenCalled();
  });
}

test('a newsletter form submitted early is submitted with what was typed', async () => {
  await typeEarly();
  noteSubmit('newsletter-footer');
  await hydrate();
  await vi.waitFor(() => expect(onSubscribe).toHaveBeenCalledOnce());
  expect(onSubscribe.mock.calls[0]?.[0]).toBe('ada@example.org');
  expect(onSubmit).not.toHaveBeenCalled();
});

test('two submits in one task send once', async () => {
  await typeEarly();
  await hydrate();
  await expectLastValues({ name: typed.name });
  const form = name().form as HTMLFormElement;
  form.requestSubmit();
  form.requestSubmit();
  await vi.waitFor(() => expect(onSubmit).toHaveBeenCalled());
  await vi.waitFor(() => expect(name().value).toBe(''));
  expect(onSubmit).toHaveBeenCalledOnce();
});

test('a link in the label of a checkbox ticks nothing', async () => {
  await hydrate();
  const link = page.getByRole('link', { name: words.contact.consentLink });
  link.element().addEventListener('click', (event) => event.preventDefault());
  await userEvent.click(link);
  expect(consent().checked).toBe(false);
});

test('several fields filled in one go are all kept, as a password manager does', async () => {
  await hydrate();
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
  await expectLastValues({ name: 'Ada Lovelace', email: 'ada@example.com', phone: '123' });
});
