import type { Meta, StoryObj } from '@storybook/react-vite';
import { Fragment, useState } from 'react';
import { expect, fn, screen, spyOn, userEvent, waitFor } from 'storybook/test';
import { honeypotIn } from '../../fixtures/honeypot.ts';
import { contactFormOf, enquirySchema, limits, type Words, wordsOf } from '../../fixtures/index.ts';
import { contactFormWordsOf } from '../../fixtures/sampleForms.tsx';
import { Button } from '../Button/index.ts';
import { Section } from '../Section/index.ts';
import { Text } from '../Text/index.ts';
import { ContactForm, type ContactFormProps } from './index.ts';

const onSubmit = fn<ContactFormProps['onSubmit']>();
const onDraftChange = fn<NonNullable<ContactFormProps['onDraftChange']>>();

const meta = {
  component: ContactForm,
  parameters: { layout: 'fullscreen' },
  argTypes: Object.fromEntries(
    ['schema', 'limits', 'words', 'about', 'draft', 'failureText'].map((name) => [
      name,
      { control: false },
    ]),
  ),
  args: {
    schema: enquirySchema,
    limits,
    words: contactFormWordsOf(wordsOf({})),
    onSubmit,
    onDraftChange,
  },
  beforeEach: () => {
    onSubmit.mockReset().mockResolvedValue(undefined);
    onDraftChange.mockClear();
  },
  render: ({ words: _words, ...args }, { globals }) => (
    <Section width="text">{contactFormOf(wordsOf(globals), args)}</Section>
  ),
} satisfies Meta<typeof ContactForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const box = (label: string) => screen.getByRole('textbox', { name: new RegExp(`^${label}`) });

/** The form's fields and button, by accessible name. */
function partsOf({ contact }: Words) {
  return {
    name: () => box(contact.name),
    email: () => box(contact.email),
    phone: () => box(contact.phone),
    message: () => box(contact.message),
    consent: () => screen.getByRole('checkbox'),
    submit: () => screen.getByRole('button', { name: contact.submit }),
  };
}

async function fill(words: Words) {
  const { name, email, phone, message, consent } = partsOf(words);
  await userEvent.type(name(), ' Ada Lovelace ');
  await userEvent.type(email(), 'ada@example.com');
  await userEvent.type(phone(), '+44 20 7946 0000');
  await userEvent.type(message(), 'Ten days in February.');
  await userEvent.click(consent());
}

const sentEnquiry = {
  name: 'Ada Lovelace',
  email: 'ada@example.com',
  phone: '+44 20 7946 0000',
  message: 'Ten days in February.',
};
const took = () => onSubmit.mock.lastCall?.[1].took;
const idsOf = () => onSubmit.mock.calls.map(([, { submissionId }]) => submissionId);

export const Empty: Story = {
  tags: ['visual'],
  play: async ({ globals }) => {
    const { name, email, phone, message, consent } = partsOf(wordsOf(globals));
    for (const part of [name(), email(), message(), consent()]) await expect(part).toBeRequired();
    await expect(phone()).not.toBeRequired();
    const form = name().closest('form');
    await expect(form).toHaveAttribute('method', 'dialog');
    await expect(form).toHaveAttribute('id', 'contact');
    await expect(form).toHaveProperty('noValidate', true);
  },
};

/** Content above the fields. */
export const WithAnAbout: Story = {
  render: ({ words: _words, ...args }, { globals }) => {
    const words = wordsOf(globals);
    const about = <Text>{words.contact.about}</Text>;
    return <Section width="text">{contactFormOf(words, { ...args, about })}</Section>;
  },
};

/** The toast asks for a missing consent first; every field has its message, and the first one the focus. */
export const ConsentFirst: Story = {
  tags: ['!autodocs'],
  play: async ({ globals }) => {
    const words = wordsOf(globals);
    const { consentRequired } = words.contact.toasts;
    const parts = partsOf(words);
    await userEvent.click(parts.submit());
    const title = await screen.findByText(consentRequired.title);
    await expect(screen.getAllByRole('alertdialog')).toHaveLength(1);
    for (const part of [parts.name(), parts.email(), parts.message(), parts.consent()]) {
      await expect(part).toHaveAttribute('aria-invalid', 'true');
    }
    await expect(parts.consent()).toHaveAccessibleDescription(
      words.contact.issues['consent-required'],
    );
    await expect(parts.name()).toHaveFocus();
    // The focus is elsewhere, so the toast announces all of it.
    const description = title.closest('[role=alertdialog]')?.querySelector('[slot=description]');
    await expect(description).not.toHaveAttribute('aria-hidden', 'true');
    await expect(onSubmit).not.toHaveBeenCalled();
    await userEvent.click(parts.consent());
    await waitFor(() => expect(parts.consent()).not.toHaveAttribute('aria-invalid', 'true'));
    await expect(parts.name()).toHaveAttribute('aria-invalid', 'true');
  },
};

/** With nothing else wrong, the consent has the focus. */
export const ConsentOnly: Story = {
  tags: ['!autodocs'],
  args: { draft: { values: sentEnquiry } },
  play: async ({ globals }) => {
    const words = wordsOf(globals);
    const parts = partsOf(words);
    await userEvent.click(parts.submit());
    await screen.findByText(words.contact.toasts.consentRequired.title);
    await expect(parts.consent()).toHaveFocus();
    await expect(parts.name()).not.toHaveAttribute('aria-invalid', 'true');
    await userEvent.keyboard(' ');
    await waitFor(() => expect(parts.consent()).not.toHaveAttribute('aria-invalid', 'true'));
  },
};

/** The toast shows the first message, every field its own, and the first wrong field has the focus. */
export const Invalid: Story = {
  tags: ['!autodocs'],
  play: async ({ globals }) => {
    const words = wordsOf(globals);
    const { issues, toasts } = words.contact;
    const parts = partsOf(words);
    await userEvent.click(parts.consent());
    await userEvent.click(parts.submit());
    const toast = await screen.findByRole('alertdialog');
    await expect(toast).toHaveTextContent(toasts.invalid.title);
    await expect(toast).toHaveTextContent(String(issues['name-required']));
    await expect(parts.name()).toHaveFocus();
    await expect(parts.name()).toHaveAccessibleDescription(issues['name-required']);
    // Read with the field: the toast announces its title only.
    await expect(toast.querySelector('[slot=description]')).toHaveAttribute('aria-hidden', 'true');
    await expect(parts.email()).toHaveAccessibleDescription(issues['email-invalid']);
    await expect(parts.phone()).not.toHaveAttribute('aria-invalid', 'true');
    await expect(parts.message()).toHaveAccessibleDescription(
      new RegExp(`${issues['message-required']}$`),
    );
    await expect(onSubmit).not.toHaveBeenCalled();
  },
};

export const InvalidInGermanOnAPhone: Story = {
  ...Invalid,
  tags: ['visual', '!autodocs'],
  globals: { locale: 'de', viewport: { value: 'phone' } },
};

/** A message goes when its field is corrected; the others stay. New errors wait for the next submit. */
export const Correcting: Story = {
  tags: ['!autodocs'],
  play: async ({ globals }) => {
    const parts = partsOf(wordsOf(globals));
    await userEvent.click(parts.consent());
    await userEvent.click(parts.submit());
    await waitFor(() => expect(parts.name()).toHaveFocus());
    await userEvent.keyboard('Ada');
    await waitFor(() => expect(parts.name()).not.toHaveAttribute('aria-invalid', 'true'));
    await userEvent.clear(parts.name());
    await expect(parts.email()).toHaveAttribute('aria-invalid', 'true');
    await expect(parts.name()).not.toHaveAttribute('aria-invalid', 'true');
    await userEvent.type(parts.name(), 'Ada');
    await userEvent.type(parts.email(), 'ada@example.com');
    await waitFor(() => expect(parts.email()).not.toHaveAttribute('aria-invalid', 'true'));
    await userEvent.click(parts.submit());
    await waitFor(() => expect(parts.message()).toHaveFocus());
  },
};

const tooLong = (length: number) => 'a'.repeat(length);

/** `maxlength` limits typing, but not a script or a draft. */
export const TooLong: Story = {
  tags: ['!autodocs'],
  args: {
    draft: {
      values: {
        name: tooLong(101),
        email: `${tooLong(250)}@example.com`,
        phone: '1'.repeat(21),
        message: tooLong(2001),
        consent: true,
      },
    },
  },
  play: async ({ globals }) => {
    const words = wordsOf(globals);
    const { issues } = words.contact;
    const parts = partsOf(words);
    await userEvent.click(parts.submit());
    await waitFor(() => expect(parts.name()).toHaveAttribute('aria-invalid', 'true'));
    for (const [part, code] of [
      [parts.name(), 'name-too-long'],
      [parts.email(), 'email-too-long'],
      [parts.phone(), 'phone-too-long'],
      [parts.message(), 'message-too-long'],
    ] as const) {
      await expect(part).toHaveAccessibleDescription(new RegExp(`${issues[code]}$`));
    }
  },
};

/** While sending, the button is busy, keeps the focus and says so; neither a press nor Enter sends again. */
export const Busy: Story = {
  tags: ['!autodocs'],
  play: async ({ globals }) => {
    const words = wordsOf(globals);
    const parts = partsOf(words);
    onSubmit.mockReturnValue(new Promise(() => {}));
    await fill(words);
    await userEvent.click(parts.submit());
    const busy = await screen.findByRole('button', { name: words.contact.submitting });
    await expect(busy).toHaveFocus();
    await expect(
      screen.getByText(words.contact.submitting, { selector: '[role=status]' }),
    ).toBeInTheDocument();
    await userEvent.keyboard('{Enter}');
    await userEvent.type(parts.name(), '{Enter}');
    await expect(onSubmit).toHaveBeenCalledOnce();
  },
};

export const Sent: Story = {
  tags: ['!autodocs'],
  play: async ({ globals }) => {
    const words = wordsOf(globals);
    const parts = partsOf(words);
    await fill(words);
    await expect(onDraftChange).toHaveBeenLastCalledWith({
      values: { ...sentEnquiry, name: ' Ada Lovelace ', consent: true },
    });
    await userEvent.type(parts.name(), '{Enter}');
    await screen.findByText(words.contact.toasts.sent.title);
    await expect(onSubmit.mock.calls).toEqual([
      [
        sentEnquiry,
        {
          submissionId: expect.stringMatching(/^[0-9a-f-]{36}$/),
          took: expect.any(Number),
        },
      ],
    ]);
    for (const part of [parts.name(), parts.email(), parts.phone(), parts.message()]) {
      await expect(part).toHaveValue('');
    }
    await expect(parts.consent()).not.toBeChecked();
    await expect(onDraftChange).toHaveBeenLastCalledWith(undefined);
  },
};

/** The honeypot is invisible, not focusable and hidden from assistive technology. */
export const HiddenHoneypot: Story = {
  tags: ['!autodocs'],
  play: async ({ canvasElement, canvas, globals }) => {
    const parts = partsOf(wordsOf(globals));
    const honeypot = honeypotIn(canvasElement);
    await expect(honeypot).toHaveAttribute('autocomplete', 'off');
    await expect(getComputedStyle(honeypot).display).not.toBe('none');
    const { x, y } = honeypot.getBoundingClientRect();
    await expect(document.elementFromPoint(x, y)).not.toBe(honeypot);
    await expect(canvas.getAllByRole('textbox')).not.toContain(honeypot);
    parts.name().focus();
    const reached: (Element | null)[] = [];
    while (document.activeElement !== parts.submit()) {
      reached.push(document.activeElement);
      await userEvent.tab();
    }
    await expect(reached).toContain(parts.message());
    parts.name().focus();
    await userEvent.tab({ shift: true });
    reached.push(document.activeElement);
    await expect(reached).not.toContain(honeypot);
  },
};

/** What a bot filled in is sent too, for the receiver to judge, and prevents nothing. */
export const FilledInByABot: Story = {
  tags: ['!autodocs'],
  play: async ({ canvasElement, globals }) => {
    const words = wordsOf(globals);
    const honeypot = honeypotIn(canvasElement);
    honeypot.value = 'Cheap offers';
    await fill(words);
    await userEvent.click(partsOf(words).submit());
    await screen.findByText(words.contact.toasts.sent.title);
    await expect(onSubmit.mock.calls[0]?.[1]).toHaveProperty('trap', 'Cheap offers');
    await expect(honeypot).toHaveValue('');
  },
};

/** The time counts from the first focus, continues over failures, and starts over after success. */
export const TimeTaken: Story = {
  tags: ['!autodocs'],
  play: async ({ globals }) => {
    const words = wordsOf(globals);
    const parts = partsOf(words);
    let time = 1000;
    const clock = spyOn(performance, 'now').mockImplementation(() => time);
    const send = async (times: number) => {
      await waitFor(() => expect(parts.submit()).toBeEnabled());
      await userEvent.click(parts.submit());
      await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(times));
    };
    try {
      onSubmit.mockRejectedValueOnce(new Error('unavailable'));
      parts.name().focus();
      time += 4000.4;
      await fill(words);
      await send(1);
      await expect(took()).toBe(4000);
      time += 2000;
      await send(2);
      await expect(took()).toBe(6000);
      await waitFor(() => expect(parts.name()).toHaveValue(''));
      await fill(words);
      time += 500;
      await send(3);
      await expect(took()).toBe(500);
    } finally {
      clock.mockRestore();
    }
  },
};

/** A draft may be sent at once, so no time is reported. */
export const TimeTakenByADraft: Story = {
  tags: ['!autodocs'],
  args: { draft: { values: { ...sentEnquiry, consent: true } } },
  play: async ({ globals }) => {
    await userEvent.click(partsOf(wordsOf(globals)).submit());
    await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
    await expect(onSubmit.mock.calls[0]?.[1]).not.toHaveProperty('took');
  },
};

/** Nothing is lost. A retry has the same id, also after an edit that was undone; changed values have a new one. */
export const Failed: Story = {
  tags: ['!autodocs'],
  play: async ({ globals }) => {
    const words = wordsOf(globals);
    const parts = partsOf(words);
    onSubmit.mockRejectedValue(new Error('unavailable'));
    await fill(words);
    await userEvent.click(parts.submit());
    await screen.findByText(String(words.contact.toasts.failed.description));
    await expect(parts.name()).toHaveValue(' Ada Lovelace ');
    await expect(parts.message()).toHaveValue(sentEnquiry.message);
    await expect(parts.consent()).toBeChecked();
    await expect(parts.submit()).toHaveFocus();

    const retry = async (times: number) => {
      await userEvent.click(parts.submit());
      await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(times));
      await waitFor(() => expect(parts.submit()).toBeEnabled());
    };
    await retry(2);
    await userEvent.type(parts.message(), '!{Backspace}');
    await retry(3);
    await userEvent.type(parts.message(), ' Two of us.');
    await retry(4);
    const [first, second, third, fourth] = idsOf();
    await expect([second, third]).toEqual([first, first]);
    await expect(fourth).not.toBe(first);
  },
};

/** After success, the same values are a new submission. */
export const SentTwice: Story = {
  tags: ['!autodocs'],
  play: async ({ globals }) => {
    const words = wordsOf(globals);
    const parts = partsOf(words);
    for (const times of [1, 2]) {
      await fill(words);
      await userEvent.click(parts.submit());
      await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(times));
      await waitFor(() => expect(parts.name()).toHaveValue(''));
      await waitFor(() => expect(parts.submit()).toBeEnabled());
    }
    const [first, second] = idsOf();
    await expect(second).not.toBe(first);
  },
};

/** What was typed earlier is there again; fields that the draft lacks are empty. */
export const WithADraft: Story = {
  args: { draft: { values: sentEnquiry } },
  play: async ({ globals }) => {
    await expect(partsOf(wordsOf(globals)).email()).toHaveValue('ada@example.com');
    await expect(onDraftChange).not.toHaveBeenCalled();
  },
};

/** Leaving the page and coming back changes nothing: a retry of the draft has the same id. */
export const RetryAfterRemount: Story = {
  tags: ['!autodocs'],
  render: ({ words: _words, ...args }, { globals }) => (
    <Remountable {...args} words={wordsOf(globals)} />
  ),
  play: async ({ globals }) => {
    const words = wordsOf(globals);
    const parts = partsOf(words);
    onSubmit.mockRejectedValueOnce(new Error('unavailable'));
    await fill(words);
    await userEvent.click(parts.submit());
    await screen.findByText(String(words.contact.toasts.failed.description));
    await userEvent.click(screen.getByRole('button', { name: 'Remount' }));
    await expect(parts.name()).toHaveValue(' Ada Lovelace ');
    await userEvent.click(parts.submit());
    await screen.findByText(words.contact.toasts.sent.title);
    const [first, second] = idsOf();
    await expect(second).toBe(first);
    await userEvent.click(screen.getByRole('button', { name: 'Remount' }));
    await expect(parts.name()).toHaveValue('');
  },
};

function Remountable({ words, ...props }: { words: Words } & Omit<ContactFormProps, 'words'>) {
  const [key, setKey] = useState(0);
  const [draft, setDraft] = useState<ContactFormProps['draft']>();
  return (
    <Section width="text">
      <Button onPress={() => setKey(key + 1)}>Remount</Button>
      <Fragment key={key}>
        {contactFormOf(words, { ...props, ...(draft && { draft }), onDraftChange: setDraft })}
      </Fragment>
    </Section>
  );
}

export const NarrowPhoneInGerman: Story = {
  tags: ['!autodocs'],
  globals: { locale: 'de', viewport: { value: 'narrow' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
