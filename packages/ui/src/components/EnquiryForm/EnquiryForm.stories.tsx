import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { expectNoOverflow } from '../../fixtures/expectNoOverflow.ts';
import {
  enquiryFormOf,
  enquiryLabelsOf,
  enquirySchema,
  limits,
  wordsOf,
} from '../../fixtures/index.ts';
import { Section } from '../Section/index.ts';
import { Text } from '../Text/index.ts';
import { EnquiryForm, type EnquiryFormProps } from './index.ts';

const onSubmit = fn<EnquiryFormProps['onSubmit']>();

const meta = {
  title: 'Forms/EnquiryForm',
  component: EnquiryForm,
  parameters: {
    layout: 'fullscreen',
    synonyms: ['contact form'],
    // A toast is fixed to the bottom of the viewport.
    docs: { story: { inline: false, height: '900px' } },
  },
  args: { schema: enquirySchema, limits, labels: enquiryLabelsOf(wordsOf({})), onSubmit },
  beforeEach: () => {
    onSubmit.mockReset().mockResolvedValue(undefined);
  },
  render: ({ labels: _labels, ...args }, { globals }) => (
    <Section width="text">{enquiryFormOf(wordsOf(globals), args)}</Section>
  ),
} satisfies Meta<typeof EnquiryForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const field = (name: string) => document.querySelector(`form [name=${name}]`) as HTMLInputElement;
const send = () =>
  userEvent.click(document.querySelector('form button[type=submit]') as HTMLButtonElement);

const enquiry = {
  name: 'Ada Lovelace',
  email: 'ada@example.com',
  phone: '+44 20 7946 0000',
  message: 'Ten days in February.',
};
const complete = { draft: { values: { ...enquiry, consent: true, furtherConsent: true } } };

export const Default: Story = {
  tags: ['visual'],
  play: async () => {
    for (const name of ['name', 'email', 'message', 'consent']) {
      await expect(field(name)).toBeRequired();
    }
    for (const name of ['phone', 'furtherConsent']) await expect(field(name)).not.toBeRequired();
    const { form } = field('name');
    await expect(form).toHaveAttribute('method', 'dialog');
    await expect(form).toHaveAttribute('id', 'contact');
    await expect(form).toHaveProperty('noValidate', true);
  },
};

/** Content above the fields. */
export const WithAnAbout: Story = { args: { about: <Text>{wordsOf({}).contact.about}</Text> } };

/** The toast shows the first message, every field its own, and the first wrong field has the focus. */
export const Invalid: Story = {
  args: { draft: { values: { consent: true } } },
  play: async ({ globals }) => {
    const { issues, toasts } = wordsOf(globals).contact;
    await send();
    const toast = await screen.findByRole('alertdialog');
    await expect(toast).toHaveTextContent(toasts.invalid.title);
    await expect(toast).toHaveTextContent(String(issues['name-required']));
    await expect(field('name')).toHaveFocus();
    // Announced with the field: the toast announces its title only.
    await expect(toast.querySelector('[slot=description]')).toHaveAttribute('aria-hidden', 'true');
    await expect(field('name')).toHaveAccessibleDescription(issues['name-required']);
    await expect(field('email')).toHaveAccessibleDescription(issues['email-invalid']);
    await expect(field('phone')).not.toBeInvalid();
    await expect(field('message')).toHaveAccessibleDescription(
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

/** The toast asks for a missing consent first; every field has its message, and the first one the focus. */
export const ConsentMissing: Story = {
  play: async ({ globals }) => {
    const { issues, toasts } = wordsOf(globals).contact;
    await send();
    const title = await screen.findByText(toasts.consentRequired.title);
    await expect(screen.getAllByRole('alertdialog')).toHaveLength(1);
    for (const name of ['name', 'email', 'message', 'consent']) {
      await expect(field(name)).toBeInvalid();
    }
    await expect(field('consent')).toHaveAccessibleDescription(issues['consent-required']);
    await expect(field('name')).toHaveFocus();
    // The focus is elsewhere, so the toast announces all of it.
    const description = title.closest('[role=alertdialog]')?.querySelector('[slot=description]');
    await expect(description).not.toHaveAttribute('aria-hidden', 'true');
    await expect(onSubmit).not.toHaveBeenCalled();
    await userEvent.click(field('consent'));
    await waitFor(() => expect(field('consent')).not.toBeInvalid());
    await expect(field('name')).toBeInvalid();
  },
};

/** While sending, the button is busy, keeps the focus and says so; neither a press nor Enter sends again. */
export const Busy: Story = {
  args: complete,
  play: async ({ globals }) => {
    const { submitting } = wordsOf(globals).contact;
    onSubmit.mockReturnValue(new Promise(() => {}));
    await send();
    await expect(await screen.findByRole('button', { name: submitting })).toHaveFocus();
    await expect(screen.getByText(submitting, { selector: '[role=status]' })).toBeInTheDocument();
    await userEvent.keyboard('{Enter}');
    await userEvent.type(field('name'), '{Enter}');
    await expect(onSubmit).toHaveBeenCalledOnce();
    // Its answer may no longer change.
    field('consent').focus();
    await userEvent.keyboard(' ');
    await expect(field('consent')).toBeChecked();
  },
};

/** All fields are empty, both consents too. */
export const Sent: Story = {
  args: complete,
  play: async ({ globals }) => {
    await userEvent.type(field('name'), ' {Enter}');
    await screen.findByText(wordsOf(globals).contact.toasts.sent.title);
    await expect(onSubmit.mock.lastCall?.[0]).toEqual({ ...enquiry, furtherConsent: true });
    for (const name of Object.keys(enquiry)) await expect(field(name)).toHaveValue('');
    for (const name of ['consent', 'furtherConsent']) await expect(field(name)).not.toBeChecked();
  },
};

/** Nothing is lost, and `failureText` says what to do now, until the next attempt. */
export const Failed: Story = {
  tags: ['visual'],
  args: { ...complete, failureText: ({ name }) => `Sorry, ${name}. Please call us.` },
  play: async ({ canvas, globals }) => {
    const { failed } = wordsOf(globals).contact.toasts;
    onSubmit.mockRejectedValueOnce(new Error('unavailable'));
    await send();
    await screen.findByText(String(failed.description));
    await expect(canvas.getByText('Sorry, Ada Lovelace. Please call us.')).toBeVisible();
    await expect(field('message')).toHaveValue(enquiry.message);
    await expect(field('consent')).toBeChecked();
    await waitFor(() => expect(document.querySelector('form button[type=submit]')).toHaveFocus());
  },
};

export const NarrowPhoneInGerman: Story = {
  tags: ['!dev', '!autodocs'],
  globals: { locale: 'de', viewport: { value: 'narrow' } },
  play: expectNoOverflow,
};
