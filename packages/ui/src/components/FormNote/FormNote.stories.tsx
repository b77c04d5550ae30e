import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { contactFormOf, wordsOf } from '../../fixtures/index.ts';
import { journeyWordsOf } from '../../fixtures/journeys.ts';
import { Button } from '../Button/index.ts';
import type { ContactFormProps } from '../ContactForm/index.ts';
import { Section } from '../Section/index.ts';
import { Stack } from '../Stack/index.ts';
import { TextLink } from '../TextLink/index.ts';
import { FormNote } from './index.ts';

const failureOf = (globals: object) => {
  const { before, link, after } = journeyWordsOf(globals).failure;
  return (
    <>
      {before}
      <TextLink href="mailto:hello@example.com">{link}</TextLink>
      {after}
    </>
  );
};

const meta = {
  component: FormNote,
  argTypes: {
    children: { control: 'text' },
  },
  render: (args, { globals }) => (
    <FormNote {...args}>{args.children ?? failureOf(globals)}</FormNote>
  ),
} satisfies Meta<typeof FormNote>;
export default meta;
type Story = StoryObj<typeof FormNote>;

export const Failure: Story = {
  tags: ['visual'],
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      journeyWordsOf(globals).failure.before.trim(),
    );
  },
};
/** Empty until there is a failure: screen readers announce what appears in it. */
export const FailsLater: Story = {
  tags: ['!autodocs'],
  render: (_args, { globals }) => <FailingLater label={wordsOf(globals).button.label} />,
  play: async ({ canvas }) => {
    const note = canvas.getByRole('status');
    await expect(note).toBeEmptyDOMElement();
    await expect(note.getBoundingClientRect().height).toBe(0);
    await userEvent.click(canvas.getByRole('button'));
    await expect(note).not.toBeEmptyDOMElement();
  },
};

function FailingLater({ label }: { label: string }) {
  const [hasFailed, setHasFailed] = useState(false);
  return (
    <Stack>
      <Button onPress={() => setHasFailed(true)}>{label}</Button>
      <FormNote>{hasFailed && label}</FormNote>
    </Stack>
  );
}

const onSubmit = fn<ContactFormProps['onSubmit']>();

/** Beside the button after a failed submission, until the next attempt. */
export const InAContactForm: Story = {
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  beforeEach: () => {
    onSubmit.mockReset();
  },
  render: (_args, { globals }) => (
    <Section width="text">
      {contactFormOf(wordsOf(globals), {
        onSubmit,
        failureText: ({ name }) => (
          <>
            {failureOf(globals)} <span data-testid="whose">{name}</span>
          </>
        ),
        draft: {
          values: {
            name: ' Ada Lovelace ',
            email: 'ada@example.com',
            message: 'Ten days in February.',
            consent: true,
          },
        },
      })}
    </Section>
  ),
  play: async ({ canvas, globals }) => {
    const { submit } = wordsOf(globals).contact;
    const press = async () => userEvent.click(canvas.getByRole('button', { name: submit }));
    const { link } = journeyWordsOf(globals).failure;
    await expect(canvas.queryByRole('link', { name: link })).not.toBeInTheDocument();
    onSubmit.mockRejectedValueOnce(new Error('unavailable'));
    await press();
    await expect(await canvas.findByRole('link', { name: link })).toBeVisible();
    await expect(canvas.getByTestId('whose')).toHaveTextContent(/^Ada Lovelace$/);
    const { promise, reject } = Promise.withResolvers<undefined>();
    onSubmit.mockReturnValueOnce(promise);
    await waitFor(() => expect(canvas.getByRole('button', { name: submit })).toBeEnabled());
    await press();
    await waitFor(() => expect(canvas.queryByRole('link', { name: link })).not.toBeInTheDocument());
    reject(new Error('unavailable'));
    await canvas.findByRole('link', { name: link });
    onSubmit.mockResolvedValueOnce(undefined);
    await waitFor(() => expect(canvas.getByRole('button', { name: submit })).toBeEnabled());
    await press();
    await screen.findByText(wordsOf(globals).contact.toasts.sent.title);
    await expect(canvas.queryByRole('link', { name: link })).not.toBeInTheDocument();
  },
};
