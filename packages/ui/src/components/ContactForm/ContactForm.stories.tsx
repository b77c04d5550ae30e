import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, spyOn, userEvent, waitFor } from 'storybook/test';
import { contactFormOf, enquirySchema, limits, type Words, wordsOf } from '../../fixtures/index.ts';
import { contactFormWordsOf } from '../../fixtures/pieces.tsx';
import { trapIn } from '../../fixtures/trap.ts';
import { Section } from '../Section/index.ts';
import { Text } from '../Text/index.ts';
import { ContactForm, type ContactFormProps } from './index.ts';

const onSubmit = fn<ContactFormProps['onSubmit']>();
const onValuesChange = fn();

const meta = {
  component: ContactForm,
  parameters: { layout: 'fullscreen' },
  argTypes: Object.fromEntries(
    ['schema', 'limits', 'words', 'about', 'initialValues', 'failureNote'].map((name) => [
      name,
      { control: false },
    ]),
  ),
  args: {
    schema: enquirySchema,
    limits,
    words: contactFormWordsOf(wordsOf({})),
    onSubmit,
    onValuesChange,
  },
  beforeEach: () => {
    onSubmit.mockReset().mockResolvedValue(undefined);
    onValuesChange.mockClear();
  },
  render: ({ words: _words, ...args }, { globals }) => (
    <Section width="text">{contactFormOf(wordsOf(globals), args)}</Section>
  ),
} satisfies Meta<typeof ContactForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const box = (label: string) => screen.getByRole('textbox', { name: new RegExp(`^${label}`) });

/** The form's parts, by the names a visitor knows them by. */
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
const emptyValues = { name: '', email: '', phone: '', message: '', consent: false };

export const Empty: Story = {
  tags: ['visual'],
  play: async ({ globals }) => {
    const { name, email, phone, message, consent } = partsOf(wordsOf(globals));
    for (const [part, expected] of [
      [name(), { name: 'name', type: 'text', autocomplete: 'name', maxlength: '100' }],
      [email(), { name: 'email', type: 'email', autocomplete: 'email', maxlength: '255' }],
      [phone(), { name: 'phone', type: 'tel', autocomplete: 'tel', maxlength: '20' }],
      [message(), { name: 'message', maxlength: '2000' }],
      [consent(), { name: 'consent', type: 'checkbox' }],
    ] as const) {
      for (const [attribute, value] of Object.entries(expected)) {
        await expect(part).toHaveAttribute(attribute, value);
      }
    }
    for (const part of [name(), email(), message(), consent()]) await expect(part).toBeRequired();
    await expect(phone()).not.toBeRequired();
    const form = name().closest('form');
    await expect(form).toHaveAttribute('method', 'dialog');
    await expect(form).toHaveAttribute('id', 'contact');
    await expect(form).toHaveProperty('noValidate', true);
  },
};

/** What somebody came from stands above the fields. */
export const WithAnAbout: Story = {
  render: ({ words: _words, ...args }, { globals }) => {
    const words = wordsOf(globals);
    const about = <Text tone="accent">{words.contact.about}</Text>;
    return <Section width="text">{contactFormOf(words, { ...args, about })}</Section>;
  },
};

/** Consent is asked for first, and alone: nothing else is called wrong yet. */
export const ConsentFirst: Story = {
  tags: ['!autodocs'],
  play: async ({ globals }) => {
    const words = wordsOf(globals);
    const { consentRequired } = words.contact.toasts;
    const parts = partsOf(words);
    await userEvent.click(parts.submit());
    await screen.findByText(consentRequired.title);
    await expect(screen.getAllByRole('alertdialog')).toHaveLength(1);
    await expect(parts.consent()).toHaveAttribute('aria-invalid', 'true');
    await expect(parts.consent()).toHaveFocus();
    await expect(parts.consent()).toHaveAccessibleDescription(
      words.contact.issues['consent-required'],
    );
    for (const part of [parts.name(), parts.email(), parts.message()]) {
      await expect(part).not.toHaveAttribute('aria-invalid', 'true');
    }
    await expect(onSubmit).not.toHaveBeenCalled();
    await userEvent.keyboard(' ');
    await waitFor(() => expect(parts.consent()).not.toHaveAttribute('aria-invalid', 'true'));
    await expect(parts.name()).not.toHaveAttribute('aria-invalid', 'true');
    await userEvent.keyboard(' ');
  },
};

/** The toast says the first message, every field its own, and the first wrong field has the focus. */
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

/** A message goes when its field is mended; the others stay. */
export const Mending: Story = {
  tags: ['!autodocs'],
  play: async ({ globals }) => {
    const parts = partsOf(wordsOf(globals));
    await userEvent.click(parts.consent());
    await userEvent.click(parts.submit());
    await waitFor(() => expect(parts.name()).toHaveFocus());
    await userEvent.keyboard('Ada');
    await waitFor(() => expect(parts.name()).not.toHaveAttribute('aria-invalid', 'true'));
    await expect(parts.email()).toHaveAttribute('aria-invalid', 'true');
    await userEvent.type(parts.email(), 'ada@example.com');
    await waitFor(() => expect(parts.email()).not.toHaveAttribute('aria-invalid', 'true'));
    await userEvent.click(parts.submit());
    await waitFor(() => expect(parts.message()).toHaveFocus());
  },
};

const tooLong = (length: number) => 'a'.repeat(length);

/** `maxlength` holds back typing, but not what a script or a draft puts in. */
export const TooLong: Story = {
  tags: ['!autodocs'],
  args: {
    initialValues: {
      name: tooLong(101),
      email: `${tooLong(250)}@example.com`,
      phone: '1'.repeat(21),
      message: tooLong(2001),
      consent: true,
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

/** While it is sent, the button is disabled and says so; neither a press nor Enter sends it again. */
export const Busy: Story = {
  tags: ['!autodocs'],
  play: async ({ globals }) => {
    const words = wordsOf(globals);
    const parts = partsOf(words);
    onSubmit.mockReturnValue(new Promise(() => {}));
    await fill(words);
    await userEvent.click(parts.submit());
    const busy = await screen.findByRole('button', { name: words.contact.submitting });
    await expect(busy).toBeDisabled();
    busy.click();
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
    await expect(onValuesChange).toHaveBeenLastCalledWith({
      ...sentEnquiry,
      name: ' Ada Lovelace ',
      consent: true,
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
    await expect(onValuesChange).toHaveBeenLastCalledWith(emptyValues);
  },
};

/** The field that is there for programs: nobody sees it, comes to it by keyboard or hears of it. */
export const FieldForPrograms: Story = {
  tags: ['!autodocs'],
  play: async ({ canvasElement, canvas, globals }) => {
    const parts = partsOf(wordsOf(globals));
    const trap = trapIn(canvasElement);
    await expect(trap).toHaveAttribute('autocomplete', 'off');
    await expect(getComputedStyle(trap).display).not.toBe('none');
    const { x, y } = trap.getBoundingClientRect();
    await expect(document.elementFromPoint(x, y)).not.toBe(trap);
    await expect(canvas.getAllByRole('textbox')).not.toContain(trap);
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
    await expect(reached).not.toContain(trap);
  },
};

/** What a program has filled in is sent with the rest, for the receiver to judge, and stops nothing. */
export const FilledInByAProgram: Story = {
  tags: ['!autodocs'],
  play: async ({ canvasElement, globals }) => {
    const words = wordsOf(globals);
    const trap = trapIn(canvasElement);
    trap.value = 'Cheap offers';
    await fill(words);
    await userEvent.click(partsOf(words).submit());
    await screen.findByText(words.contact.toasts.sent.title);
    await expect(onSubmit.mock.calls[0]?.[1]).toHaveProperty('trap', 'Cheap offers');
    await expect(trap).toHaveValue('');
  },
};

/** The time is counted from the first focus, over failures, and from anew once it was sent. */
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

/** A draft may be sent at once: that says nothing. */
export const TimeTakenByADraft: Story = {
  tags: ['!autodocs'],
  args: { initialValues: { ...sentEnquiry, consent: true } },
  play: async ({ globals }) => {
    await userEvent.click(partsOf(wordsOf(globals)).submit());
    await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
    await expect(onSubmit.mock.calls[0]?.[1]).not.toHaveProperty('took');
  },
};

/** Nothing is lost; a retry carries the same id, changed values and the next enquiry a new one. */
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
    await waitFor(() => expect(parts.submit()).toHaveFocus());

    await userEvent.click(parts.submit());
    await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(2));
    await waitFor(() => expect(parts.submit()).toBeEnabled());
    await userEvent.type(parts.message(), ' Two of us.');
    await userEvent.click(parts.submit());
    await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(3));
    await waitFor(() => expect(parts.submit()).toBeEnabled());
    const ids = onSubmit.mock.calls.map(([, { submissionId }]) => submissionId);
    await expect(ids[1]).toBe(ids[0]);
    await expect(ids[2]).not.toBe(ids[0]);
  },
};

/** Success ends a submission: the same words again are a new one. */
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
    const [first, second] = onSubmit.mock.calls.map(([, { submissionId }]) => submissionId);
    await expect(second).not.toBe(first);
  },
};

/** What was typed earlier is there again; consent is asked for anew. */
export const WithADraft: Story = {
  args: { initialValues: { ...sentEnquiry, consent: false } },
  play: async ({ globals }) => {
    await expect(partsOf(wordsOf(globals)).email()).toHaveValue('ada@example.com');
    await expect(onValuesChange).not.toHaveBeenCalled();
  },
};

export const NarrowPhoneInGerman: Story = {
  tags: ['!autodocs'],
  globals: { locale: 'de', viewport: { value: 'narrow' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
