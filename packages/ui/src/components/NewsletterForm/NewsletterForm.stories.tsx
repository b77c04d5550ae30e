import type { Meta, StoryObj } from '@storybook/react-vite';
import { Fragment, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { limits, newsletterFormOf, wordsOf } from '../../fixtures/index.ts';
import { showState } from '../../fixtures/showState.ts';
import { Button } from '../Button/index.ts';
import { Section } from '../Section/index.ts';
import { Stack } from '../Stack/index.ts';
import {
  NewsletterForm,
  type NewsletterFormProps,
  newsletterFormLayouts,
  newsletterFormTones,
} from './index.ts';

const onSubmit = fn<NewsletterFormProps['onSubmit']>();
const onFirstUse = fn();
const onDraftChange = fn();

/** On a docs page each story runs in its own iframe, with its play function. */
const inItsOwnWindow = { docs: { story: { inline: false, height: '380px' } } };

const meta = {
  component: NewsletterForm,
  argTypes: {
    tone: { options: newsletterFormTones, control: 'select' },
    layout: { options: newsletterFormLayouts, control: 'select' },
    id: { control: false },
    words: { control: false },
    validate: { control: false },
    draft: { control: false },
  },
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
    maxLength: limits.email,
    validate: () => undefined,
    onSubmit,
    onFirstUse,
    onDraftChange,
  },
  beforeEach: () => {
    onSubmit.mockReset().mockResolvedValue(undefined);
    onFirstUse.mockClear();
    onDraftChange.mockClear();
  },
  render: ({ words: _words, validate: _validate, ...args }, { globals }) => {
    const form = newsletterFormOf(wordsOf(globals), args);
    return args.tone === 'inverse' ? <Section tone="inverse">{form}</Section> : form;
  },
} satisfies Meta<typeof NewsletterForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const field = () => screen.getByRole('textbox');

export const Empty: Story = {
  play: async () => {
    await expect(field()).toBeRequired();
    await expect(field()).toHaveAttribute('type', 'email');
    await expect(field()).toHaveAttribute('maxlength', `${limits.email}`);
    await expect(field().closest('form')).toHaveAttribute('method', 'dialog');
    await expect(onFirstUse).not.toHaveBeenCalled();
    await userEvent.tab();
    await userEvent.keyboard('a');
    await expect(onFirstUse).toHaveBeenCalledOnce();
    await userEvent.clear(field());
  },
};

/** The field on a light and on a deep ground: at rest, hovered, focused by keyboard. */
export const States: Story = {
  tags: ['visual'],
  parameters: { layout: 'fullscreen', docs: { story: { autoplay: true } } },
  render: (_args, { globals }) => (
    <>
      {newsletterFormTones.map((tone) => (
        <Section key={tone} tone={tone}>
          <Stack gap="large">
            {['rests', 'hovered', 'focused'].map((state) => (
              <Fragment key={state}>
                {newsletterFormOf(wordsOf(globals), { id: `${tone}-${state}`, tone })}
              </Fragment>
            ))}
          </Stack>
        </Section>
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    const fields = canvas.getAllByRole('textbox');
    for (const first of [0, 3]) {
      const [, hovered, focused] = fields.slice(first, first + 3);
      await showState(hovered, 'hover');
      await showState(focused, 'focus-visible');
    }
  },
};

export const Inverse: Story = { args: { tone: 'inverse', layout: 'stacked' } };

export const Invalid: Story = {
  parameters: inItsOwnWindow,
  play: async ({ globals }) => {
    const { newsletter, contact } = wordsOf(globals);
    await userEvent.type(field(), 'ada@{Enter}');
    await waitFor(() => expect(field()).toHaveAttribute('aria-invalid', 'true'));
    await expect(field()).toHaveAccessibleDescription(
      `${newsletter.hint} ${contact.issues['email-invalid']}`,
    );
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
  parameters: inItsOwnWindow,
  tags: ['visual'],
  args: { tone: 'inverse', layout: 'stacked' },
  play: async () => {
    await userEvent.type(field(), 'ada@{Enter}');
    await waitFor(() => expect(field()).toHaveAttribute('aria-invalid', 'true'));
  },
};

export const InvalidInverseOnAPhoneInGerman: Story = {
  ...InvalidInverse,
  tags: ['!visual', '!autodocs'],
  globals: { locale: 'de', viewport: { value: 'phone' } },
};

/** A hint stays while typing, and describes the field; what was typed earlier is there. */
export const WithADraft: Story = {
  args: { draft: { values: { email: 'ada@example.com' } } },
  play: async ({ globals }) => {
    await expect(field()).toHaveValue('ada@example.com');
    await expect(field()).toHaveAccessibleDescription(wordsOf(globals).newsletter.hint);
  },
};

export const WithoutAHint: Story = {
  tags: ['!autodocs'],
  render: (args, { globals }) => {
    const words = wordsOf(globals);
    const { title: _title, text: _text, hint: _hint, ...formWords } = words.newsletter;
    return newsletterFormOf(words, { ...args, words: formWords });
  },
  play: async () => {
    await expect(field()).not.toHaveAttribute('aria-describedby');
  },
};

/** While sending, the button is busy, keeps the focus and says so; Enter does not send again. */
export const Busy: Story = {
  parameters: inItsOwnWindow,
  play: async ({ globals }) => {
    const { submit, submitting } = wordsOf(globals).newsletter;
    onSubmit.mockReturnValue(new Promise(() => {}));
    await userEvent.type(field(), 'ada@example.com');
    await userEvent.click(screen.getByRole('button', { name: submit }));
    await expect(await screen.findByRole('button', { name: submitting })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.type(field(), '{Enter}');
    await expect(onSubmit).toHaveBeenCalledOnce();
  },
};

export const Subscribed: Story = {
  tags: ['!autodocs'],
  play: async ({ globals }) => {
    const { subscribed } = wordsOf(globals).newsletter;
    await userEvent.type(field(), '  ada@example.com ');
    await userEvent.keyboard('{Enter}');
    await screen.findByText(subscribed.title);
    await screen.findByText(String(subscribed.description));
    await expect(onSubmit.mock.calls).toEqual([
      [
        'ada@example.com',
        {
          submissionId: expect.stringMatching(/^[0-9a-f-]{36}$/),
          took: expect.any(Number),
        },
      ],
    ]);
    await expect(field()).toHaveValue('');
    await expect(onDraftChange).toHaveBeenLastCalledWith(undefined);
  },
};

/** What was typed stays. */
export const Failed: Story = {
  tags: ['!autodocs'],
  play: async ({ globals }) => {
    const { failed, submit } = wordsOf(globals).newsletter;
    onSubmit.mockRejectedValue(new Error('unavailable'));
    await userEvent.type(field(), 'ada@example.com');
    const button = screen.getByRole('button', { name: submit });
    await userEvent.click(button);
    await screen.findByText(String(failed.description));
    await expect(field()).toHaveValue('ada@example.com');
    await waitFor(() => expect(button).toHaveFocus());
  },
};

/** The reason is shown below the field until the next attempt. */
export const FailedForAKnownReason: Story = {
  parameters: inItsOwnWindow,
  render: (_args, { globals }) => {
    const words = wordsOf(globals);
    return newsletterFormOf(words, { onSubmit, failureText: () => words.newsletter.failure });
  },
  play: async ({ globals }) => {
    const { failure, submit } = wordsOf(globals).newsletter;
    onSubmit.mockRejectedValueOnce(new Error('timeout'));
    await userEvent.type(field(), 'ada@example.com');
    const button = screen.getByRole('button', { name: submit });
    await userEvent.click(button);
    await expect(await screen.findByText(failure, { selector: 'output *' })).toBeVisible();
    await waitFor(() => expect(button).toHaveAccessibleName(submit));
    await userEvent.click(button);
    await waitFor(() => expect(screen.queryByText(failure)).toBeNull());
  },
};

/** A message follows the language of the page. */
export const InvalidInAnotherLanguage: Story = {
  tags: ['!autodocs'],
  render: () => <Translated />,
  play: async () => {
    const expectMessage = (locale: 'en' | 'de') =>
      waitFor(() =>
        expect(field()).toHaveAccessibleDescription(
          new RegExp(`${wordsOf({ locale }).contact.issues['email-invalid']}$`),
        ),
      );
    await userEvent.type(field(), 'ada@{Enter}');
    await expectMessage('en');
    await userEvent.click(screen.getByRole('button', { name: 'DE' }));
    await expectMessage('de');
  },
};

function Translated() {
  const [locale, setLocale] = useState<'en' | 'de'>('en');
  return (
    <Stack gap="medium">
      {newsletterFormOf(wordsOf({ locale }))}
      <Button onPress={() => setLocale('de')}>DE</Button>
    </Stack>
  );
}

export const NarrowPhoneInGerman: Story = {
  tags: ['!autodocs'],
  globals: { locale: 'de', viewport: { value: 'narrow' } },
};
