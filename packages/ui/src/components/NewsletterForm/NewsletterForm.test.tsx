import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { newsletterFormOf, wordsOf } from '../../fixtures/index.ts';
import { placeOfTests } from '../../fixtures/place.ts';
import { type NewsletterFormProps, ToastProvider } from '../../index.ts';

const english = wordsOf({ locale: 'en' });
const onSubmit = vi.fn<NewsletterFormProps['onSubmit']>();
const onDraftChange = vi.fn<NonNullable<NewsletterFormProps['onDraftChange']>>();
const field = page.getByRole('textbox');

const { container, ...place } = placeOfTests();

beforeEach(() => {
  vi.clearAllMocks();
  onSubmit.mockReset().mockResolvedValue(undefined);
});

const note = () => container.querySelector('form output')?.textContent;

const render = (props: Partial<NewsletterFormProps> = {}, words = english) =>
  place.render(
    <ToastProvider labels={words.toasts}>
      {newsletterFormOf(words, { onSubmit, onDraftChange, ...props })}
    </ToastProvider>,
  );

test('a retry has the same id and the trimmed address; the form is empty once it is sent', async () => {
  await render({ failureText: () => 'Please try again' });
  onSubmit.mockRejectedValueOnce(new Error('timeout'));
  await userEvent.type(field, '  ada@example.com {Enter}');
  await vi.waitFor(() => expect(note()).toBe('Please try again'));
  await userEvent.type(field, '{Enter}');
  await expect.element(page.getByText(english.newsletter.toasts.sent.title)).toBeInTheDocument();
  expect(note()).toBe('');
  const [first, second] = onSubmit.mock.calls;
  expect(first?.[1].submissionId).toMatch(/^[0-9a-f-]{36}$/);
  expect(second).toEqual([
    'ada@example.com',
    { submissionId: first?.[1].submissionId, took: expect.any(Number) },
  ]);
  await expect.element(field).toHaveValue('');
  expect(onDraftChange).toHaveBeenLastCalledWith(undefined);
});

test('a message follows the language of the page', async () => {
  await render();
  await userEvent.type(field, 'ada@{Enter}');
  for (const words of [english, wordsOf({ locale: 'de' })]) {
    await render({}, words);
    await expect
      .element(field)
      .toHaveAccessibleDescription(new RegExp(`${words.contact.issues['email-invalid']}$`));
  }
});
