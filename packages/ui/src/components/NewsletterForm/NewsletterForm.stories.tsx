import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { expectNoOverflow } from '../../fixtures/expectNoOverflow.ts';
import { limits, newsletterFormOf, wordsOf } from '../../fixtures/index.ts';
import { localized } from '../../fixtures/localized.ts';
import { States } from '../../fixtures/States.tsx';
import { showState } from '../../fixtures/showState.ts';
import { Section } from '../Section/index.ts';
import {
  NewsletterForm,
  type NewsletterFormProps,
  newsletterFormLayouts,
} from './NewsletterForm.tsx';

const onSubmit = fn<NewsletterFormProps['onSubmit']>();
const onFirstUse = fn();
const states = ['default', 'hovered', 'focused'] as const;

const textsOf = (globals: object) => ({ labels: wordsOf(globals).newsletter });

const meta = {
  title: 'Forms/NewsletterForm',
  component: NewsletterForm,
  parameters: {
    synonyms: ['subscribe', 'sign up', 'email'],
    // A toast is fixed to the bottom of the viewport.
    docs: { story: { inline: false, height: '380px' } },
  },
  argTypes: { layout: { options: newsletterFormLayouts, control: 'select' } },
  args: {
    id: 'newsletter',
    ...textsOf({}),
    maxLength: limits.email,
    validate: () => undefined,
    onSubmit,
    onFirstUse,
  },
  beforeEach: () => {
    onSubmit.mockReset().mockResolvedValue(undefined);
    onFirstUse.mockClear();
  },
  render: ({ validate: _validate, ...args }, { globals }) =>
    newsletterFormOf(wordsOf(globals), localized(textsOf, args, globals)),
} satisfies Meta<typeof NewsletterForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const field = () => screen.getByRole('textbox');
const submit = async (address: string) => userEvent.type(field(), `${address}{Enter}`);

export const Default: Story = {
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

/** On a light and on a deep ground. */
export const FieldStates: Story = {
  tags: ['visual'],
  parameters: { layout: 'fullscreen', docs: { story: { autoplay: true } } },
  render: (_args, { globals }) => (
    <>
      {(['default', 'inverse'] as const).map((tone) => (
        <Section key={tone} tone={tone}>
          <States names={states} isWide>
            {(state) => newsletterFormOf(wordsOf(globals), { id: `${tone}-${state}` })}
          </States>
        </Section>
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    const fields = canvas.getAllByRole('textbox');
    for (const first of [0, 3]) {
      await showState(fields[first + 1], 'hover');
      await showState(fields[first + 2], 'focus-visible');
    }
  },
};

const onADeepGround: Decorator = (Story) => (
  <Section tone="inverse">
    <Story />
  </Section>
);

/** The button is below the field. */
export const Stacked: Story = { args: { layout: 'stacked' }, decorators: onADeepGround };

/** The field is marked and keeps the focus; the message goes on the next edit. */
export const Invalid: Story = {
  play: async ({ globals }) => {
    const { newsletter, contact } = wordsOf(globals);
    await submit('ada@');
    await waitFor(() => expect(field()).toBeInvalid());
    await expect(field()).toHaveAccessibleDescription(
      `${newsletter.description} ${contact.issues['email-invalid']}`,
    );
    await expect(field()).toHaveFocus();
    await screen.findByText(newsletter.toasts.invalid.title);
    await expect(onSubmit).not.toHaveBeenCalled();
    await userEvent.keyboard('e');
    await expect(field()).not.toBeInvalid();
    await userEvent.keyboard('{Backspace}{Enter}');
    await waitFor(() => expect(field()).toBeInvalid());
  },
};
export const InvalidInverse: Story = {
  tags: ['visual', '!autodocs'],
  args: { layout: 'stacked' },
  decorators: onADeepGround,
  play: async () => {
    await submit('ada@');
    await waitFor(() => expect(field()).toBeInvalid());
  },
};

/** While sending, the button is busy, keeps the focus and says so; Enter does not send again. */
export const Busy: Story = {
  play: async ({ globals }) => {
    const { submit: send, submitting } = wordsOf(globals).newsletter;
    onSubmit.mockReturnValue(new Promise(() => {}));
    await userEvent.type(field(), 'ada@example.com');
    await userEvent.click(screen.getByRole('button', { name: send }));
    await expect(await screen.findByRole('button', { name: submitting })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await submit('');
    await expect(onSubmit).toHaveBeenCalledOnce();
  },
};

/** What was typed stays, and `failureText` says why until the next attempt. */
export const Failed: Story = {
  args: { failureText: () => wordsOf({}).newsletter.failure },
  play: async ({ canvasElement, globals }) => {
    onSubmit.mockRejectedValue(new Error('unavailable'));
    await submit('ada@example.com');
    await screen.findByText(String(wordsOf(globals).newsletter.toasts.failed.description));
    await expect(canvasElement.querySelector('form output')).not.toBeEmptyDOMElement();
    await expect(field()).toHaveValue('ada@example.com');
    await expect(field()).toHaveFocus();
  },
};

export const InvalidOnANarrowPhoneInGerman: Story = {
  ...InvalidInverse,
  tags: ['!dev', '!autodocs'],
  globals: { locale: 'de', viewport: { value: 'narrow' } },
  play: async (context) => {
    await InvalidInverse.play?.(context);
    await expectNoOverflow();
  },
};
