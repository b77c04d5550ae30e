import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { enquiryFormOf, wordsOf } from '../../fixtures/index.ts';
import { placeOfTests } from '../../fixtures/place.ts';
import { type EnquiryFormProps, ToastProvider, UiProvider } from '../../index.ts';

const words = wordsOf({ locale: 'en' });
const onSubmit = vi.fn<EnquiryFormProps['onSubmit']>();
const onDraftChange = vi.fn<NonNullable<EnquiryFormProps['onDraftChange']>>();

const { container, ...place } = placeOfTests();

beforeEach(() => {
  vi.clearAllMocks();
  onSubmit.mockReset().mockResolvedValue(undefined);
});

const render = (props: Partial<EnquiryFormProps> = {}, key = 0) =>
  place.render(
    <UiProvider locale="en">
      <ToastProvider labels={words.toasts}>
        <div key={key}>{enquiryFormOf(words, { onSubmit, onDraftChange, ...props })}</div>
      </ToastProvider>
    </UiProvider>,
  );

const field = (name: string) => container.querySelector(`form [name=${name}]`) as HTMLInputElement;
const isInvalid = (name: string) => field(name).hasAttribute('aria-invalid');
const button = () => container.querySelector('form button[type=submit]') as HTMLButtonElement;
const send = () => userEvent.click(button());

const enquiry = {
  name: 'Ada Lovelace',
  email: 'ada@example.com',
  phone: '+44 20 7946 0000',
  message: 'Ten days in February.',
};
const complete = { values: { ...enquiry, consent: true, furtherConsent: false } };

async function fill() {
  for (const [name, value] of Object.entries(enquiry)) await userEvent.fill(field(name), value);
  await userEvent.click(field('consent'));
}

/** Sends, and waits until this attempt is over. */
async function attempt() {
  const earlier = onSubmit.mock.calls.length;
  await send();
  await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(earlier + 1));
  await vi.waitFor(() => expect(button().textContent).toContain(words.contact.submit));
  await vi.waitFor(() => expect(button().getAttribute('aria-disabled')).not.toBe('true'));
}
const submissions = () => onSubmit.mock.calls.map(([, submission]) => submission);
const ids = () => submissions().map(({ submissionId }) => submissionId);

test('fields that a draft lacks are empty', async () => {
  await render({ draft: { values: { email: 'ada@example.com' } } });
  expect([field('email').value, field('name').value]).toEqual(['ada@example.com', '']);
  expect(onDraftChange).not.toHaveBeenCalled();
});

test('with nothing else wrong, the consent has the focus', async () => {
  await render({ draft: { values: enquiry } });
  await send();
  await vi.waitFor(() => expect(document.activeElement).toBe(field('consent')));
  expect(isInvalid('name')).toBe(false);
  await userEvent.keyboard(' ');
  await vi.waitFor(() => expect(isInvalid('consent')).toBe(false));
});

test('a message goes when its field is corrected; new errors wait for the next attempt', async () => {
  await render({ draft: { values: { consent: true } } });
  await send();
  await vi.waitFor(() => expect(document.activeElement).toBe(field('name')));
  await userEvent.keyboard('Ada');
  await vi.waitFor(() => expect(isInvalid('name')).toBe(false));
  await userEvent.clear(field('name'));
  expect([isInvalid('name'), isInvalid('email')]).toEqual([false, true]);
  await userEvent.fill(field('name'), 'Ada');
  await userEvent.fill(field('email'), 'ada@example.com');
  await vi.waitFor(() => expect(isInvalid('email')).toBe(false));
  await send();
  await vi.waitFor(() => expect(document.activeElement).toBe(field('message')));
});

test('the honeypot is invisible, not focusable and hidden from assistive technology', async () => {
  await render();
  const honeypot = field('subject');
  expect(honeypot.autocomplete).toBe('off');
  expect(getComputedStyle(honeypot).display).not.toBe('none');
  const { x, y } = honeypot.getBoundingClientRect();
  expect(document.elementFromPoint(x, y)).not.toBe(honeypot);
  expect(page.getByRole('textbox').elements()).not.toContain(honeypot);
  expect(honeypot.tabIndex).toBe(-1);
});

test('what a bot filled in is sent too, and prevents nothing', async () => {
  await render({ draft: complete });
  const honeypot = field('subject');
  honeypot.value = 'Cheap offers';
  await attempt();
  expect(submissions()[0]).toHaveProperty('trap', 'Cheap offers');
  await vi.waitFor(() => expect(honeypot.value).toBe(''));
});

test('after success, the same values are a new submission, whose time starts over at its first focus', async () => {
  let time = 1000;
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => time);
  try {
    await render();
    onSubmit.mockRejectedValueOnce(new Error('unavailable'));
    field('name').focus();
    time += 4000.4;
    await fill();
    await attempt();
    time += 2000;
    await attempt();
    await vi.waitFor(() => expect(field('name').value).toBe(''));
    await fill();
    time += 500;
    await attempt();
    expect(submissions().map(({ took }) => took)).toEqual([4000, 6000, 500]);
    const [first, second, third] = ids();
    expect([second === first, third === first]).toEqual([true, false]);
  } finally {
    clock.mockRestore();
  }
});

test('no time is reported for a draft, which may be sent at once', async () => {
  await render({ draft: complete });
  await attempt();
  expect(submissions()[0]).not.toHaveProperty('took');
});

test('a retry has the same id, also after an edit that was undone; changed values have a new one', async () => {
  onSubmit.mockRejectedValue(new Error('unavailable'));
  await render({ draft: complete });
  await attempt();
  await attempt();
  await userEvent.type(field('message'), '!{Backspace}');
  await attempt();
  await userEvent.type(field('message'), ' Two of us.');
  await attempt();
  const [first, second, third, fourth] = ids();
  expect([second, third]).toEqual([first, first]);
  expect(fourth).not.toBe(first);
});

test('a retry after leaving the page and coming back has the same id', async () => {
  await render();
  onSubmit.mockRejectedValueOnce(new Error('unavailable'));
  await fill();
  await attempt();
  const draft = onDraftChange.mock.lastCall?.[0];
  await render(draft && { draft }, 1);
  await vi.waitFor(() => expect(field('name').value).toBe('Ada Lovelace'));
  await attempt();
  const [first, second] = ids();
  expect(second).toBe(first);
});
