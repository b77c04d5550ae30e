import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { newsletterFormOf, wordsOf } from '../../fixtures/index.ts';
import { Section } from '../Section/index.ts';
import { NewsletterForm } from './index.ts';

const onSubmit = fn<(email: string, submission: { submissionId: string }) => Promise<void>>();
const onFirstUse = fn();
const onValueChange = fn();

const meta = {
  component: NewsletterForm,
  args: {
    id: 'newsletter',
    words: {
      label: '',
      submit: '',
      submitting: '',
      invalid: { title: '' },
      subscribed: { title: '' },
      failed: { title: '' },
    },
    validate: async () => undefined,
    onSubmit,
    onFirstUse,
    onValueChange,
  },
  beforeEach: () => {
    onSubmit.mockReset().mockResolvedValue(undefined);
    onFirstUse.mockClear();
    onValueChange.mockClear();
  },
  render: ({ words: _words, validate: _validate, ...args }, { globals }) => {
    const form = newsletterFormOf(wordsOf(globals), args);
    return args.tone === 'inverse' ? <Section tone="deep">{form}</Section> : form;
  },
} satisfies Meta<typeof NewsletterForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const field = () => screen.getByRole('textbox');

export const Empty: Story = {
  play: async () => {
    await expect(field()).toBeRequired();
    await expect(field()).toHaveAttribute('type', 'email');
    await expect(field()).toHaveAttribute('maxlength', '255');
    await expect(field().closest('form')).toHaveAttribute('method', 'dialog');
    await expect(onFirstUse).not.toHaveBeenCalled();
    await userEvent.tab();
    await userEvent.keyboard('a');
    await expect(onFirstUse).toHaveBeenCalledOnce();
    await userEvent.clear(field());
  },
};

export const Inverse: Story = { args: { tone: 'inverse', layout: 'stacked' } };

export const Invalid: Story = {
  play: async ({ globals }) => {
    const { newsletter, contact } = wordsOf(globals);
    await userEvent.type(field(), 'ada@{Enter}');
    await waitFor(() => expect(field()).toHaveAttribute('aria-invalid', 'true'));
    await expect(field()).toHaveAccessibleDescription(contact.issues['email-invalid']);
    await expect(field()).toHaveFocus();
    await screen.findByText(newsletter.invalid.title);
    await expect(onSubmit).not.toHaveBeenCalled();
    await userEvent.type(field(), 'e');
    await expect(field()).not.toHaveAttribute('aria-invalid', 'true');
    await userEvent.keyboard('{Backspace}{Enter}');
    await waitFor(() => expect(field()).toHaveAttribute('aria-invalid', 'true'));
  },
};

export const InvalidInverse: Story = {
  args: { tone: 'inverse', layout: 'stacked' },
  globals: { locale: 'de', viewport: { value: 'phone' } },
  play: async () => {
    await userEvent.type(field(), 'ada@{Enter}');
    await waitFor(() => expect(field()).toHaveAttribute('aria-invalid', 'true'));
  },
};

/** While it is sent, the button is disabled and says so; Enter sends nothing a second time. */
export const Busy: Story = {
  play: async ({ globals }) => {
    const { submit, submitting } = wordsOf(globals).newsletter;
    onSubmit.mockReturnValue(new Promise(() => {}));
    await userEvent.type(field(), 'ada@example.com');
    await userEvent.click(screen.getByRole('button', { name: submit }));
    await expect(await screen.findByRole('button', { name: submitting })).toBeDisabled();
    await userEvent.type(field(), '{Enter}');
    await expect(onSubmit).toHaveBeenCalledOnce();
  },
};

export const Subscribed: Story = {
  play: async ({ globals }) => {
    const { subscribed } = wordsOf(globals).newsletter;
    await userEvent.type(field(), '  ada@example.com ');
    await userEvent.keyboard('{Enter}');
    await screen.findByText(subscribed.title);
    await screen.findByText(String(subscribed.description));
    await expect(onSubmit).toHaveBeenCalledWith('ada@example.com', {
      submissionId: expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
    await expect(field()).toHaveValue('');
    await expect(onValueChange).toHaveBeenLastCalledWith('');
  },
};

/** What was typed stays; a retry carries the same id, another address a new one. */
export const Failed: Story = {
  play: async ({ globals }) => {
    const { failed, submit } = wordsOf(globals).newsletter;
    onSubmit.mockRejectedValue(new Error('unavailable'));
    await userEvent.type(field(), 'ada@example.com');
    const button = screen.getByRole('button', { name: submit });
    await userEvent.click(button);
    await screen.findByText(String(failed.description));
    await expect(field()).toHaveValue('ada@example.com');
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.click(button);
    await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(2));
    await waitFor(() => expect(button).toBeEnabled());
    await userEvent.type(field(), '.org');
    await userEvent.click(button);
    await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(3));
    const ids = onSubmit.mock.calls.map(([, { submissionId }]) => submissionId);
    await expect(ids[1]).toBe(ids[0]);
    await expect(ids[2]).not.toBe(ids[0]);
    await waitFor(() => expect(button).toBeEnabled());
  },
};

export const NarrowPhoneInGerman: Story = {
  globals: { locale: 'de', viewport: { value: 'narrow' } },
};
